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
  const permitted = roles.filter((role) => role.acts.includes(act));
  const doers = people.filter((person) => person.acts.includes(act));
  const others = doers.filter(({ role }) => role !== ADMINISTRATOR);
  // If only administrators can be asked, their role is named, too.
  const otherRoles = doers.length > 0 && others.length === 0 ? [] : permitted.filter(({ id }) => id !== ADMINISTRATOR);
  return refuse({
    kind: 'actNotPermitted',
    act,
    roles: (otherRoles.length > 0 ? otherRoles : permitted).map(({ id, name }) => ({ id, name })),
    people: (others.length > 0 ? others : doers).map(({ name }) => name),
  });
}
