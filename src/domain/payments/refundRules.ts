import type { InferOutput } from 'valibot';
import { compareRecorded } from '@/domain/calendar/recorded';
import { addTo } from '@/lib/byKey';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { refundSchema, voidSchema } from './schema';
import type { PaymentData } from './payment';
import { VOIDED, type PaymentStatus } from './vocabulary';

export type Refund = InferOutput<typeof refundSchema>;
export type Void = InferOutput<typeof voidSchema>;
export type PaymentRecord = Refund | Void;

/** A refund from a file. `isUndated` is true if the file has the refund without a time. */
export type FileRefund = Refund & { isUndated: boolean };

/** The fields of a transaction that the rules for voids and refunds need. */
export type Payable = Pick<PaymentData, 'amount' | 'status' | 'refunded'>;

/** The refunded amount in cents, imported and recorded refunds included; a row with the status Refunded counts in full. */
export function refundedOf({ amount, status, refunded = 0 }: Payable, records: readonly PaymentRecord[]): Cents {
  if (status === 'Refunded') return amount;
  return records.reduce((sum, record) => sum + (record.kind === 'refund' ? record.amount : 0), refunded);
}

/** The status that follows from the row and its records. */
export function statusOf(transaction: Payable, records: readonly PaymentRecord[]): PaymentStatus {
  if (records.some(({ kind }) => kind === 'void')) return VOIDED;
  const refunded = refundedOf(transaction, records);
  return refunded > 0 && refunded >= transaction.amount ? 'Refunded' : transaction.status;
}

/** Whether a status of the console counts as paid: only then the payment is in gross and has fees and shares. */
export function isPaid(status: PaymentStatus): boolean {
  return status !== 'Failed' && status !== VOIDED;
}

/** The refundable amount in cents; 0 if the payment is not Completed. */
export function refundableAmount(transaction: Payable, records: readonly PaymentRecord[]): Cents {
  return statusOf(transaction, records) === 'Completed' ? transaction.amount - refundedOf(transaction, records) : 0;
}

export function checkVoid(transaction: Payable, records: readonly PaymentRecord[]): Eligibility {
  const status = statusOf(transaction, records);
  return status === 'Pending' ? ALLOWED : refuse({ kind: 'notVoidable', status });
}

/** Whether the payment may be refunded; by the amount (cents), if there is one. */
export function checkRefund(transaction: Payable, records: readonly PaymentRecord[], amount?: Cents): Eligibility {
  const status = statusOf(transaction, records);
  if (status !== 'Completed') return refuse({ kind: 'notRefundable', status });
  if (amount === undefined) return ALLOWED;
  const refundable = refundableAmount(transaction, records);
  if (amount > refundable) return refuse({ kind: 'amountAboveRefundable', refundable });
  return amount > 0 && Number.isSafeInteger(amount) ? ALLOWED : refuse({ kind: 'amountNotAboveZero' });
}

/** 'Partly refunded $15.00'; undefined if nothing or everything was refunded. The amount is in cents. */
export function partlyRefundedNote(
  { status, refunded }: { status: PaymentStatus; refunded: Cents },
  currency: Currency,
): string | undefined {
  if (refunded === 0 || status === 'Refunded') return undefined;
  return `Partly refunded ${formatMoney(refunded, currency)}`;
}

/** Whether a refund or a void may be recorded. `records` are the records of its payment, in the order of their times. */
export function judgeRecord(record: PaymentRecord, records: readonly PaymentRecord[], payment?: Payable): Eligibility {
  if (records.some(({ id }) => id === record.id)) return refuse({ kind: 'recordedAlready' });
  if (!payment) return refuse({ kind: 'paymentMissing' });
  switch (record.kind) {
    case 'void':
      return checkVoid(payment, records);
    case 'refund':
      return checkRefund(payment, records, record.amount);
    default:
      return record satisfies never;
  }
}

/**
 * Adds a record to the records of a payment, in the order of their times. It returns the same array if the rules refuse
 * the record.
 */
export function addRecord(
  records: readonly PaymentRecord[],
  record: PaymentRecord,
  payment: Payable,
): readonly PaymentRecord[] {
  return judgeRecord(record, records, payment).allowed ? [...records, record].sort(compareRecorded) : records;
}

/**
 * The records that the rules accept in the order of their times, by transaction id. A replay of the same records in any
 * order has the same result.
 */
export function replayRecords(
  records: readonly PaymentRecord[],
  transactionOf: (transactionId: string) => Payable | undefined,
): Record<string, PaymentRecord[]> {
  const accepted = new Map<string, PaymentRecord[]>();
  for (const record of [...records].sort(compareRecorded)) {
    const paymentRecords = accepted.get(record.transactionId) ?? [];
    const { allowed } = judgeRecord(record, paymentRecords, transactionOf(record.transactionId));
    if (allowed) addTo(accepted, record.transactionId, record);
  }
  return Object.fromEntries(accepted);
}
