import { numberAt } from '@/lib/columns/numbers';
import { textAt } from '@/lib/columns/stringColumn';
import type { DataSet } from '@/data/dataSets/dataSet';
import { refundedSharesOf, FEE_FLAGS, withFileFees, type FeeName } from '@/data/dataSets/fileFees';
import { refundedByPayment } from '@/data/dataSets/readDataSet';
import { FEE_FIELDS } from '@/domain/imports/plan';
import type { Cents } from '@/domain/money/money';

/** A fee that differs between the payment row and the fee files. The fee files take precedence. */
export type FeeDifference = { paymentId: string; fee: FeeName; ofPayment: Cents; ofFiles: Cents };

export type FeeDifferences = {
  /** The number of payments. Only the first ones are listed. */
  count: number;
  first: readonly FeeDifference[];
  /** Payments whose refunded fees exceed the refunded amount. Only the refunded amount counts. */
  refundedAbove: number;
};

const NAMED_DIFFERENCES = 100;

/** The differences between payments and fee files. A fee that is missing in the payment row is not a difference. */
export function compareFees(dataSet: DataSet): FeeDifferences {
  const { payments, fees } = dataSet;
  const effective = withFileFees(payments, fees);
  const first: FeeDifference[] = [];
  let count = 0;
  const compared = new Set<number>();
  const feeFlagsOf = new Map<number, number>();
  for (let row = 0; row < fees.length; row += 1) {
    const index = fees.payment[row] ?? 0;
    feeFlagsOf.set(index, (feeFlagsOf.get(index) ?? 0) | numberAt(fees.feeFlags, row));
  }
  for (const [index, feeFlags] of feeFlagsOf) {
    if (payments.areFeesCalculated[index] === 1) continue;
    for (const fee of FEE_FIELDS) {
      const [ofPayment, ofFiles] = [numberAt(payments[fee], index), numberAt(effective[fee], index)];
      if ((feeFlags & FEE_FLAGS[fee]) === 0 || ofPayment === 0 || ofPayment === ofFiles) continue;
      if (!compared.has(index)) count += 1;
      compared.add(index);
      if (first.length < NAMED_DIFFERENCES)
        first.push({ paymentId: textAt(payments.id, index), fee, ofPayment, ofFiles });
    }
  }
  const refunded = refundedByPayment(dataSet);
  let refundedAbove = 0;
  for (const [index, { partner = 0, platform = 0 }] of refundedSharesOf(fees))
    if (partner + platform > (refunded.get(index) ?? 0)) refundedAbove += 1;
  return { count, first, refundedAbove };
}
