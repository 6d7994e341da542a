import { isComparison } from '@/domain/lists/savedViewAddress';
import { createSelector } from '@/selectors/createSelector';
import { selectVisibleViews } from './savedViews';

/** The saved comparisons on the dashboard, by name. */
export const selectPinnedReports = createSelector([selectVisibleViews], (views) =>
  views
    .filter(({ isPinned, address }) => isPinned && isComparison(address))
    .sort((a, b) => a.name.localeCompare(b.name, 'en')),
);
