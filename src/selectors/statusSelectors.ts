import { selectPath, selectScreenView } from '@/slices/ui/routeSlice';
import type { selectAddress } from './addressSelectors';
import { LISTS } from './screenLists';

type StateOf<Index extends 0 | 1 | 2 | 3> = Parameters<(typeof LISTS)[Index]['selectStatus']>[0];
type State = Parameters<typeof selectAddress>[0] & StateOf<0> & StateOf<1> & StateOf<2> & StateOf<3>;

const STATUSES: Record<string, (state: State) => string> = Object.fromEntries(
  LISTS.map(({ definition, selectStatus }) => [definition.path, selectStatus]),
);

/** How the search was read, and the number of filtered rows of the open list. Empty on a screen without a list. */
export function selectListStatus(state: State): string {
  return STATUSES[selectScreenView(state) ?? selectPath(state)]?.(state) ?? '';
}
