import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import { checkRefund, type Payable, type PaymentRecord, type Refund } from './refundRules';
import { compareRecorded } from '@/domain/calendar/recorded';
import { instantOf } from '@/domain/calendar/instants';

/**
 * Reads the typed amount of a refund: cents within the payment's refundable amount, less what waiting proposals reserve
 * (cents), or the refusal.
 */
export function readRefundAmount(
  text: string,
  payment: Payable,
  records: readonly PaymentRecord[],
  currency: Currency,
  reserved: Cents = 0,
): TypedAmount {
  const typed = parseAmount(text, currency);
  if (typed.cents === undefined) return typed;
  const eligibility = checkRefund(payment, records, typed.cents, reserved);
  return eligibility.allowed ? typed : { refusal: eligibility.refusal };
}

/**
 * The amounts to offer (cents): half of the refundable amount, rounded down, and all of it. No half is offered of one cent.
 */
export function offeredRefunds(
  refundable: Cents,
  amount: Cents,
): { kind: 'half' | 'full' | 'remaining'; cents: Cents }[] {
  const half = Math.floor(refundable / 2);
  return [
    ...(half > 0 ? [{ kind: 'half' as const, cents: half }] : []),
    { kind: refundable === amount ? 'full' : 'remaining', cents: refundable },
  ];
}

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

/** Milliseconds within which two tabs record what may be one refund. */
const MINUTE = 60_000;

/**
 * The refunds of a payment that two tabs may have recorded for one: of each two refunds of the same amount within 60
 * seconds, of which exactly one is of another tab (`isRemote`), the later in the order of the log.
 */
export function refundsOfTwoTabs(records: readonly PaymentRecord[], isRemote: (id: string) => boolean): Refund[] {
  const refunds = records.filter((record) => record.kind === 'refund').sort(compareRecorded);
  return refunds.filter((later, index) =>
    refunds
      .slice(0, index)
      .some(
        (earlier) =>
          earlier.amount === later.amount &&
          isRemote(earlier.id) !== isRemote(later.id) &&
          Math.abs(instantOf(later) - instantOf(earlier)) <= MINUTE,
      ),
  );
}
