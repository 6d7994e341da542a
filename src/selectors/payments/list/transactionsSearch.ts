import type { TransactionTable } from '@/data/tables/transactionTable';
import { readDay, spellDay } from '@/domain/calendar/dates';
import { matchingIndices } from '@/lib/indices';
import { ALL_STATUSES } from '@/domain/lists/lists';
import { foldedSearch } from '@/lib/searching/folding';
import { findRows } from '@/lib/searching/matching';
import { normalizeQuery, foldText } from '@/lib/searching/normalizing';
import { createNarrowing } from '@/lib/searching/narrowing';
import { findTexts, readAmountBounds } from '@/domain/lists/searching/search';
import { readWordsAndDays } from '@/domain/lists/searching/wordsAndDays';
import { lazyResumable, type Resumable } from '@/lib/resumable';
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
import { indicesOfSpan, createRangeFilter } from '@/selectors/payments/metricsSelectors';
import { selectAssigneesOfPayments } from '@/selectors/assignments/assignmentSelectors';
import { indicesOfNotes, selectPaymentNotes } from '@/selectors/notes/paymentNotes';
import { selectAssigneeFilter } from './assignedRows';
import { selectIdsText, selectTransactionsSearchText } from './searchText';
import { selectStatuses, selectStatusNames, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { elsewhereOf, isInStatus } from './statusSearch';
import * as texts from './texts';

/** How a search was read that no row contains as a phrase, in a sentence, and the rows that it finds. */
type Reading = { description: string; indices: Uint32Array };

/** The merchant to whose payments the list is filtered; undefined if it is not, or if the id is unknown. */
export const selectShownMerchant = (state: Parameters<typeof selectShownMerchantId>[0] & WithMerchants) =>
  selectMerchant(state, selectShownMerchantId(state) ?? '');

const NO_STATUSES = new Uint16Array();

const selectConcernsStatus = createSelector(
  [selectTransactionsSearch, selectStatusFilter, selectStatusNames],
  (search, status, names) => {
    // An imported status may have several words, and each of them finds it.
    const words = normalizeQuery(search).split(/\s/);
    return status !== ALL_STATUSES || words.some((word) => word !== '' && isInStatus(word, names).includes(true));
  },
);

// A refund changes statuses, so the list is filtered again only if the filter or the search concerns a status.
const selectFilteredStatuses = (
  state: Parameters<typeof selectStatuses>[0] & Parameters<typeof selectConcernsStatus>[0],
) => (selectConcernsStatus(state) ? selectStatuses(state) : NO_STATUSES);

/** The shown results and those that are being computed. */
const CACHE_OPTIONS = { memoizeOptions: { maxSize: 3 } };

/** The filters besides the search; the status is an index into the status names. */
const selectNarrowing = createSelector(
  [selectShownMerchant, selectStatusFilter, selectTransactionsRange, selectStatusNames, selectAssigneeFilter],
  (merchant, status, range, names, isAssigned) => ({
    merchantId: merchant?.id,
    status: names.indexOf(status),
    range,
    isAssigned,
  }),
  CACHE_OPTIONS,
);

const findNarrowed = createNarrowing();

/** Finds the rows that contain the search as one phrase, in steps. */
export const selectFinding = createSelector(
  [
    selectTransactionTable,
    selectTransactionsSearchText,
    selectTransactionsSearch,
    selectNarrowing,
    selectFilteredStatuses,
    selectStatusNames,
  ],
  (table, searchText, search, narrowing, statuses, names) =>
    lazyResumable(() =>
      findNarrowed(
        [searchText, narrowing, statuses, names],
        searchText,
        search,
        createRowFilter(narrowing, table, statuses),
        elsewhereOf(statuses, search, names),
      ),
    ),
  CACHE_OPTIONS,
);
type WithFinding = Parameters<typeof selectFinding>[0];
const selectPhraseFound = (state: WithFinding) => selectFinding(state)();

const selectPhraseOccurs = createSelector(
  [selectTransactionsSearchText, selectTransactionsSearch, selectFilteredStatuses, selectStatusNames],
  (searchText, search, statuses, names) =>
    findRows(searchText, search, undefined, { limit: 1, ...elsewhereOf(statuses, search, names) }).length > 0,
);

const selectAlternativeReading = createSelector(
  [
    selectTransactionTable,
    selectTransactionsSearchText,
    selectIdsText,
    selectTransactionsSearch,
    selectFilteredStatuses,
    selectStatusNames,
    selectToday,
    selectCurrency,
    selectPaymentNotes,
    selectAssigneesOfPayments,
  ],
  (table, searchText, idsText, search, statuses, names, today, currency, notes, assignees): Reading | null => {
    const foldedQuery = foldText(normalizeQuery(search));
    const [main, ids] = [foldedSearch(searchText), foldedSearch(idsText)];
    const spelled = findRows(main, foldedQuery);
    if (spelled.length > 0) return { description: texts.foundSpelling, indices: spelled };
    const withIds = findRows(ids, foldedQuery);
    if (withIds.length > 0) return { description: texts.foundIds(table.furtherTexts), indices: withIds };
    const related = table.searched.findRelated?.(search);
    if (related && related.length > 0) return { description: texts.foundRelated, indices: related };
    const noted = notes ? indicesOfNotes(table, notes, foldedQuery) : [];
    if (noted.length > 0) return { description: texts.foundNotes, indices: Uint32Array.from(noted) };
    const assigned = indicesOfNotes(table, assignees, foldedQuery);
    if (assigned.length > 0) return { description: texts.foundAssignments, indices: Uint32Array.from(assigned) };
    // A day comes before the words: 'jun' of 'Jun 10 2024' would also match Juniper Street.
    const day = readDay(search, today);
    if (day !== undefined) {
      return { description: texts.foundDay(spellDay(day)), indices: indicesOfSpan(table, { start: day, end: day }) };
    }
    const phrase = search.trim();
    const findWords = (words: string) =>
      findTexts([main, ids], foldText(normalizeQuery(words)), (word) => elsewhereOf(statuses, word, names));
    const onDays = readWordsAndDays(phrase, today);
    if (onDays) {
      const { words, days } = onDays;
      const isThen = createRangeFilter(table, days);
      const then = words === '' ? indicesOfSpan(table, days) : findWords(words).filter(isThen);
      if (then.length > 0) return { description: texts.foundOnDays(onDays), indices: then };
    }
    const byTerms = /\s/.test(phrase) ? findWords(phrase) : new Uint32Array();
    if (byTerms.length > 0) {
      return { description: texts.foundTexts(phrase.split(/\s+/)), indices: byTerms };
    }
    const bounds = readAmountBounds(phrase, currency);
    if (bounds === undefined) return null;
    const { least, most } = bounds;
    const isMeant = (index: number) => table.amountAt(index) >= least && table.amountAt(index) <= most;
    return { description: texts.foundAmounts(bounds, currency), indices: matchingIndices(table.length, isMeant) };
  },
);

/** Null if the search is read as one phrase, which it is if any row contains it, even a row that the filters exclude. */
const selectReading = (state: WithFinding & Parameters<typeof selectAlternativeReading>[0]): Reading | null =>
  selectPhraseFound(state).length > 0 || selectPhraseOccurs(state) ? null : selectAlternativeReading(state);

/** The indices of the rows that match the search and all filters, in the order of the rows. */
export const selectFilteredTransactions = createSelector(
  [selectPhraseFound, selectReading, selectTransactionTable, selectNarrowing, selectFilteredStatuses],
  (found, reading, table, narrowing, statuses) =>
    reading === null ? found : reading.indices.filter(createRowFilter(narrowing, table, statuses) ?? (() => true)),
);

/** The same in steps of a few milliseconds, except for the rare other readings. */
export function* filterResumably(state: Parameters<typeof selectFilteredTransactions>[0]): Resumable<void> {
  yield* selectFinding(state).precompute();
  selectPhraseOccurs(state);
  yield;
  selectFilteredTransactions(state);
}

/** How the search was read, in a sentence; empty if it was found as a phrase. */
export const selectSearchReading = createSelector([selectReading], (reading) => reading?.description ?? '');

/** A filter for row indices; undefined if every row passes. */
function createRowFilter(
  { merchantId, status, range, isAssigned }: ReturnType<typeof selectNarrowing>,
  table: TransactionTable,
  statuses: Uint16Array,
) {
  if (merchantId === undefined && status === -1 && range.end === null) return isAssigned;
  const { terms, indices } = table.searched.merchantIds;
  const merchant = merchantId === undefined ? undefined : terms.indexOf(merchantId);
  const isInRange = createRangeFilter(table, range);
  return (index: number) =>
    (merchant === undefined || (indices[index] ?? 0) === merchant) &&
    (status === -1 || statuses[index] === status) &&
    (isAssigned === undefined || isAssigned(index)) &&
    isInRange(index);
}
