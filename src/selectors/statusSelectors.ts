import { describeRowsLeft } from '@/domain/lists/paging';
import { PATHS } from '@/domain/screens';
import { selectFoundArticles } from '@/selectors/helpSelectors';
import { selectOpenSlug } from '@/slices/ui/helpSlice';
import { selectPath, selectScreenView } from '@/slices/ui/routeSlice';
import type { selectAddress } from './addressSelectors';
import { LISTS } from './screenLists';

type State = Parameters<typeof selectAddress>[0];

const STATUSES: Record<string, (state: State) => string> = {
  ...Object.fromEntries(LISTS.map(({ definition, selectStatus }) => [definition.path, selectStatus])),
  [PATHS.documentation]: (state) =>
    selectOpenSlug(state) === null ? describeRowsLeft(selectFoundArticles(state).length, 'article') : '',
};

/** How the search was read and how many rows the filters of the open list leave over; empty on a screen without a list. */
export function selectListStatus(state: State): string {
  return STATUSES[selectScreenView(state) ?? selectPath(state)]?.(state) ?? '';
}
