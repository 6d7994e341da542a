import { ACTS, type Act } from '@/domain/permissions/acts';
import { permit, type TeamPerson } from '@/domain/permissions/permit';
import { OPERATOR_NAME } from '@/domain/product';
import { isShared } from '@/domain/workspaces/shared';
import type { Eligibility } from '@/domain/refusals';
import { selectTeam } from '@/slices/teamSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import { createSelector } from './createSelector';

/** Works in the workspaces of the browser, and may do everything there. */
const LOCAL_OPERATOR: TeamPerson = { id: 'operator', name: OPERATOR_NAME, role: 'administrator', acts: ACTS };

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

/** Whether the person may do an act in the open workspace, and if not, who may. */
export function selectPermission(state: Parameters<typeof selectPermissions>[0], act: Act): Eligibility {
  return selectPermissions(state)[act];
}
