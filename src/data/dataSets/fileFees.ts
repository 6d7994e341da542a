import { FEE_FIELDS } from '@/domain/imports/plan';
import type { Cents } from '@/domain/money/money';
import { FEE_SHAPE, type FeeRows, type PaymentRows, type RefundRows } from './dataSet';
import { pickRows } from '@/lib/columns/rows';
import { numberAt } from '@/lib/columns/numbers';
import { textAt } from '@/lib/columns/stringColumn';

export type FeeName = (typeof FEE_FIELDS)[number];

/** Bit flags of the fees in a fee row. They distinguish an empty cell from a fee of zero. */
export const FEE_FLAGS = { processorFee: 1, partnerFee: 2, platformFee: 4, refundedShares: 8 } as const;

/**
 * The payments with the fees of fee files instead of the fees of their rows. If those were calculated, fees that are in
 * no file become 0. A processor fee that was refunded is subtracted.
 */
export function withFileFees(payments: PaymentRows, fees: FeeRows): PaymentRows {
  if (fees.length === 0) return payments;
  const columnOf = (fee: FeeName) =>
    payments[fee].length === 0 ? new Float64Array(payments.length) : payments[fee].slice();
  const columns = {
    processorFee: columnOf('processorFee'),
    partnerFee: columnOf('partnerFee'),
    platformFee: columnOf('platformFee'),
  };
  const reported = new Uint8Array(payments.length);
  for (let row = 0; row < fees.length; row += 1) {
    const [index, feeFlags] = [numberAt(fees.payment, row), numberAt(fees.feeFlags, row)];
    const before = numberAt(reported, index);
    const isReplaced = before === 0 && payments.areFeesCalculated[index] === 1;
    for (const fee of FEE_FIELDS) {
      const isFirst = (before & FEE_FLAGS[fee]) === 0 && (feeFlags & FEE_FLAGS[fee]) !== 0;
      if (isReplaced || isFirst) columns[fee][index] = 0;
      columns[fee][index] = numberAt(columns[fee], index) + numberAt(fees[fee], row);
    }
    if ((feeFlags & FEE_FLAGS.processorFee) !== 0)
      columns.processorFee[index] = numberAt(columns.processorFee, index) - numberAt(fees.refundedShares, row);
    reported[index] = before | feeFlags;
  }
  const areFeesCalculated = payments.areFeesCalculated.map((value, index) => (reported[index] === 0 ? value : 0));
  return { ...payments, ...columns, areFeesCalculated };
}

/** The indices of payments whose fees exceed their amount. */
export function overchargedIn(payments: PaymentRows): Set<number> {
  const found = new Set<number>();
  for (let index = 0; index < payments.length; index += 1) {
    const { processorFee, partnerFee, platformFee } = payments;
    const sum = (processorFee[index] ?? 0) + (partnerFee[index] ?? 0) + (platformFee[index] ?? 0);
    if (sum > numberAt(payments.amount, index)) found.add(index);
  }
  return found;
}

/** The refund shares of partner and platform according to fee files, by the index of the payment. */
export type RefundedShares = { partner?: Cents; platform?: Cents };

/** Payments without a refunded fee in any file are absent. */
export function refundedSharesOf(fees: FeeRows): ReadonlyMap<number, RefundedShares> {
  const found = new Map<number, RefundedShares>();
  for (let row = 0; row < fees.length; row += 1) {
    const feeFlags = numberAt(fees.feeFlags, row);
    const party =
      (feeFlags & FEE_FLAGS.platformFee) !== 0
        ? ('platform' as const)
        : (feeFlags & FEE_FLAGS.partnerFee) !== 0
          ? ('partner' as const)
          : undefined;
    if ((feeFlags & FEE_FLAGS.refundedShares) === 0 || party === undefined) continue;
    const index = numberAt(fees.payment, row);
    const before = found.get(index);
    found.set(index, { ...before, [party]: (before?.[party] ?? 0) + (fees.refundedShares[row] ?? 0) });
  }
  return found;
}

/** Returns a function that says whether a fee file has a refunded fee for the payment at an index. */
export function hasReportedShares(fees: FeeRows): (index: number) => boolean {
  const reported = fees.length === 0 ? undefined : refundedSharesOf(fees);
  return (index) => reported?.has(index) === true;
}

/** The rows with the new indices of their payments. */
export function movePayments<Referring extends RefundRows | FeeRows>(
  rows: Referring,
  indexOf: (index: number) => number,
): Referring {
  // A column with only zeros is stored as an empty column.
  return { ...rows, payment: new Uint32Array(rows.length).map((_, row) => indexOf(rows.payment[row] ?? 0)) };
}

/** By payment and then by id, so that the order of the files makes no difference. */
export function byPaymentAndId(fees: FeeRows): FeeRows {
  const order = new Uint32Array(fees.length).map((_, index) => index);
  const paymentAt = (row: number) => numberAt(fees.payment, row);
  order.sort((a, b) => paymentAt(a) - paymentAt(b) || (textAt(fees.id, a) < textAt(fees.id, b) ? -1 : 1));
  return pickRows(FEE_SHAPE, fees, order);
}
