import type { TransactionTable } from '@/data/tables/transactionTable';
import type { Dispute } from '@/domain/disputes/disputes';
import { takesMoney } from '@/domain/disputes/movements';
import type { Cents } from '@/domain/money/money';
import { sharesAt } from '@/selectors/payments/disputePostings';

/** What disputes took from a payment and have not returned, in cents. */
export function takenBy(disputes: readonly Dispute[] = []): Cents {
  return disputes.reduce((sum, { status, amount }) => sum + (takesMoney(status) ? amount : 0), 0);
}

/** Who bears a dispute and its fee, in cents. Undefined for an unknown payment. */
export function sharesOfDispute(
  table: TransactionTable,
  { transactionId, amount, fee }: Pick<Dispute, 'transactionId' | 'amount' | 'fee'>,
) {
  const index = table.indexOf(transactionId);
  return index === undefined ? undefined : sharesAt(table, index, amount, fee);
}
