import { PATHS, VIEW_TITLES } from '@/domain/screens';
import { selectOpenSlug, selectOpenTitle } from '@/slices/ui/helpSlice';
import { selectPath, selectScreenView } from '@/slices/ui/routeSlice';

type State = Parameters<typeof selectPath>[0] & Parameters<typeof selectOpenSlug>[0];

/** The title of the open view or article; null if the page shows a screen itself, which has a label. */
export function selectPartTitle(state: State): string | null {
  const view = selectScreenView(state);
  if (view) return VIEW_TITLES[view];
  return selectPath(state) === PATHS.documentation && selectOpenSlug(state) !== null ? selectOpenTitle(state) : null;
}
