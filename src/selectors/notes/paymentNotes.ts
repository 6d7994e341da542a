import type { TransactionTable } from '@/data/tables/transactionTable';
import { addTo } from '@/lib/byKey';
import { foldText, normalizeQuery } from '@/lib/searching/normalizing';
import { createSelector } from '@/selectors/createSelector';
import { selectNotes } from './noteSelectors';

/** The texts of the notes about payments, by the id of the payment. Undefined if there are none. */
export const selectPaymentNotes = createSelector([selectNotes], (notes) => {
  const texts = new Map<string, string[]>();
  for (const { subject, subjectId, text } of [...notes.values()].flat())
    if (subject === 'payment') addTo(texts, subjectId, text);
  return texts.size === 0 ? undefined : texts;
});

/** The payments with a note that contains the query, in the order of the rows. */
export function indicesOfNotes(
  table: TransactionTable,
  notes: ReadonlyMap<string, readonly string[]>,
  foldedQuery: string,
): number[] {
  const isMeant = (text: string) => foldText(normalizeQuery(text)).includes(foldedQuery);
  return [...notes]
    .flatMap(([id, ofPayment]) => (ofPayment.some(isMeant) ? (table.indexOf(id) ?? []) : []))
    .sort((a, b) => a - b);
}
