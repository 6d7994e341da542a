import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
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
