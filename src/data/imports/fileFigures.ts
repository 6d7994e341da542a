import type { DataSet, PaymentRows, StatusTerm } from '@/data/dataSets/dataSet';
import { textAt } from '@/lib/columns/stringColumn';
import type { Day } from '@/domain/calendar/dates';

/**
 * The sums of a file's payments in minor units: of all payments, and of the paid ones the gross, the fees and the
 * refunded amounts in columns.
 */
export type FileFigures = {
  sums: { all: number; gross: number; refunded: number; processor: number; partner: number; platform: number };
  /** The first and the last day. Undefined without payments. */
  range: { first: Day; last: Day } | undefined;
};

/** Adds up the imported rows of a file. */
export function measureFile(
  file: PaymentRows,
  statuses: readonly StatusTerm[],
  isAccepted: (row: number) => boolean,
): FileFigures {
  // Local variables, because a sum in an object would create a number object for each of a million rows.
  let [all, gross, refunded, processor, partner, platform] = [0, 0, 0, 0, 0, 0];
  const refundedStatus = statuses.findIndex(({ word: term }) => term === 'Refunded');
  let range: FileFigures['range'];
  for (let row = 0; row < file.length; row += 1) {
    if (!isAccepted(row)) continue;
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

/**
 * The figures of all payments of a data set after refunds. If a column and refund rows differ, the larger amount
 * counts.
 */
export function measureDataSet({ payments, refunds, statuses, words: dictionaries }: DataSet): FileFigures {
  const figures = measureFile(payments, dictionaries.statuses, () => true);
  let refunded = 0;
  for (let index = 0; index < refunds.length; index += 1) {
    const status = dictionaries.statuses[statuses[refunds.payment[index] ?? 0] ?? 0];
    if (status?.isPaid === true) refunded += refunds.amount[index] ?? 0;
  }
  // Refunded in full; nothing else is known about the refund.
  const whole = dictionaries.statuses.findIndex(({ word: term }) => term === 'Refunded');
  for (let row = 0; row < payments.length; row += 1) if (statuses[row] === whole) refunded += payments.amount[row] ?? 0;
  return { ...figures, sums: { ...figures.sums, refunded } };
}
