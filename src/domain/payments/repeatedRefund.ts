import { instantOf } from '@/domain/calendar/instants';
import type { Cents } from '@/domain/money/money';
import type { PaymentRecord, Refund } from './refundRules';

/** Minutes within which a second refund of the same amount needs a confirmation. */
const MINUTES = 10;

/**
 * The last refund of the amount (cents) within ten minutes of `now` (milliseconds since 1970), and its age in whole
 * minutes; undefined if there is none.
 */
export function repeatedRefund(
  records: readonly PaymentRecord[],
  amount: Cents,
  now: number,
): { refund: Refund; minutes: number } | undefined {
  const age = (record: PaymentRecord) => (now - instantOf(record)) / 60_000;
  const refund = records.findLast(
    (record): record is Refund =>
      // The age is absolute, because a clock that was set back makes a record look newer than now.
      record.kind === 'refund' && record.amount === amount && Math.abs(age(record)) <= MINUTES,
  );
  return refund && { refund, minutes: Math.max(0, Math.floor(age(refund))) };
}
