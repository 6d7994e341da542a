import { selectColumns } from '@/slices/lists/columnsSlice';
import { selectPath, selectScreenView } from '@/slices/ui/routeSlice';

type RouteState = Parameters<typeof selectPath>[0];
type State = RouteState & Parameters<typeof selectColumns>[0];

/** The name of the open list: its secondary view, or the path of its screen. */
export const selectOpenList = (state: RouteState): string => selectScreenView(state) ?? selectPath(state);

/** The order and visibility of the open list's columns as in a link. Undefined as the list defines them. */
export const selectOpenColumns = (state: State) => selectColumns(state, selectOpenList(state));
