import type { TeamPort } from '@/backend/team';
import { BUILT_IN_ROLES, findRole } from '@/domain/permissions/roles';
import type { Me } from '@/protocol/people';
import { teamReceived, type TeamState } from '@/slices/teamSlice';
import type { AppStore } from '@/store/store';

type Followed = Pick<TeamPort, 'me' | 'follow'>;

/**
 * The store has the team as its server answered last, so that buttons say what the role allows now.
 */
export function followTeam(store: Pick<AppStore, 'dispatch'>, team: Followed): void {
  const show = () => void store.dispatch(teamReceived(teamStateOf(team.me)));
  show();
  team.follow(show);
}

/** A browser may remember an answer of before there were roles. */
function teamStateOf({ user: { id, name }, role, roles, people }: Me): TeamState {
  const known = roles.length > 0 ? roles : BUILT_IN_ROLES;
  return { me: { id, name, role, acts: findRole(known, role).acts }, roles: known, people };
}
