import { LAST_NUMBERED_ROW, type PageQuestion, type PaymentFilter, type PaymentOrder } from '@/backend/paymentEngine';
import type { EngineAsk } from './engineAsk';
import { ALL_STATUSES } from '@/domain/lists/lists';
import { PATHS } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { selectShownMerchant } from '@/selectors/payments/list/transactionsSearch';
import { selectTransactionsView } from '@/slices/lists/transactionsListSlice';
import { selectSelection } from '@/slices/lists/selectionSlice';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import { selectPath, selectScreenView } from '@/slices/ui/routeSlice';
import type { RootState } from '@/store/rootReducer';
import { selectFigureQuestions } from './figureQuestions';
import { answerIn } from './slots';

/** In characters. The server refuses more. */
const LONGEST_SEARCH = 200;

/** The filter and the order of the list of transactions. */
export const selectListOrder = createSelector(
  [selectTransactionsView, selectShownMerchant],
  (view, merchant): PaymentOrder => {
    const { search, filters, range, sort } = view;
    const wanted = search.trim().slice(0, LONGEST_SEARCH);
    const filter: PaymentFilter = {
      ...(wanted !== '' && { search: wanted }),
      ...(filters.status !== ALL_STATUSES && { status: filters.status }),
      ...(merchant && { merchantId: merchant.id }),
      ...(range.end !== null && { range }),
    };
    return { filter, sort };
  },
);

/** The name of a page of the list under which the cursor before it is known. */
function pageName(order: PaymentOrder, size: number, page: number): string {
  return JSON.stringify([order, size, page]);
}

/** The page that the list can show, and how it is asked for: beyond the last page with a number, pages follow a cursor. */
export const selectReachablePage = createSelector(
  [selectListOrder, selectTransactionsView, (state: RootState) => state.engine?.cursors],
  (order, { page, pageSize }, cursors): { page: number; at: PageQuestion['at'] } => {
    const last = Math.floor(LAST_NUMBERED_ROW / pageSize);
    if (page <= last) return { page, at: { page } };
    const after = cursors?.[pageName(order, pageSize, page)];
    return after === undefined ? { page: last, at: { page: last } } : { page, at: { after } };
  },
);

const selectListQuestions = createSelector(
  [selectListOrder, selectTransactionsView, selectReachablePage],
  (order, { pageSize: size }, { page, at }): EngineAsk[] => {
    const typed = order.filter.search ?? '';
    return [
      {
        slot: 'page',
        about: { order, size, at },
        isOfLog: true,
        typed,
        nextPage: pageName(order, size, page + 1),
        ask: async (engine, snapshot, signal) => ({
          ...(await engine.page(snapshot, { ...order, size, at }, signal)),
          shownPage: page,
          size,
        }),
      },
      {
        slot: 'totals',
        about: order.filter,
        isOfLog: true,
        typed,
        ask: (engine, snapshot, signal) => engine.totals(snapshot, order.filter, signal),
      },
    ];
  },
);

/** The payment that an open dialog is about. */
function paymentOf(dialog: DialogRequest): string[] {
  return 'transactionId' in dialog ? [dialog.transactionId] : [];
}

const selectDialogPayments = createSelector(
  [(state: RootState) => state.dialogs.open, (state: RootState) => state.dialogs.behind],
  (open, behind) => [...new Set([open, ...behind].flatMap(paymentOf))],
);

const NONE: readonly string[] = [];

/** The payments that a person has selected one by one: what may be done with them depends on their rows. */
export const selectSelectedIds = createSelector([selectSelection], (selection) =>
  selection.list === 'transactions' && selection.mode === 'rows' ? selection.ids : NONE,
);

/** The selected payments that the engine has not answered. */
export const selectUnknownSelected = createSelector(
  [selectSelectedIds, (state: RootState) => state.engine?.payments],
  (ids, known = {}) => ids.filter((id) => !(id in known)),
);

/** The neighbors of the open payment in the list, and then their rows, so that stepping shows them immediately. */
const selectPaymentQuestions = createSelector(
  [
    selectDialogPayments,
    selectListOrder,
    (state: RootState) => selectPath(state) === PATHS.transactions && selectScreenView(state) === null,
    (state: RootState) => answerIn(state, 'neighbors'),
    (state: RootState) => state.engine?.payments,
    selectSelectedIds,
  ],
  (ids, order, isInList, neighbors, known, selected): EngineAsk[] => {
    const [id] = ids;
    const stepping = id !== undefined && isInList;
    const near = stepping && neighbors?.id === id ? [neighbors.previous, neighbors.next] : [];
    const unknown = [...new Set([...ids, ...near.flatMap((other) => other ?? []), ...selected])].filter(
      (payment) => !known || !(payment in known),
    );
    const ofPayments = unknown.map((paymentId): EngineAsk => ({
      slot: `payment ${paymentId}`,
      about: paymentId,
      isOfLog: false,
      paymentId,
      ask: async (engine, snapshot, signal) => (await engine.payment(snapshot, paymentId, signal)) ?? null,
    }));
    if (!stepping) return ofPayments;
    return [
      ...ofPayments,
      {
        slot: 'neighbors',
        about: { order, id },
        isOfLog: true,
        ask: async (engine, snapshot, signal) => ({
          ...(await engine.neighbors(snapshot, { ...order, id }, signal)),
          id,
        }),
      },
    ];
  },
);

/** The questions whose answers the open screen and its dialogs show. None in a workspace whose rows are in the browser. */
export const selectQuestions = createSelector(
  [
    (state: RootState) => state.workspace.own?.isInEngine === true && state.engine?.isVisited === true,
    selectPath,
    selectScreenView,
    selectListQuestions,
    selectPaymentQuestions,
    selectFigureQuestions,
  ],
  (isInEngine, path, view, list, payments, figures): readonly EngineAsk[] => {
    if (!isInEngine) return [];
    return [...(path === PATHS.transactions && view === null ? list : []), ...payments, ...figures];
  },
);
