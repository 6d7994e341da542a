import { addressOf, PATHS, type Query } from '@/domain/screens';
import { selectDialogQuery, writeDialog, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { selectHelpView } from '@/slices/ui/helpSlice';
import { selectSecondaryViewQuery } from '@/slices/lists/secondaryViewSlice';
import { selectStatementsQuery } from '@/slices/lists/statementsListSlice';
import { selectPath, selectScreenView } from '@/slices/ui/routeSlice';
import { LISTS } from './screenLists';

type State = Parameters<typeof selectPath>[0] &
  Parameters<typeof selectDialogQuery>[0] &
  Parameters<typeof selectHelpView>[0] &
  Parameters<typeof selectSecondaryViewQuery>[0] &
  Parameters<typeof selectStatementsQuery>[0] &
  Parameters<(typeof LISTS)[number]['selectQuery']>[0];

/** The query of each screen or secondary view: its view without defaults, and the page that is shown. */
const QUERIES: Record<string, (state: State) => Query> = {
  ...Object.fromEntries(LISTS.map(({ definition, selectQuery }) => [definition.path, selectQuery])),
  reconciliation: selectSecondaryViewQuery,
  fees: selectSecondaryViewQuery,
  changes: selectSecondaryViewQuery,
  statements: selectStatementsQuery,
  [PATHS.documentation]: (state) => {
    const { search, subject, openSlug } = selectHelpView(state);
    return {
      search: search === '' ? undefined : search,
      subject: subject ?? undefined,
      article: openSlug ?? undefined,
    };
  },
};

/** The current address: the path of the screen, with its view and the open row as a query string. */
export function selectAddress(state: State): string {
  return addressWith(state, selectDialogQuery(state));
}

/** The address that opens a dialog above the current view. If that view fails, it opens above the screen alone. */
export function selectDialogAddress(state: State, dialog: DialogRequest): string {
  try {
    return addressWith(state, writeDialog(dialog));
  } catch {
    // The screen reports its failure itself. The inbox, which links to payments, must keep working.
    return addressOf(selectPath(state), writeDialog(dialog));
  }
}

function addressWith(state: State, dialogQuery: Query): string {
  const path = selectPath(state);
  return addressOf(path, { ...QUERIES[selectScreenView(state) ?? path]?.(state), ...dialogQuery });
}
