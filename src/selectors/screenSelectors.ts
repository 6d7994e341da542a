import { addressOf, PATHS, type Query, SCREEN_VIEWS, VIEW_TITLES } from '@/domain/screens';
import { selectDialogQuery, writeDialog, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { selectHelpView, selectOpenSlug, selectOpenTitle } from '@/slices/ui/helpSlice';
import { selectSecondaryViewQuery } from '@/slices/lists/secondaryViewSlice';
import { selectStatementsQuery } from '@/slices/lists/statementsListSlice';
import { selectWantedDay } from '@/slices/ui/asOfSlice';
import { selectPath, selectScreenView } from '@/slices/ui/routeSlice';
import { integrationsList } from './integrations/integrationsSelectors';
import { merchantsList } from './merchantsSelectors';
import { notificationsList } from './notificationsSelectors';
import { registeredList } from './lists/screenLists';
import { selectOpenColumns, selectOpenList } from './lists/openColumns';
import { selectTransactionsQuery } from '@/slices/lists/transactionsListSlice';

/** The lists of small screens. Their addresses and status texts follow from their definitions. */
const LISTS = [integrationsList, merchantsList, notificationsList] as const;

type State = Parameters<typeof selectPath>[0] &
  Parameters<typeof selectWantedDay>[0] &
  Parameters<typeof selectOpenColumns>[0] &
  Parameters<typeof selectDialogQuery>[0] &
  Parameters<typeof selectHelpView>[0] &
  Parameters<typeof selectSecondaryViewQuery>[0] &
  Parameters<typeof selectStatementsQuery>[0] &
  Parameters<typeof selectTransactionsQuery>[0] &
  Parameters<(typeof LISTS)[number]['selectQuery']>[0];

/** The query of each screen or secondary view: its view without defaults, and the page that is shown. */
const QUERIES: Record<string, (state: State) => Query> = {
  ...Object.fromEntries(LISTS.map(({ definition, selectQuery }) => [definition.path, selectQuery])),
  // The search of payments loads with its screen, which then corrects the page and the merchant.
  [PATHS.transactions]: (state) =>
    (registeredList<State>(PATHS.transactions)?.selectQuery ?? selectTransactionsQuery)(state),
  ...Object.fromEntries(SCREEN_VIEWS[PATHS.transactions].map((view) => [view, selectSecondaryViewQuery])),
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
  const asOf = selectWantedDay(state) ?? undefined;
  const name = selectOpenList(state);
  // The other screens have no columns.
  const layout = name in QUERIES && name !== PATHS.documentation ? selectOpenColumns(state) : undefined;
  return addressOf(path, { ...QUERIES[name]?.(state), layout, asOf, ...dialogQuery });
}

type StateOf<Index extends 0 | 1 | 2> = Parameters<(typeof LISTS)[Index]['selectStatus']>[0];
type StatusState = Parameters<typeof selectAddress>[0] & StateOf<0> & StateOf<1> & StateOf<2>;

const STATUSES: Record<string, (state: StatusState) => string> = Object.fromEntries(
  LISTS.map(({ definition, selectStatus }) => [definition.path, selectStatus]),
);

/** How the search was read, and the number of filtered rows of the open list. Empty on a screen without a list. */
export function selectListStatus(state: StatusState): string {
  const path = selectScreenView(state) ?? selectPath(state);
  return (STATUSES[path] ?? registeredList<StatusState>(path)?.selectStatus)?.(state) ?? '';
}

type TitleState = Parameters<typeof selectPath>[0] & Parameters<typeof selectOpenSlug>[0];

/** The title of the open view or article; null if the page shows a screen itself, which has a label. */
export function selectPartTitle(state: TitleState): string | null {
  const view = selectScreenView(state);
  if (view) return VIEW_TITLES[view];
  return selectPath(state) === PATHS.documentation && selectOpenSlug(state) !== null ? selectOpenTitle(state) : null;
}
