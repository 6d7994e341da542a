import { REFUND_SHAPE, type DataSet, type RefundRows } from '@/data/dataSets/dataSet';
import { numberAt } from '@/lib/columns/numbers';
import { createRows, type Row } from '@/lib/columns/rows';
import type { RejectionReason } from '@/domain/imports/plan';
import { earlierRefunds } from './earlierRefunds';
import type { MergedPayments } from './mergePayments';
import { isRefundableStatus } from '@/data/imports/vocabulary';
import type { StagedRefund } from './stagedRefunds';
import type { Vocabulary } from '@/data/imports/vocabulary';

/** Finds the index of the refunded payment, or the reason why there is none. */
export type FindIndexOf = (reference: string) => number | RejectionReason;

/**
 * Merges the refund rows of the previous data set with those of a newer file in order of time. Each is accepted if the
 * payment still has enough to refund after the earlier ones. An identical row is a duplicate, and another row with the
 * same id replaces it.
 */
export function mergeRefunds<Refund extends StagedRefund>(
  before: DataSet | undefined,
  staged: readonly Refund[],
  { payments, indexOfEarlier }: Pick<MergedPayments, 'payments' | 'indexOfEarlier'>,
  vocabulary: Pick<Vocabulary, 'statuses'>,
  findIndexOf: FindIndexOf,
  refuse: (refund: Refund, reason: RejectionReason) => void,
): RefundRows {
  const newer = new Set(staged.map(({ id }) => id));
  const refunds = createRows(REFUND_SHAPE, before?.refunds);
  const sums = new Map<number, number>();
  const push = (refund: Row<typeof REFUND_SHAPE>) => {
    refunds.push(refund);
    sums.set(refund.payment, (sums.get(refund.payment) ?? 0) + refund.amount);
  };
  const earlier = new Map<string, Row<typeof REFUND_SHAPE>>();
  if (before) {
    for (const refund of earlierRefunds(before.refunds)) {
      const moved = { ...refund, payment: indexOfEarlier(refund.payment) };
      if (newer.has(refund.id)) earlier.set(refund.id, moved);
      else push(moved);
    }
  }
  for (const refund of [...staged].sort(byTime)) {
    const index = findIndexOf(refund.reference);
    const problem = typeof index === 'string' ? index : problemOf(index, refund.amount);
    if (typeof index === 'number' && problem === undefined) {
      push({
        id: refund.id,
        date: refund.date,
        amount: refund.amount,
        zone: refund.zone,
        payment: index,
        isUndated: 0,
      });
      continue;
    }
    if (problem !== undefined) refuse(refund, problem);
    // A refund that was accepted before stays.
    const replaced = earlier.get(refund.id);
    if (replaced !== undefined) push(replaced);
  }
  return refunds.finish();

  function problemOf(index: number, amount: number): RejectionReason | undefined {
    if (!isRefundableStatus(vocabulary, numberAt(payments.status, index))) return 'refund of a payment not paid';
    const sum = (sums.get(index) ?? 0) + amount;
    return sum > numberAt(payments.amount, index) ? 'refund above the amount' : undefined;
  }
}

function byTime(a: StagedRefund, b: StagedRefund): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
