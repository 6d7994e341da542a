import type { Cents } from '@/domain/money/money';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { Batch } from '@/domain/payments/schema';

/**
 * The id of the record of a payment in a batch: the same batch has the same ids, so that
 * running it again changes nothing.
 */
export function recordIdOf(batchId: string, paymentId: string): string {
  return `${batchId}-${paymentId}`;
}

/** Whether a batch refunded a payment with these records at a time (epoch milliseconds) or after it; without one, never. */
export function isRefundedSince(records: readonly PaymentRecord[], since = Infinity): boolean {
  return records.some(({ kind, batch, instant = -Infinity }) => kind === 'refund' && batch && instant >= since);
}

/** A batch as its records have it now. Amounts are in cents. */
export type RecordedBatch = Batch & {
  records: readonly PaymentRecord[];
  refunds: { count: number; amount: Cents };
  voids: { count: number };
};

/** The records of a batch, from the lists of all payments, with their sums. Undefined if it has none, or if all were withdrawn. */
export function recordedBatch(records: Iterable<readonly PaymentRecord[]>, batchId: string): RecordedBatch | undefined {
  const found: PaymentRecord[] = [];
  for (const ofPayment of records) for (const record of ofPayment) if (record.batch?.id === batchId) found.push(record);
  const [first] = found;
  if (!first?.batch) return undefined;
  const refunds = { count: 0, amount: 0 };
  const voids = { count: 0 };
  for (const record of found) {
    if (record.kind === 'void') voids.count += 1;
    else {
      refunds.count += 1;
      refunds.amount += record.amount;
    }
  }
  return { ...first.batch, records: found, refunds, voids };
}
