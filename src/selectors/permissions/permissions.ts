import { ACTS, type Act } from '@/domain/permissions/acts';
import { permit, type TeamPerson } from '@/domain/permissions/permit';
import { OPERATOR_NAME } from '@/domain/product';
import { isShared } from '@/domain/workspaces/shared';
import { ALLOWED, type Eligibility } from '@/domain/refusals';
import { LOCAL_OPERATOR_ID, selectTeam } from '@/slices/teamSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import { createSelector } from '@/selectors/createSelector';

/** Works in the workspaces of the browser, and may do everything there. */
const LOCAL_OPERATOR: TeamPerson = { id: LOCAL_OPERATOR_ID, name: OPERATOR_NAME, role: 'administrator', acts: ACTS };

/** The person who works in the open workspace: the signed-in one, or the one operator of a local workspace. */
export const selectSignedInPerson = createSelector(
  [selectTeam, selectImportedWorkspace],
  ({ me }, workspace): TeamPerson => {
    if (!me) return LOCAL_OPERATOR;
    return workspace && isShared(workspace.id) ? me : { ...LOCAL_OPERATOR, id: me.id, name: me.name };
  },
);

/** The people of the open workspace: the members of the team, or the one operator of a local workspace. */
export const selectPeople = createSelector(
  [selectTeam, selectImportedWorkspace, selectSignedInPerson],
  ({ people }, workspace, person): readonly TeamPerson[] =>
    workspace && isShared(workspace.id) && people.length > 0 ? people : [person],
);

const selectPermissions = createSelector(
  [selectSignedInPerson, selectTeam],
  (person, team) => Object.fromEntries(ACTS.map((act) => [act, permit(person, act, team)])) as Record<Act, Eligibility>,
);

/** Whether the role in the team allows to edit workspaces of the team, also while a workspace of this browser is open. */
export const selectMayEditShared = createSelector([selectTeam], ({ me, roles, people }): Eligibility =>
  me ? permit(me, 'editWorkspaces', { roles, people }) : ALLOWED,
);

/** The state that the permissions are derived from. */
export type PermissionState = Parameters<typeof selectPermissions>[0];

/** Whether the person may do an act in the open workspace, and if not, who may. */
export function selectPermission(state: PermissionState, act: Act): Eligibility {
  return selectPermissions(state)[act];
}
