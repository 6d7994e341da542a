import { isComparison } from '@/domain/lists/savedViewAddress';
import { createSelector } from '@/selectors/createSelector';
import { selectSavedViews } from '@/slices/entities/savedViewsSlice';

/** The saved comparisons on the dashboard, by name. */
export const selectPinnedReports = createSelector([selectSavedViews], (records) =>
  Object.values(records)
    .filter(({ isPinned, address }) => isPinned && isComparison(address))
    .sort((a, b) => a.name.localeCompare(b.name, 'en')),
);
