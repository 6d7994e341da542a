import { isSettledByRecord } from '@/domain/reconciliation/settledByRecord';
import type { Side } from '@/domain/reconciliation/sideSchema';

const side = (fields: Partial<Side> = {}): Side => ({
  id: 'P-1',
  time: '2026-09-01 10:00:00',
  currency: 'USD',
  amount: 10_000,
  refunded: 0,
  status: 'Completed',
  ...fields,
});
const now = (refunded: number, status = 'Completed') => ({ refunded, status });

test('A recorded refund that makes both sides equal resolves its discrepancy, and no other amount does', () => {
  const theirs = [side({ refunded: 6_000 })];
  expect(isSettledByRecord('amount', side(), theirs, now(6_000))).toBe(true);
  expect(isSettledByRecord('amount', side(), theirs, now(5_000))).toBe(false);
  expect(isSettledByRecord('amount', side(), [side({ refunded: 6_000, amount: 9_000 })], now(6_000))).toBe(false);
  expect(isSettledByRecord('amount', side(), [...theirs, ...theirs], now(6_000))).toBe(false);
  expect(isSettledByRecord('amount', undefined, theirs, now(6_000))).toBe(false);
  expect(isSettledByRecord('fee', side(), theirs, now(6_000))).toBe(false);
});

test('A recorded void resolves the discrepancy of a payment that the report has as voided', () => {
  const theirs = [side({ status: 'Voided' })];
  expect(isSettledByRecord('status', side({ status: 'Pending' }), theirs, now(0, 'Voided'))).toBe(true);
  expect(isSettledByRecord('status', side({ status: 'Pending' }), theirs, now(0, 'Pending'))).toBe(false);
});
