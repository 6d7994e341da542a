import { isWithin, readDay, spellDay } from '@/domain/calendar/dates';
import { ALL_STATUSES } from '@/domain/lists/lists';
import { containsText, findRows, prepareSearch } from '@/domain/lists/matching';
import { findWords, readAmountBounds } from '@/domain/lists/search';
import { formatMoney, plainAmount } from '@/domain/money/money';
import { PAYMENT_STATUSES, type PaymentStatus, type Transaction } from '@/domain/payments/transactions';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectMerchantName } from '@/selectors/merchantsSelectors';
import { selectTransactionRows } from '@/slices/entities/transactionsSlice';
import {
  selectShownMerchantId,
  selectStatusFilter,
  selectTransactionsRange,
  selectTransactionsSearch,
} from '@/slices/lists/transactionsListSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { selectStatusOf } from './paymentsSelectors';

/** How a search was read whose phrase occurs in no row, in a sentence, and the positions of the rows it finds. */
type Reading = { description: string; positions: readonly number[] };

/**
 * The text a search looks through, prepared once for each set of rows: id, merchant, amount as typed, date. The status is
 * looked at beside it: it changes with each refund.
 */
export const selectTransactionsSearchText = createSelector(
  [selectTransactionRows, selectMerchantName],
  (rows, nameOf) =>
    prepareSearch(rows, ({ id, merchantId, amount, date }) => [
      id,
      nameOf(merchantId),
      // '1250', '1250.00', '1,250.00', '$1250' and '$1,250.00' all occur in these two.
      `$${plainAmount(amount)}`,
      formatMoney(amount),
      date,
    ]),
);

/** The ids beside the five fields; asked for, and so prepared, only where a phrase occurs in none of these. */
const selectIdsText = createSelector([selectTransactionRows], (rows) =>
  prepareSearch(rows, ({ integrationId = '', customerId = '' }) => [integrationId, customerId]),
);

/** Tells for a text which rows have a status that contains it. */
const selectBesideOf = createSelector([selectTransactionRows, selectStatusOf], (rows, statusOf) => (text: string) => {
  const searched = new Set<PaymentStatus>(PAYMENT_STATUSES.filter((name) => containsText(name, text)));
  if (searched.size === 0) return {};
  const occursBeside = (position: number) => {
    const row = rows[position];
    return row !== undefined && searched.has(statusOf(row));
  };
  return { occursBeside };
});

/** The merchant whose payments alone are shown; undefined where those of all are, and where no merchant has the id. */
export const selectShownMerchant = createSelector([selectShownMerchantId, selectMerchantRows], (shownId, rows) =>
  shownId === null ? undefined : rows.find(({ id }) => id === shownId),
);

/** Tells whether the merchant, the status and the whole range let a row through. */
const selectIsKept = createSelector(
  [selectTransactionRows, selectShownMerchant, selectStatusFilter, selectTransactionsRange, selectStatusOf],
  (rows, merchant, status, range, statusOf) => (position: number) => {
    const row = rows[position];
    return (
      row !== undefined &&
      (merchant === undefined || row.merchantId === merchant.id) &&
      (status === ALL_STATUSES || statusOf(row) === status) &&
      isWithin(row.date, range)
    );
  },
);

const selectPhraseFound = createSelector(
  [selectTransactionsSearchText, selectTransactionsSearch, selectIsKept, selectBesideOf],
  (searchText, search, isKept, besideOf) => findRows(searchText, search, isKept, besideOf(search)),
);

const selectPhraseOccurs = createSelector(
  [selectTransactionsSearchText, selectTransactionsSearch, selectBesideOf],
  (searchText, search, besideOf) =>
    findRows(searchText, search, undefined, { limit: 1, ...besideOf(search) }).length > 0,
);

const selectOtherReading = createSelector(
  [
    selectTransactionRows,
    selectTransactionsSearchText,
    selectIdsText,
    selectTransactionsSearch,
    selectBesideOf,
    selectToday,
  ],
  (rows, searchText, idsText, search, besideOf, today): Reading | null => {
    const rowsWhere = (isMeant: (row: Transaction) => boolean) =>
      findRows(searchText, '', (position) => {
        const row = rows[position];
        return row !== undefined && isMeant(row);
      });
    const withIds = findRows(idsText, search);
    if (withIds.length > 0) return { description: 'Found in customer and integration ids.', positions: withIds };
    // Before the words: 'Jun 10 2024' is a day, and 'jun' a word of Juniper Street.
    const day = readDay(search, today);
    if (day !== undefined) {
      const positions = rowsWhere(({ date }) => isWithin(date, { start: day, end: day }));
      return { description: `Payments of ${spellDay(day)}.`, positions };
    }
    const phrase = search.trim();
    const withWords = /\s/.test(phrase) ? findWords([searchText, idsText], phrase, besideOf) : [];
    if (withWords.length > 0) {
      return { description: `Nothing contains “${phrase}”. Found by all words in any order.`, positions: withWords };
    }
    const bounds = readAmountBounds(phrase);
    if (bounds === undefined) return null;
    const { least, most, words } = bounds;
    return {
      description: `Amounts ${words}.`,
      positions: rowsWhere(({ amount }) => amount >= least && amount <= most),
    };
  },
);

/** How the search is read: null as one phrase, which it is wherever that occurs in any row, whatever else is filtered. */
const selectReading = (state: Parameters<typeof selectOtherReading>[0]): Reading | null =>
  selectPhraseFound(state).length > 0 || selectPhraseOccurs(state) ? null : selectOtherReading(state);

/** Positions of the rows that the search, the merchant, the status and the whole range leave over, in the order of the rows. */
export const selectFilteredTransactions = createSelector(
  [selectPhraseFound, selectReading, selectIsKept],
  (found, reading, isKept) => (reading === null ? found : reading.positions.filter(isKept)),
);

/** How the search was read where its phrase occurs in no row, in a sentence; empty where it was found as it is. */
export function selectSearchReading(state: Parameters<typeof selectReading>[0]): string {
  return selectReading(state)?.description ?? '';
}
