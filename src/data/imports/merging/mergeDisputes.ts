import { DISPUTE_SHAPE, type DisputeRows } from '@/data/dataSets/dataSet';
import { createRows, plainRows, type Row } from '@/lib/columns/rows';
import { compareTexts } from '@/lib/sorting/orderRows';

type DisputeRow = Row<typeof DISPUTE_SHAPE>;

/**
 * The dispute rows of the previous data set and of a newer file, each once, the oldest first: a file that is imported
 * twice changes nothing, and a newer list of disputes replaces the states of an older one. A row stays even if no file
 * has its payment yet.
 */
export function mergeDisputes(before: DisputeRows, file: DisputeRows): DisputeRows {
  if (file.length === 0) return before;
  const rows = [before, file].flatMap((part) => [...plainRows(DISPUTE_SHAPE, part)]);
  const unique = new Map(rows.map((row) => [keyOf(row), row]));
  const merged = createRows(DISPUTE_SHAPE, before);
  const byDate = (a: DisputeRow, b: DisputeRow) => compareTexts(a.date, b.date) || compareTexts(keyOf(a), keyOf(b));
  for (const row of [...unique.values()].sort(byDate)) merged.push(row);
  return merged.finish();
}

function keyOf({ id, reference, step, date, amount, fee }: DisputeRow): string {
  return (step === 'stated' ? [step, id] : [date, reference, step, amount, step === 'fee' ? fee : 0]).join('\t');
}
