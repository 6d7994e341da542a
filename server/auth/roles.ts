import { randomUUID } from 'node:crypto';
import { ADMINISTRATOR_ACT, knownActs, type Act } from '@/domain/permissions/acts';
import { BUILT_IN_ROLES, findRole, isBuiltIn, type TeamRole } from '@/domain/permissions/roles';
import { parseJson } from '@/lib/objects';
import { MOST_ROLES, type CustomRole, type RoleChange } from '@/protocol/roles';
import { violatedConstraint, type Query } from '../database/database';
import { refused } from '../problems';

type Row = { id: string; name: string; acts: string; version: number };

export type TeamRoles = ReturnType<typeof createTeamRoles>;

/**
 * The roles of a team: the built-in ones, and custom ones of its database. Every request reads them again, so that a
 * change counts from the next request on, in every process.
 */
export function createTeamRoles({ query }: { query: Query }) {
  async function custom(team: string): Promise<CustomRole[]> {
    const rows = await query<Row>('select id, name, acts, version from team_role where team = $1 order by name', [
      team,
    ]);
    return rows.map(roleOfRow);
  }

  async function all(team: string): Promise<TeamRole[]> {
    return [...BUILT_IN_ROLES, ...(await custom(team))];
  }

  return {
    all,

    /** What a person with this role may do. A role that does not exist any more may only read. */
    async actsOf(team: string, role: string): Promise<readonly Act[]> {
      return findRole(isBuiltIn(role) ? BUILT_IN_ROLES : await custom(team), role).acts;
    },

    /** Throws a problem if a role does not exist. */
    async check(team: string, id: string): Promise<void> {
      if (!(await all(team)).some((role) => role.id === id)) throw missing();
    },

    async create(team: string, change: RoleChange): Promise<CustomRole> {
      const id = `role-${randomUUID()}`;
      const [name, acts] = checked(change);
      if ((await custom(team)).length >= MOST_ROLES)
        throw refused('taken', `A team can have at most ${MOST_ROLES} custom roles. Remove one first.`);
      const insert = 'insert into team_role (team, id, name, acts) values ($1, $2, $3, $4)';
      await query(insert, [team, id, name, JSON.stringify(acts)]).catch(explainName);
      return { id, name, acts, version: 0 };
    },

    /** Throws a problem if somebody else has changed the role after `version`. */
    async change(team: string, id: string, change: RoleChange & { version: number }): Promise<CustomRole> {
      const { version } = change;
      const [name, acts] = checked(change);
      const changed = await query<Row>(
        `update team_role set name = $4, acts = $5, version = version + 1
         where team = $1 and id = $2 and version = $3 returning id, name, acts, version`,
        [team, id, version, name, JSON.stringify(acts)],
      ).catch(explainName);
      const [row] = changed;
      if (row) return roleOfRow(row);
      if (!(await custom(team)).some((role) => role.id === id)) throw missing();
      throw refused('taken', 'Somebody else has changed this role meanwhile. Close it, and change its newest state.');
    },

    /** Throws a problem while somebody has the role, or is invited with it. */
    async remove(team: string, id: string): Promise<void> {
      const removed = await query(
        `delete from team_role where team = $1 and id = $2
           and not exists (select 1 from member where member.role = $2)
           and not exists (select 1 from invitation where invitation.role = $2 and invitation.status = 'pending'
             and invitation."expiresAt" > now())
         returning id`,
        [team, id],
      );
      if (removed.length > 0) return;
      if (!(await custom(team)).some((role) => role.id === id)) throw missing();
      throw refused('taken', 'Somebody has this role, or is invited with it. Give these people another role first.');
    },
  };
}

function roleOfRow({ id, name, acts, version }: Row): CustomRole {
  const ids = parseJson(acts);
  return {
    id,
    name,
    acts: knownActs(Array.isArray(ids) ? ids.filter((act) => typeof act === 'string') : []),
    version,
  };
}

/** Acts of administrators alone cannot be given to a custom role. */
function checked({ name, acts }: RoleChange): [name: string, acts: Act[]] {
  if (BUILT_IN_ROLES.some((role) => role.name.toLowerCase() === name.toLowerCase())) throw nameTaken();
  if (acts.includes(ADMINISTRATOR_ACT))
    throw refused('malformed', 'Only administrators can change people and roles: no other role can get this act.');
  return [name, knownActs(acts)];
}

const nameTaken = () => refused('taken', 'There is a role with this name already. Choose another name.');
const missing = () => refused('not-found', 'This role does not exist any more. Choose another one.');

function explainName(error: unknown): never {
  if (violatedConstraint(error) === 'team_role_name') throw nameTaken();
  throw error;
}
