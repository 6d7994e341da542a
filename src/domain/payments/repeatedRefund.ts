import { instantOf } from '@/domain/calendar/instants';
import type { Cents } from '@/domain/money/money';
import type { PaymentRecord, Refund } from './payments';

/** How long a second refund of the same amount is asked about, in minutes. */
const MINUTES = 10;

/**
 * The last refund of the amount (cents) that a payment got within ten minutes of `now` (milliseconds since 1970), and how many
 * whole minutes ago; undefined where it got none.
 */
export function repeatedRefund(
  records: readonly PaymentRecord[],
  amount: Cents,
  now: number,
): { refund: Refund; minutes: number } | undefined {
  const age = (record: PaymentRecord) => (now - instantOf(record)) / 60_000;
  const refund = records.findLast(
    (record): record is Refund =>
      // A clock that was set back makes a record look newer than now.
      record.kind === 'refund' && record.amount === amount && Math.abs(age(record)) <= MINUTES,
  );
  return refund && { refund, minutes: Math.max(0, Math.floor(age(refund))) };
}
