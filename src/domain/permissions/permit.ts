import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { Act } from './acts';
import { ADMINISTRATOR, type TeamRole } from './roles';

/** A member of the team with the acts of the role. In a local workspace, the one operator may do everything. */
export type TeamPerson = { id: string; name: string; role: string; acts: readonly Act[] };

/** The roles of the team, and its members. */
export type TeamRoster = { roles: readonly TeamRole[]; people: readonly TeamPerson[] };

/**
 * Whether a role may do an act. A refusal names the roles and the people of the team who may, except administrators if
 * anybody else may, because they may do everything.
 */
export function permit(
  { acts }: Pick<TeamRole, 'acts'>,
  act: Act,
  { roles, people }: TeamRoster = { roles: [], people: [] },
): Eligibility {
  if (acts.includes(act)) return ALLOWED;
  return refuse({
    kind: 'actNotPermitted',
    act,
    roles: othersFirst(roles, act, ({ id }) => id).map(({ id, name }) => ({ id, name })),
    people: othersFirst(people, act, ({ role }) => role).map(({ name }) => name),
  });
}

/** Those who may, without administrators if there are others. */
function othersFirst<Holder extends Pick<TeamRole, 'acts'>>(
  holders: readonly Holder[],
  act: Act,
  roleOf: (holder: Holder) => string,
): readonly Holder[] {
  const permitted = holders.filter(({ acts }) => acts.includes(act));
  const others = permitted.filter((holder) => roleOf(holder) !== ADMINISTRATOR);
  return others.length > 0 ? others : permitted;
}
