import type { Cents } from './money';
import type { Fee, PaymentStatus } from './transactions';

/** One line of a receipt, in cents; the last of a group is its total. */
export type ReceiptLine = { label: string; amount: Cents; isTotal?: boolean };

/** What a payment came to: the amount, what was taken off it, and the total. Refunds are one line, however many. */
export function receiptLines(payment: { amount: Cents; status: PaymentStatus; refunded: Cents }): ReceiptLine[] {
  const { amount, status, refunded } = payment;
  const off: ReceiptLine[] = [];
  if (status === 'Failed') off.push({ label: 'Not collected', amount: 0 - amount });
  if (status === 'Voided') off.push({ label: 'Voided', amount: 0 - amount });
  if (refunded > 0) off.push({ label: 'Refunded', amount: 0 - refunded });
  const total = off.reduce((sum, line) => sum + line.amount, amount);
  return [{ label: 'Amount', amount }, ...off, { label: 'Total', amount: total, isTotal: true }];
}

/** The fees that the amount of a payment includes, and their total. */
export function feeLines(fees: readonly Fee[]): ReceiptLine[] {
  return [
    ...fees.map(({ type, party, amount }) => ({ label: `${type} fee, ${party}`, amount })),
    { label: 'Fees in all', amount: fees.reduce((sum, { amount }) => sum + amount, 0), isTotal: true },
  ];
}
