import { openedTable } from '@/data/tables/openTables';
import { tableOfKnown } from '@/data/tables/knownTable';
import { LAST_NUMBERED_ROW } from '@/backend/paymentEngine';
import { countPages, describeFound, type PageView } from '@/domain/lists/paging';
import { PATHS } from '@/domain/screens';
import { TRANSACTION_LIST } from '@/domain/payments/transactionList';
import { noteAt, platformFeeAt, statusAt } from '@/domain/payments/recordedPayments';
import { createSelector } from '@/selectors/createSelector';
import { registerAnswer } from '@/selectors/answered';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectPosition, type ListPosition } from '@/selectors/payments/list/listPosition';
import { selectSelectedCount } from '@/selectors/payments/list/selectedPayments';
import { selectTransactionCount, transactionsList } from '@/selectors/payments/list/transactionsList';
import { selectIsAnythingRecorded } from '@/selectors/payments/list/transactionsFile';
import { selectSearchReading } from '@/selectors/payments/list/transactionsSearch';
import { selectTransactionsPage } from '@/selectors/payments/list/transactionsSelectors';
import {
  selectChargeModels,
  selectRecordedPayments,
  selectTransactionTable,
} from '@/selectors/payments/tableSelectors';
import { selectTransactionResults } from '@/selectors/palette/paletteSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectPaletteQuery } from '@/slices/ui/paletteSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import { selectSelectedIds } from './questions';
import { answerIn } from './slots';
import * as texts from './texts';

/** Whether the payments of the open workspace are in an engine. */
export const selectIsInEngine = (state: RootState) =>
  state.workspace.own?.isInEngine === true && state.engine !== undefined;

/** The payments that the page has asked for. Everything about one payment is derived from them by the same code as ever. */
const selectKnownTable = createSelector(
  [(state: RootState) => state.engine?.payments, selectDataSetHash, selectChargeModels],
  (payments = {}, hash, models) => {
    if (hash === undefined) return undefined;
    const known = Object.values(payments).filter((payment) => payment !== null);
    return tableOfKnown(openedTable(hash), known, models);
  },
);

type Row = NonNullable<ReturnType<typeof answerIn<'page'>>>['rows'][number];

/**
 * The page of the list as the engine answered. A payment that the page knows has the state after the records of this page,
 * so that a refund is visible before the engine has it.
 */
const selectPageView = createSelector(
  [(state: RootState) => answerIn(state, 'page'), selectTransactionTable, selectRecordedPayments, selectCurrency],
  (answer, table, recorded, currency): PageView<Row> | undefined => {
    if (!answer) return undefined;
    const { rows, total, shownPage, size, next } = answer;
    const page = answer.page ?? shownPage;
    const openable = Math.max(Math.floor(LAST_NUMBERED_ROW / size), next === undefined ? page : page + 1);
    return {
      rows: rows.map((row) => {
        const index = table.indexOf(row.id);
        if (index === undefined || !recorded.get(index)) return row;
        const note = noteAt(table, recorded, index, currency);
        const status = statusAt(table, recorded, index);
        return { ...row, status, note, platformFee: platformFeeAt(table, recorded, index) };
      }),
      page,
      pageSize: size,
      total: total.count,
      ...(!total.isExact && { isAbout: true }),
      ...(openable < countPages(total.count, size) && { lastPage: openable }),
    };
  },
);

const selectNeighbors = createSelector(
  [(state: RootState) => answerIn(state, 'neighbors'), (state: RootState) => answerIn(state, 'page')?.total.count],
  (neighbors, count = 0): ListPosition => {
    const { position = 0, previous, next } = neighbors ?? {};
    return {
      position,
      count: Math.max(count, position),
      ...(previous !== undefined && { previousId: previous }),
      ...(next !== undefined && { nextId: next }),
    };
  },
);

/** The selected payments, also those that the engine has not answered yet. */
const selectNumberOfSelected = createSelector(
  [selectSelectedIds, (state: RootState) => state.engine?.payments],
  (ids, payments = {}) => ids.filter((id) => payments[id] !== null).length,
);

/** The palette leads to the list, which asks the engine for the payments with the typed text. */
const selectSearchResult = createSelector([selectPaletteQuery], (query) => {
  const search = query.trim();
  const label = texts.searchTransactions(search);
  return [{ id: 'search-transactions', label, run: addressVisited({ path: PATHS.transactions, query: { search } }) }];
});

/** Answers a selector in a workspace of an engine. Elsewhere the rows in the browser answer. */
export function answerInEngine<Selector extends (state: RootState, ...args: never[]) => unknown>(
  select: Selector,
  answer: (state: RootState) => ReturnType<Selector> | undefined,
): void {
  registerAnswer(select, (state: RootState) => (selectIsInEngine(state) ? answer(state) : undefined));
}

answerInEngine(selectTransactionTable, selectKnownTable);
answerInEngine(selectTransactionsPage, selectPageView);
answerInEngine(selectTransactionCount, (state) => answerIn(state, 'page')?.total.count);
answerInEngine(selectListMetrics, (state) => answerIn(state, 'totals'));
// An engine reads every search as a phrase.
answerInEngine(selectSearchReading, () => '');
answerInEngine(transactionsList.selectStatus, (state) => {
  const total = answerIn(state, 'page')?.total;
  if (!total) return texts.asking;
  return `${total.isExact ? '' : texts.about}${describeFound(total.count, TRANSACTION_LIST.noun)}`;
});
answerInEngine(selectPosition, selectNeighbors);
answerInEngine(selectSelectedCount, selectNumberOfSelected);
answerInEngine(selectTransactionResults, selectSearchResult);
// The file of refunds and voids would have only those of the few payments that the page knows.
answerInEngine(selectIsAnythingRecorded, () => false);
