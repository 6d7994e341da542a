import type { DisputeRecord } from '@/domain/disputes/disputes';
import type { Payable, PaymentRecord, Refund } from '@/domain/payments/refunds/refundRules';
import type { PaymentData } from '@/domain/payments/payment';
import { refundRecorded, voidRecorded } from '@/slices/entities/paymentEventsSlice';
import { createAuditStamp } from '@/store/auditStamp';
import { computerClock } from '@/store/clock';
import type { RootState } from '@/store/rootReducer';
import { setupStore } from '@/store/store';

/** Builds a transaction of the first merchant of the demo data, with these fields. */
export function buildTransaction(fields: Partial<PaymentData> = {}): PaymentData {
  return {
    id: 'TR20240601-001',
    merchantId: 'MER001',
    amount: 125_000,
    date: '2024-06-01 12:00:00',
    status: 'Completed',
    ...fields,
  };
}

/** Builds a refund of $15.00 of the built transaction, with these fields. */
export function buildRefund(fields: Partial<Extract<PaymentRecord, { kind: 'refund' }>> = {}): Refund {
  return { kind: 'refund', ...STAMP, amount: 1500, reason: 'Duplicate', ...fields };
}

/** Builds a void of the built transaction. */
export function buildVoid(fields: Partial<Extract<PaymentRecord, { kind: 'void' }>> = {}): PaymentRecord {
  return { kind: 'void', ...STAMP, ...fields };
}

/** Builds the first step of a dispute of the built transaction, which is open. */
export function buildDispute(fields: Partial<DisputeRecord> = {}): DisputeRecord {
  const { id = 'record-1' } = fields;
  const texts = { reason: 'fraudulent', networkCode: '', note: '' };
  const status: DisputeRecord['status'] = 'needs response';
  return {
    ...STAMP,
    zone: 'UTC',
    disputeId: id,
    status,
    amount: 10_000,
    fee: 0,
    openedAt: '2024-06-30 00:00:00',
    ...texts,
    ...fields,
  };
}

const STAMP = {
  id: 'record-1',
  transactionId: 'TR20240601-001',
  recordedAt: '2024-07-01 09:00:00',
  recordedBy: 'Alex Morgan',
};

const sample = setupStore().getState();

/** Builds a refund of a payment of the demo data, or of an unknown payment, which cannot be refunded. */
export function refundOf(
  refund: Pick<Refund, 'transactionId' | 'amount' | 'reason'> & Partial<Pick<Refund, 'id' | 'instant'>>,
) {
  return refundRecorded({ ...createAuditStamp(computerClock), ...refund }, paymentOf(refund.transactionId));
}

/** Builds a void of a payment of the demo data. */
export function voidOf(transactionId: string) {
  return voidRecorded({ ...createAuditStamp(computerClock), transactionId }, paymentOf(transactionId));
}

function paymentOf(transactionId: string): Payable {
  return sample.transactions.rows.find(({ id }) => id === transactionId) ?? { amount: 0, status: 'Failed' };
}

/** Returns all records in the order in which they were made. */
export function recordsOf({ payments }: Pick<RootState, 'payments'>): PaymentRecord[] {
  return Object.values(payments.records)
    .flat()
    .sort((a, b) => a.recordedAt.localeCompare(b.recordedAt) || a.id.localeCompare(b.id));
}

/** Returns the rows of the Notifications page with their read marks. */
export function notificationsOf({ notifications }: Pick<RootState, 'notifications'>) {
  return notifications.rows.map((row) => ({ ...row, isRead: notifications.marks[row.id] ?? row.isRead }));
}
