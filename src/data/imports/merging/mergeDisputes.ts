import { DISPUTE_SHAPE, type DisputeRows } from '@/data/dataSets/dataSet';
import { createRows, toPlainRow, type Row } from '@/lib/columns/rows';

/**
 * The dispute rows of the previous data set and of a newer file, each once, the oldest first: a file that is imported
 * twice changes nothing. A row stays even if no file has its payment yet.
 */
export function mergeDisputes(before: DisputeRows | undefined, file: DisputeRows): DisputeRows {
  if (file.length === 0 && before) return before;
  const rows = [before, file].flatMap((part) =>
    part ? Array.from({ length: part.length }, (_, index) => toPlainRow(DISPUTE_SHAPE, part, index)) : [],
  );
  const keyOf = ({ reference, step, date, amount }: Row<typeof DISPUTE_SHAPE>) =>
    [date, reference, step, amount].join('\t');
  const unique = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  const merged = createRows(DISPUTE_SHAPE, before);
  for (const row of unique.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) merged.push(row);
  return merged.finish();
}
