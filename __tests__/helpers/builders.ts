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

/** The state of a fresh console, with these fields of one slice replaced. */
export function buildState<Name extends keyof RootState>(name: Name, fields: Partial<RootState[Name]>): RootState {
  const state = setupStore().getState();
  return { ...state, [name]: { ...state[name], ...fields } };
}
