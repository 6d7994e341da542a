import type { PaymentRows, StatusWord } from '@/data/dataSets/dataSet';
import { textAt } from '@/data/dataSets/columns/texts';
import type { Day } from '@/domain/calendar/dates';

/** What the payments of a file come to, in minor units: all of them, and of those that were paid the gross and its fees. */
export type FileFigures = {
  sums: { all: number; gross: number; processor: number; partner: number; platform: number };
  /** The first and the last day; undefined of no payments. */
  range: { first: Day; last: Day } | undefined;
};

/** The figures of the rows of a file that are taken. */
export function measureFile(
  file: PaymentRows,
  statuses: readonly StatusWord[],
  isTaken: (row: number) => boolean,
): FileFigures {
  // Numbers of their own: a sum in an object is a new object for each of a million rows.
  let [all, gross, processor, partner, platform] = [0, 0, 0, 0, 0];
  let range: FileFigures['range'];
  for (let row = 0; row < file.length; row += 1) {
    if (!isTaken(row)) continue;
    const amount = file.amount[row] ?? 0;
    all += amount;
    const day = textAt(file.date, row).slice(0, 10);
    range ??= { first: day, last: day };
    if (day < range.first) range.first = day;
    if (day > range.last) range.last = day;
    if (statuses[file.status[row] ?? 0]?.isPaid !== true) continue;
    gross += amount;
    processor += file.processorFee[row] ?? 0;
    partner += file.partnerFee[row] ?? 0;
    platform += file.platformFee[row] ?? 0;
  }
  return { sums: { all, gross, processor, partner, platform }, range };
}
