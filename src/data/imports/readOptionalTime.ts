import { readSlice, textOfCell } from '@/data/reading/cells';
import type { DateOrder } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { isPlainTime, isTime, readTime } from '@/domain/imports/values/readTime';
import { sliceOf, type Cells, type Slice } from '@/lib/cells/cells';

/**
 * Reads the time of a column that may be empty into a slice, as `YYYY-MM-DD HH:mm:ss`. Returns the reason if the cell has
 * a text but not a time.
 */
export function readOptionalTime(
  cells: Cells,
  column: number | undefined,
  into: Slice,
  { dateOrder, nextYear }: { dateOrder: DateOrder; nextYear: number },
): RejectionReason | undefined {
  readSlice(cells, column, into);
  if (into.start === into.end || isPlainTime(into, nextYear)) return undefined;
  const read = readTime(textOfCell(cells.textAt(column)), undefined, dateOrder, nextYear);
  if (!isTime(read)) return read;
  Object.assign(into, sliceOf(read));
  return undefined;
}
