import { ALL_CONFIGURATIONS, ALL_STATUSES as ALL_INTEGRATION_STATUSES } from '@/domain/integrations';
import { ALL_STATUSES as ALL_MERCHANT_STATUSES } from '@/domain/merchants';
import { ALL_NOTIFICATIONS } from '@/domain/notifications';
import { addressOf, PATHS, writeOption, type Query } from '@/domain/screens';
import { ALL_STATUSES, FEES_COLUMN } from '@/domain/transactions';
import { selectDialogQuery, writeDialog, type Dialog } from '@/slices/dialogsSlice';
import { selectHelpView } from '@/slices/helpSlice';
import { selectIntegrationsView } from '@/slices/integrationsSlice';
import { writeListView } from '@/slices/listView';
import { selectMerchantsView } from '@/slices/merchantsSlice';
import { selectNotificationsView } from '@/slices/notificationsSlice';
import { selectPath } from '@/slices/routeSlice';
import { selectTransactionsView } from '@/slices/transactionsSlice';
import { selectIntegrationsPage } from './integrationsSelectors';
import { selectMerchantsPage } from './merchantsSelectors';
import { selectNotificationsPage } from './notificationsSelectors';
import { selectShownMerchant } from './transactionsSearch';
import { selectTransactionsPage } from './transactionsSelectors';

type State = Parameters<typeof selectPath>[0] &
  Parameters<typeof selectDialogQuery>[0] &
  Parameters<typeof selectHelpView>[0] &
  Parameters<typeof selectTransactionsPage>[0] &
  Parameters<typeof selectIntegrationsPage>[0] &
  Parameters<typeof selectMerchantsPage>[0] &
  Parameters<typeof selectNotificationsPage>[0];

/** The query of each screen that has one: its view, defaults left out, the page as it is shown. */
const QUERIES: Record<string, (state: State) => Query> = {
  [PATHS.transactions]: (state) => {
    const view = selectTransactionsView(state);
    const { start, end } = view.range;
    return {
      ...writeListView(view, selectTransactionsPage(state).page),
      status: writeOption(view.status, ALL_STATUSES),
      paymentsOf: selectShownMerchant(state)?.id,
      from: end === null ? undefined : (start ?? undefined),
      to: end ?? undefined,
      columns: view.areFeesShown ? FEES_COLUMN : undefined,
    };
  },
  [PATHS.integrations]: (state) => {
    const view = selectIntegrationsView(state);
    return {
      ...writeListView(view, selectIntegrationsPage(state).page),
      configuration: writeOption(view.configuration, ALL_CONFIGURATIONS),
      status: writeOption(view.status, ALL_INTEGRATION_STATUSES),
    };
  },
  [PATHS.merchants]: (state) => {
    const view = selectMerchantsView(state);
    return {
      ...writeListView(view, selectMerchantsPage(state).page),
      status: writeOption(view.status, ALL_MERCHANT_STATUSES),
    };
  },
  [PATHS.notifications]: (state) => {
    const view = selectNotificationsView(state);
    return {
      ...writeListView(view, selectNotificationsPage(state).page),
      filter: writeOption(view.filter, ALL_NOTIFICATIONS),
    };
  },
  [PATHS.documentation]: (state) => {
    const { search, subject, openSlug } = selectHelpView(state);
    return {
      search: search === '' ? undefined : search,
      subject: subject ?? undefined,
      article: openSlug ?? undefined,
    };
  },
};

/** The address of what is shown: the path of the screen, and its view and the open row as a query string. */
export function selectAddress(state: State): string {
  return addressWith(state, selectDialogQuery(state));
}

/** The address that opens a dialog above the view that is shown; above the screen alone where that view is broken. */
export function selectDialogAddress(state: State, dialog: Dialog): string {
  try {
    return addressWith(state, writeDialog(dialog));
  } catch {
    // The screen says itself that it is broken; the bell, which leads to payments, works on.
    return addressOf(selectPath(state), writeDialog(dialog));
  }
}

function addressWith(state: State, dialogQuery: Query): string {
  const path = selectPath(state);
  return addressOf(path, { ...QUERIES[path]?.(state), ...dialogQuery });
}
