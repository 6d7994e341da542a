import type { DataSet, PaymentRows, StatusWord } from '@/data/dataSets/dataSet';
import { textAt } from '@/data/dataSets/columns/texts';
import type { Day } from '@/domain/calendar/dates';

/** What the payments of a file come to, in minor units: all of them, and of those that were paid the gross, its fees and what columns say was refunded. */
export type FileFigures = {
  sums: { all: number; gross: number; refunded: number; processor: number; partner: number; platform: number };
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
  let [all, gross, refunded, processor, partner, platform] = [0, 0, 0, 0, 0, 0];
  const refundedStatus = statuses.findIndex(({ word }) => word === 'Refunded');
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
    const ofColumn = file.refunded[row] ?? 0;
    refunded += ofColumn === 0 && file.status[row] === refundedStatus ? amount : ofColumn;
    processor += file.processorFee[row] ?? 0;
    partner += file.partnerFee[row] ?? 0;
    platform += file.platformFee[row] ?? 0;
  }
  return { sums: { all, gross, refunded, processor, partner, platform }, range };
}

/** The figures of all payments of a data set, whose refunds have been told by columns and rows: the larger counts. */
export function measureDataSet({ payments, refunds, statuses, words }: DataSet): FileFigures {
  const figures = measureFile(payments, words.statuses, () => true);
  let refunded = 0;
  for (let index = 0; index < refunds.length; index += 1) {
    const status = words.statuses[statuses[refunds.payment[index] ?? 0] ?? 0];
    if (status?.isPaid === true) refunded += refunds.amount[index] ?? 0;
  }
  // Refunded as a whole, which is all that is known of them.
  const whole = words.statuses.findIndex(({ word }) => word === 'Refunded');
  for (let row = 0; row < payments.length; row += 1) if (statuses[row] === whole) refunded += payments.amount[row] ?? 0;
  return { ...figures, sums: { ...figures.sums, refunded } };
}
