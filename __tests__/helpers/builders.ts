import type { PaymentRecord } from '@/domain/payments';
import type { Transaction } from '@/domain/transactions';
import { setupStore, type RootState } from '@/store/store';

/** A transaction of the sample's first merchant, with what a test says about it. */
export function buildTransaction(fields: Partial<Transaction> = {}): Transaction {
  return {
    id: 'TR20240601-001',
    merchantId: 'MER001',
    amount: 125_000,
    date: '2024-06-01 12:00:00',
    status: 'Completed',
    ...fields,
  };
}

/** A refund of $15.00 of the built transaction, with what a test says about it. */
export function buildRefund(fields: Partial<Extract<PaymentRecord, { kind: 'refund' }>> = {}): PaymentRecord {
  return { kind: 'refund', ...STAMP, amount: 1500, reason: 'Duplicate', ...fields };
}

/** A void of the built transaction. */
export function buildVoid(fields: Partial<Extract<PaymentRecord, { kind: 'void' }>> = {}): PaymentRecord {
  return { kind: 'void', ...STAMP, ...fields };
}

const STAMP = {
  id: 'record-1',
  transactionId: 'TR20240601-001',
  recordedAt: '2024-07-01 09:00:00',
  recordedBy: 'Alex Morgan',
};

/** The state of a fresh console, with these fields of one slice replaced. */
export function buildState<Name extends keyof RootState>(name: Name, fields: Partial<RootState[Name]>): RootState {
  const state = setupStore().getState();
  return { ...state, [name]: { ...state[name], ...fields } };
}
