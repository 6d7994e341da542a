import type { LocalTime } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import { REFUND_SHAPE, type ColumnRefund, type PaymentRows, type RefundRows, type StatusTerm } from './dataSet';
import { createRows, pickRows, plainRows } from '@/lib/columns/rows';
import { numberAt } from '@/lib/columns/numbers';
import { textAt } from '@/lib/columns/stringColumn';

/** A payment whose refunded column and refund rows have different sums. */
export type RefundDifference = { paymentId: string; ofColumn: Cents; ofRows: Cents };

/** This many differences are listed. All of them are counted. */
const NAMED_DIFFERENCES = 100;

/** What is known of the refunds in columns, by the index of the payment. */
type ColumnFacts = {
  /** The latest possible time of a refund without a time. */
  knownBy: (index: number) => LocalTime;
  /** The refunds that columns of earlier files had, the oldest first. */
  columnRefundsAt?: (index: number) => readonly ColumnRefund[] | undefined;
  hasReportedShares?: (index: number) => boolean;
};

export type ReportedRefunds = {
  refunds: RefundRows;
  statuses: Uint16Array;
  differences: { count: number; first: readonly RefundDifference[] };
};

/**
 * The refunded amount of each payment: the larger of its column and its refund rows, never the sum. An amount that only
 * the column has becomes a refund at the time of the column, or without a time. What earlier files had in the column stays
 * as it was, and the growth since is a refund of its date. A payment with status Refunded and no amount stays Refunded,
 * and gets such a refund if a fee file has refunded fees for it. A payment with refund rows is Completed below its refunds.
 */
export function collectReportedRefunds(
  payments: PaymentRows,
  rows: RefundRows,
  terms: readonly StatusTerm[],
  { knownBy, columnRefundsAt, hasReportedShares = () => false }: ColumnFacts,
): ReportedRefunds {
  const ofRows = sumByPayment(rows, payments.length);
  const completed = terms.findIndex(({ word: term }) => term === 'Completed');
  const refunded = terms.findIndex(({ word: term }) => term === 'Refunded');
  const statuses = new Uint16Array(payments.length);
  const refunds = createRows(REFUND_SHAPE, rows);
  const first: RefundDifference[] = [];
  let count = 0;
  for (const row of plainRows(REFUND_SHAPE, rows)) refunds.push(row);
  for (let index = 0; index < payments.length; index += 1) {
    const status = payments.status[index] ?? 0;
    const amount = payments.amount[index] ?? 0;
    const inColumn = payments.refunded[index] ?? 0;
    const ofColumn = inColumn || (status === refunded ? amount : 0);
    const sum = ofRows[index] ?? 0;
    const isAllThatIsKnown = status === refunded && inColumn === 0 && sum === 0 && !hasReportedShares(index);
    statuses[index] = status === refunded && !isAllThatIsKnown ? completed : status;
    if (ofColumn === 0 || isAllThatIsKnown) continue;
    const paymentId = textAt(payments.id, index);
    if (sum > 0 && sum !== ofColumn) {
      count += 1;
      if (first.length < NAMED_DIFFERENCES) first.push({ paymentId, ofColumn, ofRows: sum });
    }
    const time = textAt(payments.refundedDate, index);
    const now = { date: time || knownBy(index), isUndated: time ? 2 : 1, zone: payments.zone[index] ?? 0 };
    refundsOfColumn(ofColumn - sum, columnRefundsAt?.(index) ?? [], now).forEach((refund, position) => {
      const number = position === 0 ? '' : ` ${position + 1}`;
      // Issued statements of earlier versions have this id, so its words stay.
      refunds.push({ ...refund, id: `${paymentId} by then${number}`, payment: index });
    });
  }
  return { refunds: byPayment(refunds.finish()), statuses, differences: { count, first } };
}

/**
 * The refunds of a column: those of earlier files as far as the amount (cents) covers them, then the growth since. If
 * nothing has grown, the only refund without a time takes the one that is known now.
 */
function refundsOfColumn(
  amount: Cents,
  earlier: readonly ColumnRefund[],
  now: Omit<ColumnRefund, 'amount'>,
): ColumnRefund[] {
  const refunds: ColumnRefund[] = [];
  let rest = amount;
  for (const refund of earlier) {
    if (rest <= 0) break;
    refunds.push({ ...refund, amount: Math.min(refund.amount, rest) });
    rest -= refund.amount;
  }
  if (rest > 0) return [...refunds, { ...now, amount: rest }];
  const [only] = refunds;
  return only && refunds.length === 1 && only.isUndated === 1 ? [{ ...now, amount: only.amount }] : refunds;
}

function sumByPayment(rows: RefundRows, length: number): Float64Array {
  const sums = new Float64Array(rows.length === 0 ? 0 : length);
  for (let index = 0; index < rows.length; index += 1) {
    const payment = numberAt(rows.payment, index);
    sums[payment] = numberAt(sums, payment) + numberAt(rows.amount, index);
  }
  return sums;
}

function byPayment(rows: RefundRows): RefundRows {
  const order = new Uint32Array(rows.length).map((_, index) => index);
  const keyAt = (index: number) => textAt(rows.date, index) + textAt(rows.id, index);
  order.sort((a, b) => (rows.payment[a] ?? 0) - (rows.payment[b] ?? 0) || (keyAt(a) < keyAt(b) ? -1 : 1));
  return pickRows(REFUND_SHAPE, rows, order);
}
