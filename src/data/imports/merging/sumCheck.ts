import type { DataSet, PaymentRows } from '@/data/dataSets/dataSet';

/**
 * Returns a function that says for each row of a file, in order, whether the sum of all payments in minor units stays
 * exact (below 2^53) with it. No sum of payments, fees or refunds is larger. `index` is the payment that the row
 * replaces.
 */
export function createSumCheck(before: DataSet | undefined, file: PaymentRows) {
  let total = before?.payments.amount.reduce((sum, amount) => sum + amount, 0) ?? 0;
  return (row: number, index: number | undefined): boolean => {
    const replaced = index === undefined ? 0 : (before?.payments.amount[index] ?? 0);
    // A reduction is not counted, because the row may still be rejected for another reason.
    const added = Math.max(0, (file.amount[row] ?? 0) - replaced);
    if (total + added > Number.MAX_SAFE_INTEGER) return false;
    total += added;
    return true;
  };
}
