import type { DataSet, PaymentRows } from '@/data/dataSets/dataSet';

/**
 * Says of each row of a file, in their order, whether the sum of all payments, in minor units, stays a number that is exact
 * (below 2^53) with it: no sum of payments, fees or refunds is larger. `index` is that of the payment that it replaces.
 */
export function createSumCheck(before: DataSet | undefined, file: PaymentRows) {
  let total = before?.payments.amount.reduce((sum, amount) => sum + amount, 0) ?? 0;
  return (row: number, index: number | undefined): boolean => {
    const replaced = index === undefined ? 0 : (before?.payments.amount[index] ?? 0);
    // What becomes less may still be refused for another reason.
    const added = Math.max(0, (file.amount[row] ?? 0) - replaced);
    if (total + added > Number.MAX_SAFE_INTEGER) return false;
    total += added;
    return true;
  };
}
