import type { SavedView } from '@/domain/lists/savedViews';
import { createSelector } from '@/selectors/createSelector';
import { selectIsShared } from '@/selectors/sync/pendingChanges';
import { selectSavedViews } from '@/slices/entities/savedViewsSlice';
import { selectMyId } from '@/slices/teamSlice';

/** The saved views of the team and of the signed-in person. In a local workspace, all of them. */
export const selectVisibleViews = createSelector(
  [selectSavedViews, selectIsShared, selectMyId],
  (records, isTeams, me): readonly SavedView[] =>
    Object.values(records).filter(({ owner }) => !isTeams || owner === undefined || owner === me),
);
