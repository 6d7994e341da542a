import type { BatchAct, BatchRefusal, PlannedRow } from '@/domain/batches/batchPlan';
import {
  negativeMerchants,
  refusalsOfPlan,
  sumPlan,
  type BatchSums,
  type NegativeMerchant,
} from '@/domain/batches/batchSums';
import type { Resumable } from '@/lib/resumable';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { groupPayments, selectBalance } from '@/selectors/statements/statementSources';
import { planBatch } from './batchPayments';

/** The figures of a batch before it runs. Amounts are in cents. */
export type DryRun = {
  rows: readonly PlannedRow[];
  sums: BatchSums;
  refusals: readonly { refusal: BatchRefusal; count: number }[];
  negative: readonly NegativeMerchant[];
};

type State = Parameters<typeof planBatch>[0] & Parameters<typeof selectBalance>[0];

/** Computes in steps what a batch would do to these payments (indices). Nothing is recorded. */
export function* dryRun(state: State, indices: ArrayLike<number>, act: BatchAct): Resumable<DryRun> {
  const rows = yield* planBatch(state, indices, act);
  const sums = sumPlan(rows);
  yield;
  let negative: readonly NegativeMerchant[] = [];
  if (sums.merchants.size > 0) {
    yield* groupPayments(selectTransactionTable(state));
    yield;
    negative = negativeMerchants(sums, (id) => selectBalance(state, id)?.balance ?? 0);
  }
  return { rows, sums, refusals: refusalsOfPlan(rows), negative };
}
