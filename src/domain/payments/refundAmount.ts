import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import { checkRefund, type Payable, type PaymentRecord, type Refund } from './refundRules';
import { instantOf } from '@/domain/calendar/instants';

/** Reads the typed amount of a refund: cents within the payment's refundable amount, or the refusal. */
export function readRefundAmount(
  text: string,
  transaction: Payable,
  records: readonly PaymentRecord[],
  currency: Currency,
): TypedAmount {
  const typed = parseAmount(text, currency);
  if (typed.cents === undefined) return typed;
  const eligibility = checkRefund(transaction, records, typed.cents);
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
