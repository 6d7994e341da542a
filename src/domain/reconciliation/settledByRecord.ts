import type { RecordedPayment } from '@/domain/payments/recordedPayments';
import { VOIDED } from '@/domain/payments/vocabulary';
import type { DiscrepancyKind } from './discrepancyKinds';
import type { Side } from './sideSchema';

/**
 * Whether a record that was made after the comparison resolves a discrepancy: the console has the refunds of the report
 * now (cents), or the void. It is derived from the records, so a withdrawn refund opens the discrepancy again.
 */
export function isSettledByRecord(
  kind: DiscrepancyKind,
  ours: Side | undefined,
  theirs: readonly Side[],
  { refunded, status }: Pick<RecordedPayment, 'refunded' | 'status'>,
): boolean {
  const [reported, ...further] = theirs;
  if (!ours || !reported || further.length > 0 || (kind !== 'amount' && kind !== 'status')) return false;
  const isSamePayment = reported.amount === ours.amount && reported.currency === ours.currency;
  const isRefunded = reported.refunded !== undefined && reported.refunded !== ours.refunded;
  if (isRefunded) return isSamePayment && reported.refunded === refunded;
  return isSamePayment && reported.status === VOIDED && ours.status !== VOIDED && status === VOIDED;
}
