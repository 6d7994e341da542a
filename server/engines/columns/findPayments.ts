import type { PaymentFilter } from '@/backend/paymentEngine';
import { isWithin } from '@/domain/calendar/dates';
import { statusAt } from '@/domain/payments/recordedPayments';
import { matchingIndices } from '@/lib/indices';
import { foldedSearch } from '@/lib/searching/folding';
import { findRows } from '@/lib/searching/matching';
import { foldText, normalizeQuery } from '@/lib/searching/normalizing';
import { selectIdsText, selectTransactionsSearchText } from '@/selectors/payments/list/searchText';
import type { EngineColumns } from './engineColumns';

/** What a search compares: folded, without spaces at its ends. */
export function foldedQuery(search: string | undefined): string {
  return foldText(normalizeQuery(search ?? ''));
}

/** Whether a name, such as that of a status or a merchant, contains a folded query. */
export function containsFolded(name: string, query: string): boolean {
  return foldText(name.toLowerCase()).includes(query);
}

/** The payments that pass a filter, in the order of the table. A search finds its text in any searched field of a payment. */
export function findPayments(columns: EngineColumns, filter: PaymentFilter): Uint32Array {
  const { table, recorded } = columns;
  const { status, merchantId, range, amounts } = filter;
  const isFound = searchOf(columns, foldedQuery(filter.search));
  return matchingIndices(table.length, (index) => {
    const amount = table.amountAt(index);
    return (
      (status === undefined || statusAt(table, recorded, index) === status) &&
      (merchantId === undefined || table.merchantIdAt(index) === merchantId) &&
      (range === undefined || isWithin(table.dateAt(index), range)) &&
      (amounts === undefined || (amount >= amounts.least && amount <= amounts.most)) &&
      isFound(index)
    );
  });
}

/** The five searched fields of the list, and the ids and further texts: a browser reads the latter only if it finds nothing. */
function searchOf({ state, table, recorded, statusNames }: EngineColumns, query: string): (index: number) => boolean {
  if (query === '') return () => true;
  const names = new Set(statusNames.filter((name) => containsFolded(name, query)));
  const found = new Uint8Array(table.length);
  for (const texts of [selectTransactionsSearchText(state), selectIdsText(state)])
    for (const index of findRows(foldedSearch(texts), query)) found[index] = 1;
  return (index) => found[index] === 1 || (names.size > 0 && names.has(statusAt(table, recorded, index)));
}
