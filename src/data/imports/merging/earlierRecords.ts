import {
  REFUND_SHAPE,
  UNMATCHED_REFUND_SHAPE,
  type ColumnRefund,
  type DataSet,
  type RefundRows,
  FEE_SHAPE,
  PAYMENT_SHAPE,
  type PaymentRows,
} from '@/data/dataSets/dataSet';
import { plainRows, type Row, pickRows } from '@/lib/columns/rows';
import type { LocalTime } from '@/domain/calendar/dates';
import type { MergedPayments } from './mergePayments';
import { movePayments, overchargedIn, withFileFees } from '@/data/dataSets/fileFees';
import { findPayment } from '@/data/dataSets/readDataSet';
import { addTo } from '@/lib/byKey';
import type { CrossFileRefund } from './stagedRefunds';

/** The refunds of a data set that came from refund rows. */
export function* earlierRefunds(refunds: RefundRows): Generator<Row<typeof REFUND_SHAPE>> {
  for (const refund of plainRows(REFUND_SHAPE, refunds)) if (refund.isUndated === 0) yield refund;
}

/** The sum of refund rows, by payment of the previous data set. */
export function sumsOfEarlier(before: DataSet): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { payment, amount } of earlierRefunds(before.refunds)) {
    sums.set(payment, (sums.get(payment) ?? 0) + amount);
  }
  return sums;
}

/**
 * The most that it can be after refunds of newer files, which replace those of the same id, and with the unmatched ones. A refund
 * that a file gives to another payment may be refused there, and then stays.
 */
export function sumsOfRefunds(before: DataSet, ofFiles: readonly CrossFileRefund[]): Map<number, number> {
  const sums = new Map<number, number>();
  if (before.payments.length === 0) return sums;
  const add = (payment: number | undefined, amount: number) =>
    payment !== undefined && sums.set(payment, (sums.get(payment) ?? 0) + amount);
  const paymentOf = ({ reference }: { reference: string }) => findPayment(before, reference);
  const unmatched = [...plainRows(UNMATCHED_REFUND_SHAPE, before.unmatchedRefunds)];
  const newer = new Map([...unmatched, ...ofFiles].map((refund) => [refund.id, refund]));
  for (const { id, payment, amount } of earlierRefunds(before.refunds)) {
    const replacement = newer.get(id);
    if (!replacement || paymentOf(replacement) !== payment) add(payment, amount);
  }
  for (const refund of newer.values()) add(paymentOf(refund), refund.amount);
  return sums;
}

/**
 * The known time of refunds that only a column has, by the new index of the payment. The earliest import that had the
 * refund counts, as long as the payment is the same.
 */
export function knownByEarlier(
  before: DataSet,
  { indexOfEarlier, wasReplaced, wasReportedAgain }: MergedPayments,
  byNow: LocalTime,
): Map<number, LocalTime> {
  const times = new Map<number, LocalTime>();
  for (const { payment, date, isUndated } of plainRows(REFUND_SHAPE, before.refunds)) {
    if (isUndated !== 1 || wasReplaced(payment)) continue;
    times.set(indexOfEarlier(payment), wasReportedAgain(payment) && byNow < date ? byNow : date);
  }
  return times;
}

/**
 * The refunds that columns of earlier files had, by the new index of the payment, the oldest first: a newer file adds
 * only what has grown since.
 */
export function columnRefundsOfEarlier(
  before: DataSet,
  { indexOfEarlier }: Pick<MergedPayments, 'indexOfEarlier'>,
): Map<number, ColumnRefund[]> {
  const refunds = new Map<number, ColumnRefund[]>();
  for (const { payment, id: _id, ...refund } of plainRows(REFUND_SHAPE, before.refunds))
    if (refund.isUndated > 0) addTo(refunds, indexOfEarlier(payment), refund);
  return refunds;
}

/**
 * Returns a function that says whether fees of fee files still belong to the payment at an index after a newer row
 * replaced it.
 */
export function createFeeCheck(before: DataSet, file: PaymentRows): (row: number, index: number) => boolean {
  if (before.fees.length === 0) return () => true;
  const { fees } = before;
  const rowsByPayment = new Map<number, number[]>();
  for (let row = 0; row < fees.length; row += 1) {
    addTo(rowsByPayment, fees.payment[row] ?? 0, row);
  }
  return (row, index) => {
    const paymentFees = pickRows(FEE_SHAPE, fees, Uint32Array.from(rowsByPayment.get(index) ?? []));
    const payment = pickRows(PAYMENT_SHAPE, file, Uint32Array.of(row));
    const moved = movePayments(paymentFees, () => 0);
    return overchargedIn(withFileFees(payment, moved)).size === 0;
  };
}
