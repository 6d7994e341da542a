import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { NO_SHARES, PARTIES } from '@/domain/payments/refunds/refundAllocation';
import type { BatchRefusal, PlannedRow } from './batchPlan';

/** The sums of the refunds or the voids of a plan, in cents. The shares sum to the amount. */
export type ActSums = { count: number; amount: Cents; shares: Allocation };

/** The figures of a plan. `merchants` has what each merchant returns by refunds, in cents. */
export type BatchSums = {
  refunds: ActSums & { retainedFees: Cents };
  voids: ActSums;
  refused: number;
  merchants: ReadonlyMap<string, Cents>;
};

/** Adds up the figures of a plan. */
export function sumPlan(rows: readonly PlannedRow[]): BatchSums {
  const sums = { refunds: { ...noSums(), retainedFees: 0 }, voids: noSums(), refused: 0 };
  const merchants = new Map<string, Cents>();
  for (const row of rows) {
    if (row.kind === 'refused') {
      sums.refused += 1;
      continue;
    }
    const ofKind = row.kind === 'refund' ? sums.refunds : sums.voids;
    ofKind.count += 1;
    ofKind.amount += row.amount;
    for (const party of PARTIES) ofKind.shares[party] += row.shares[party];
    if (row.kind !== 'refund') continue;
    sums.refunds.retainedFees += row.retainedFee;
    merchants.set(row.merchantId, (merchants.get(row.merchantId) ?? 0) + row.shares.merchant);
  }
  return { ...sums, merchants };
}

const noSums = (): ActSums => ({ count: 0, amount: 0, shares: { ...NO_SHARES } });

/** A merchant whose balance (cents) is below zero after a batch. */
export type NegativeMerchant = { merchantId: string; before: Cents; after: Cents };

/** The merchants whose balance a batch takes below zero, or further below, the lowest first. Balances are in cents. */
export function negativeMerchants(
  { merchants }: Pick<BatchSums, 'merchants'>,
  balanceOf: (merchantId: string) => Cents,
): NegativeMerchant[] {
  return [...merchants]
    .map(([merchantId, share]) => {
      const before = balanceOf(merchantId);
      return { merchantId, before, after: before - share };
    })
    .filter(({ before, after }) => after < 0 && after < before)
    .sort((a, b) => a.after - b.after);
}

/** The number of payments that a plan refuses, by reason, the most frequent first. */
export function refusalsOfPlan(rows: readonly PlannedRow[]): { refusal: BatchRefusal; count: number }[] {
  const byReason = new Map<string, { refusal: BatchRefusal; count: number }>();
  for (const row of rows) {
    if (row.kind !== 'refused') continue;
    // The refundable amounts differ, but the reason is the same.
    const key = 'status' in row.refusal ? `${row.refusal.kind} ${row.refusal.status}` : row.refusal.kind;
    const known = byReason.get(key) ?? { refusal: row.refusal, count: 0 };
    known.count += 1;
    byReason.set(key, known);
  }
  return [...byReason.values()].sort((a, b) => b.count - a.count);
}
