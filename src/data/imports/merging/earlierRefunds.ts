import { REFUND_SHAPE, type DataSet, type RefundRows } from '@/data/dataSets/dataSet';
import { toPlainRow, type Row } from '@/lib/columns/rows';
import type { LocalTime } from '@/domain/calendar/dates';
import type { MergedPayments } from './mergePayments';

/** The refunds of a data set that came from refund rows. */
export function* earlierRefunds(refunds: RefundRows): Generator<Row<typeof REFUND_SHAPE>> {
  for (const refund of eachRefund(refunds)) if (refund.isUndated === 0) yield refund;
}

/** The sum of refund rows, by payment of the previous data set. */
export function sumsOfEarlier(before: DataSet | undefined): Map<number, number> {
  const sums = new Map<number, number>();
  if (before === undefined) return sums;
  for (const { payment, amount } of earlierRefunds(before.refunds)) {
    sums.set(payment, (sums.get(payment) ?? 0) + amount);
  }
  return sums;
}

/**
 * The known time of refunds that only a column has, by the new index of the payment. The earliest import that had the
 * refund counts, as long as the payment is the same.
 */
export function knownByEarlier(
  before: DataSet | undefined,
  { indexOfEarlier, wasReplaced, wasReportedAgain }: MergedPayments,
  byNow: LocalTime,
): Map<number, LocalTime> {
  const times = new Map<number, LocalTime>();
  if (before === undefined) return times;
  for (const { payment, date, isUndated } of eachRefund(before.refunds)) {
    if (isUndated === 0 || wasReplaced(payment)) continue;
    times.set(indexOfEarlier(payment), wasReportedAgain(payment) && byNow < date ? byNow : date);
  }
  return times;
}

function* eachRefund(refunds: RefundRows): Generator<Row<typeof REFUND_SHAPE>> {
  for (let index = 0; index < refunds.length; index += 1) yield toPlainRow(REFUND_SHAPE, refunds, index);
}
