import type { InferOutput } from 'valibot';
import { compareRecorded } from '@/domain/calendar/recorded';
import { addTo } from '@/domain/lists/byKey';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { refundSchema, voidSchema } from '@/domain/schemas/payments';
import { VOIDED, type PaymentStatus, type Transaction } from './transactions';

/** The reasons of a refund; the form preselects the first. */
export const REFUND_REASONS = ['Requested by customer', 'Duplicate', 'Fraudulent', 'Event cancelled', 'Other'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The reason in the spelling of the USA: records of earlier versions store 'Event cancelled', so that value stays. */
export function refundReasonName(reason: RefundReason): string {
  return reason === 'Event cancelled' ? 'Event canceled' : reason;
}

export type Refund = InferOutput<typeof refundSchema>;
export type Void = InferOutput<typeof voidSchema>;
export type PaymentRecord = Refund | Void;

/** A refund that a file brought; by then, where a column told it without a time. */
export type FileRefund = Refund & { isByThen: boolean };

/** What the rules of voids and refunds need of a transaction. */
export type Payable = Pick<Transaction, 'amount' | 'status' | 'refunded'>;

/** What was refunded of a payment, in cents, by its file and since; a row that is Refunded itself counts as refunded in full. */
export function refundedOf({ amount, status, refunded = 0 }: Payable, records: readonly PaymentRecord[]): Cents {
  if (status === 'Refunded') return amount;
  return records.reduce((sum, record) => sum + (record.kind === 'refund' ? record.amount : 0), refunded);
}

/** The status of a payment, worked out from its row and its own records (product rules, section 5). */
export function statusOf(transaction: Payable, records: readonly PaymentRecord[]): PaymentStatus {
  if (records.some(({ kind }) => kind === 'void')) return VOIDED;
  const refunded = refundedOf(transaction, records);
  return refunded > 0 && refunded >= transaction.amount ? 'Refunded' : transaction.status;
}

/** Whether a payment of this status of the console was paid: only then it counts, its fees are taken and its parts paid (section 11). */
export function isPaid(status: PaymentStatus): boolean {
  return status !== 'Failed' && status !== VOIDED;
}

/** What is left to refund, in cents: nothing of a payment that is not Completed. */
export function leftOf(transaction: Payable, records: readonly PaymentRecord[]): Cents {
  return statusOf(transaction, records) === 'Completed' ? transaction.amount - refundedOf(transaction, records) : 0;
}

/** Whether a payment with these records may be voided. */
export function checkVoid(transaction: Payable, records: readonly PaymentRecord[]): Eligibility {
  const status = statusOf(transaction, records);
  return status === 'Pending' ? ALLOWED : refuse({ kind: 'notVoidable', status });
}

/** Whether a payment with these records may be refunded, and where an amount (cents) is given, by that amount. */
export function checkRefund(transaction: Payable, records: readonly PaymentRecord[], amount?: Cents): Eligibility {
  const status = statusOf(transaction, records);
  if (status !== 'Completed') return refuse({ kind: 'notRefundable', status });
  if (amount === undefined) return ALLOWED;
  const left = leftOf(transaction, records);
  if (amount > left) return refuse({ kind: 'amountAboveLeft', left });
  return amount > 0 && Number.isSafeInteger(amount) ? ALLOWED : refuse({ kind: 'amountNotAboveZero' });
}

/** 'Partly refunded $15.00', which stands beside the status; undefined where no part or all of it was refunded (cents). */
export function partlyRefundedNote(
  { status, refunded }: { status: PaymentStatus; refunded: Cents },
  currency: Currency,
): string | undefined {
  if (refunded === 0 || status === 'Refunded') return undefined;
  return `Partly refunded ${formatMoney(refunded, currency)}`;
}

/**
 * The records of a transaction with one more, in the order of their times; the same records where its id is already there
 * or the rules refuse it.
 */
export function addRecord(
  own: readonly PaymentRecord[],
  record: PaymentRecord,
  transaction: Payable,
): readonly PaymentRecord[] {
  if (own.some(({ id }) => id === record.id) || !isAccepted(transaction, own, record)) return own;
  return [...own, record].sort(compareRecorded);
}

/**
 * The records that the rules accept, one after the other in the order of their times, by the id of their transaction:
 * whoever replays the same records, in any order, is left with the same ones.
 */
export function replayRecords(
  records: readonly PaymentRecord[],
  transactionOf: (transactionId: string) => Payable | undefined,
): Record<string, PaymentRecord[]> {
  const accepted = new Map<string, PaymentRecord[]>();
  for (const record of [...records].sort(compareRecorded)) {
    const transaction = transactionOf(record.transactionId);
    const own = accepted.get(record.transactionId) ?? [];
    if (transaction && isAccepted(transaction, own, record)) addTo(accepted, record.transactionId, record);
  }
  return Object.fromEntries(accepted);
}

function isAccepted(transaction: Payable, own: readonly PaymentRecord[], record: PaymentRecord): boolean {
  return (record.kind === 'void' ? checkVoid(transaction, own) : checkRefund(transaction, own, record.amount)).allowed;
}
