import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import { checkRefund, type Payable, type PaymentRecord } from './refundRules';

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
