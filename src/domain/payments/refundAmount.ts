import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import { checkRefund, type Payable, type PaymentRecord } from './payments';

/** The amount of a refund as it was typed: cents that the payment with these records may be refunded by, or why not. */
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
 * The amounts that a refund offers of what is left (cents): half of it, the odd cent left out, and all of it, which is the
 * rest where something was refunded before. Never the same twice: half a cent is none.
 */
export function offeredRefunds(left: Cents, amount: Cents): { label: string; cents: Cents }[] {
  const half = Math.floor(left / 2);
  return [
    ...(half > 0 ? [{ label: 'Half', cents: half }] : []),
    { label: left === amount ? 'All' : 'Rest', cents: left },
  ];
}
