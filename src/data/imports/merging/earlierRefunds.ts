import { REFUND_SHAPE, type DataSet, type RefundRows } from '@/data/dataSets/dataSet';
import { rowAt, type Row } from '@/data/dataSets/columns/rows';
import type { LocalTime } from '@/domain/calendar/dates';
import type { MergedPayments } from './mergePayments';

/** The refunds of a data set that were rows of a file. */
export function* earlierRefunds(refunds: RefundRows): Generator<Row<typeof REFUND_SHAPE>> {
  for (const refund of eachRefund(refunds)) if (refund.isByThen === 0) yield refund;
}

/** What rows of refunds came to, by the payment of the data set before. */
export function sumsOfEarlier(before: DataSet | undefined): Map<number, number> {
  const sums = new Map<number, number>();
  if (before === undefined) return sums;
  for (const { payment, amount } of earlierRefunds(before.refunds)) {
    sums.set(payment, (sums.get(payment) ?? 0) + amount);
  }
  return sums;
}

/**
 * By when a refund was made that only a column told, by the place that its payment has now: what told it first counts, while
 * the payment is the same.
 */
export function byThenOfEarlier(
  before: DataSet | undefined,
  { placeOfEarlier, wasReplaced, wasToldAgain }: MergedPayments,
  byNow: LocalTime,
): Map<number, LocalTime> {
  const times = new Map<number, LocalTime>();
  if (before === undefined) return times;
  for (const { payment, date, isByThen } of eachRefund(before.refunds)) {
    if (isByThen === 0 || wasReplaced(payment)) continue;
    times.set(placeOfEarlier(payment), wasToldAgain(payment) && byNow < date ? byNow : date);
  }
  return times;
}

function* eachRefund(refunds: RefundRows): Generator<Row<typeof REFUND_SHAPE>> {
  for (let index = 0; index < refunds.length; index += 1) yield rowAt(REFUND_SHAPE, refunds, index);
}
