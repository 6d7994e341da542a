import type { TransactionTable } from '@/data/tables/transactionTable';
import { readDay, spellDay } from '@/domain/calendar/dates';
import { indicesWhere } from '@/domain/lists/indices';
import { ALL_STATUSES } from '@/domain/lists/lists';
import { containsText, findRows, normalizeQuery } from '@/domain/lists/searching/matching';
import { createNarrowing } from '@/domain/lists/searching/narrowing';
import { findWords, readAmountBounds } from '@/domain/lists/searching/search';
import { onceInSteps, type Steps } from '@/domain/steps';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchant, type WithMerchants } from '@/selectors/entitySelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import {
  selectShownMerchantId,
  selectStatusFilter,
  selectTransactionsRange,
  selectTransactionsSearch,
} from '@/slices/lists/transactionsListSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { indicesWithin, withinRange } from './metricsSelectors';
import { selectIdsText, selectTransactionsSearchText } from './searchText';
import { selectStatuses, selectStatusNames, selectTransactionTable } from './tableSelectors';

/** How a search was read whose phrase occurs in no row, in a sentence, and the indices of the rows it finds. */
type Reading = { description: string; indices: Uint32Array };

/** The merchant whose payments alone are shown; undefined where those of all are, and where no merchant has the id. */
export const selectShownMerchant = (state: Parameters<typeof selectShownMerchantId>[0] & WithMerchants) =>
  selectMerchant(state, selectShownMerchantId(state) ?? '');

const NO_STATUSES = new Uint16Array();

const selectIsStatusAsked = createSelector(
  [selectTransactionsSearch, selectStatusFilter, selectStatusNames],
  (search, status, names) => {
    // A status of a file may be several words: one of them asks for it as well.
    const words = normalizeQuery(search).split(/\s+/);
    return status !== ALL_STATUSES || words.some((word) => word !== '' && isInStatus(word, names).includes(true));
  },
);

// A refund filters the list anew only where its filter, or a word of its search, asks for a status.
const selectAskedStatuses = (state: Parameters<typeof selectStatuses>[0] & Parameters<typeof selectIsStatusAsked>[0]) =>
  selectIsStatusAsked(state) ? selectStatuses(state) : NO_STATUSES;

/** What is shown, and what is worked out meanwhile. */
const KEPT = { memoizeOptions: { maxSize: 3 } };

/** What narrows the list beside its search: the merchant, the place of the status in its names, the range of days. */
const selectNarrowing = createSelector(
  [selectShownMerchant, selectStatusFilter, selectTransactionsRange, selectStatusNames],
  (merchant, status, range, names) => ({
    merchantId: merchant?.id,
    status: names.indexOf(status),
    range,
  }),
  KEPT,
);

const findNarrowed = createNarrowing();

/** Finds the rows in which the search occurs as one phrase, in steps. */
export const selectFinding = createSelector(
  [
    selectTransactionTable,
    selectTransactionsSearchText,
    selectTransactionsSearch,
    selectNarrowing,
    selectAskedStatuses,
    selectStatusNames,
  ],
  (table, searchText, search, narrowing, statuses, names) =>
    onceInSteps(() =>
      findNarrowed(
        [searchText, narrowing, statuses, names],
        searchText,
        search,
        keptBy(narrowing, table, statuses),
        besideOf(statuses, search, names),
      ),
    ),
  KEPT,
);
const selectPhraseFound = (state: Parameters<typeof selectFinding>[0]) => selectFinding(state)();

const selectPhraseOccurs = createSelector(
  [selectTransactionsSearchText, selectTransactionsSearch, selectAskedStatuses, selectStatusNames],
  (searchText, search, statuses, names) =>
    findRows(searchText, search, undefined, { limit: 1, ...besideOf(statuses, search, names) }).length > 0,
);

const selectOtherReading = createSelector(
  [
    selectTransactionTable,
    selectTransactionsSearchText,
    selectIdsText,
    selectTransactionsSearch,
    selectAskedStatuses,
    selectStatusNames,
    selectToday,
    selectCurrency,
  ],
  (table, searchText, idsText, search, statuses, names, today, currency): Reading | null => {
    const withIds = findRows(idsText, search);
    if (withIds.length > 0) return { description: 'Found in customer and integration ids.', indices: withIds };
    // Before the words: 'Jun 10 2024' is a day, and 'jun' a word of Juniper Street.
    const day = readDay(search, today);
    if (day !== undefined) {
      return { description: `Payments of ${spellDay(day)}.`, indices: indicesWithin(table, { start: day, end: day }) };
    }
    const phrase = search.trim();
    const withWords = /\s/.test(phrase)
      ? findWords([searchText, idsText], phrase, (word) => besideOf(statuses, word, names))
      : new Uint32Array();
    if (withWords.length > 0) {
      return { description: `Nothing contains “${phrase}”. Found by all words in any order.`, indices: withWords };
    }
    const bounds = readAmountBounds(phrase, currency);
    if (bounds === undefined) return null;
    const { least, most, words } = bounds;
    const isMeant = (index: number) => table.amountAt(index) >= least && table.amountAt(index) <= most;
    return { description: `Amounts ${words}.`, indices: indicesWhere(table.length, isMeant) };
  },
);

/** How the search is read: null as one phrase, which it is wherever that occurs in any row, whatever else is filtered. */
const selectReading = (state: Parameters<typeof selectOtherReading>[0]): Reading | null =>
  selectPhraseFound(state).length > 0 || selectPhraseOccurs(state) ? null : selectOtherReading(state);

/** The indices of the rows that the search, the merchant, the status and the whole range leave over, in the order of the rows. */
export const selectFilteredTransactions = createSelector(
  [selectPhraseFound, selectReading, selectTransactionTable, selectNarrowing, selectAskedStatuses],
  (found, reading, table, narrowing, statuses) =>
    reading === null ? found : reading.indices.filter(keptBy(narrowing, table, statuses) ?? (() => true)),
);

/** The same in steps: each but the rare other readings takes some thousandths of a second. */
export function* filterInSteps(state: Parameters<typeof selectFilteredTransactions>[0]): Steps<void> {
  yield* selectFinding(state).ahead();
  selectPhraseOccurs(state);
  yield;
  selectFilteredTransactions(state);
}

/** How the search was read where its phrase occurs in no row, in a sentence; empty where it was found as it is. */
export const selectSearchReading = createSelector([selectReading], (reading) => reading?.description ?? '');

/** Whether the row at an index is let through; undefined where every one is. */
function keptBy(
  { merchantId, status, range }: ReturnType<typeof selectNarrowing>,
  table: TransactionTable,
  statuses: Uint16Array,
) {
  if (merchantId === undefined && status === -1 && range.end === null) return undefined;
  const { words, places } = table.searched.merchantIds;
  const merchant = merchantId === undefined ? undefined : words.indexOf(merchantId);
  const isInRange = withinRange(table, range);
  return (index: number) =>
    (merchant === undefined || (places[index] ?? 0) === merchant) &&
    (status === -1 || statuses[index] === status) &&
    isInRange(index);
}

/** Where a text occurs in the statuses, which are not in the text that is prepared. */
function besideOf(statuses: Uint16Array, text: string, names: readonly string[]) {
  const isSearched = isInStatus(text, names);
  if (!isSearched.includes(true)) return {};
  return { occursBeside: (index: number) => isSearched[Number(statuses[index])] === true };
}

function isInStatus(text: string, names: readonly string[]): boolean[] {
  return names.map((name) => containsText(name, text));
}
