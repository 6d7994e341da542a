import { isResolvedByRecord } from '@/domain/reconciliation/resolvedByRecord';
import type { DiscrepancyKind } from '@/domain/reconciliation/discrepancyKinds';
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
const OURS = side({ processor: 320, partner: 0, platform: 680 });
const now = { status: 'Completed', refunded: 0, disputed: 0 };
const isResolved = (ours: Side | undefined, theirs: Side[], changed: Partial<typeof now>, kind: DiscrepancyKind) =>
  isResolvedByRecord({ id: 'P-1', kind, ...(ours && { ours }), theirs }, { ...now, ...changed }, '2026-09-30');

test('A recorded refund that makes both sides equal resolves its discrepancy, and no other amount does', () => {
  const theirs = [side({ refunded: 6_000 })];
  expect(isResolved(OURS, theirs, { refunded: 6_000 }, 'amount')).toBe(true);
  expect(isResolved(OURS, theirs, { refunded: 5_000 }, 'amount')).toBe(false);
  expect(isResolved(OURS, [side({ refunded: 6_000, amount: 9_000 })], { refunded: 6_000 }, 'amount')).toBe(false);
  expect(isResolved(OURS, [...theirs, ...theirs], { refunded: 6_000 }, 'duplicate')).toBe(false);
  expect(isResolved(undefined, theirs, { refunded: 6_000 }, 'missing here')).toBe(false);
  expect(isResolved(OURS, [], { refunded: 6_000 }, 'missing there')).toBe(false);
});

test('A refund does not resolve a payment whose fee or currency differs too', () => {
  expect(isResolved(OURS, [side({ refunded: 6_000, processor: 999 })], { refunded: 6_000 }, 'amount')).toBe(false);
  expect(isResolved(OURS, [side({ refunded: 6_000, processor: 320 })], { refunded: 6_000 }, 'amount')).toBe(true);
  expect(isResolved(OURS, [side({ refunded: 6_000, currency: 'EUR' })], { refunded: 6_000 }, 'currency')).toBe(false);
});

test('A recorded void resolves the discrepancy of a payment that the report has as voided', () => {
  const pending = { ...OURS, status: 'Pending' };
  expect(isResolved(pending, [side({ status: 'Voided' })], { status: 'Voided' }, 'status')).toBe(true);
  expect(isResolved(pending, [side({ status: 'Voided' })], { status: 'Pending' }, 'status')).toBe(false);
});

test('A recorded dispute resolves the discrepancy of a payment that the report has as disputed', () => {
  expect(isResolved(OURS, [side({ disputed: 10_000 })], { disputed: 10_000 }, 'dispute')).toBe(true);
  expect(isResolved(OURS, [side({ disputed: 10_000 })], { disputed: 9_000 }, 'dispute')).toBe(false);
});

test('A report without a status or a zone is compared without them', () => {
  const { status: _status, ...reported } = side({ refunded: 6_000 });
  expect(isResolved(OURS, [reported], { refunded: 6_000 }, 'amount')).toBe(true);
});

test('A side without fees, a reference and a disputed amount is judged by what it states', () => {
  const ours = side({ zone: 'UTC', disputed: 0 });
  const theirs = side({ zone: 'UTC', reference: 'R-1', refunded: 6_000, partner: 0, platform: 0 });
  expect(isResolved(ours, [theirs], { refunded: 6_000 }, 'amount')).toBe(true);
  const { refunded: _refunded, ...unstated } = side({ disputed: 2_000 });
  expect(isResolved(ours, [unstated], { disputed: 2_000 }, 'dispute')).toBe(true);
  expect(isResolved(ours, [unstated], {}, 'dispute')).toBe(false);
});

test('A refund does not resolve a payment that the report has with another status', () => {
  expect(isResolved(OURS, [side({ refunded: 6_000, status: 'Failed' })], { refunded: 6_000 }, 'amount')).toBe(false);
});

test('A discrepancy that earlier rules found stays open while nothing was recorded for its payment', () => {
  expect(isResolved(OURS, [side()], {}, 'status')).toBe(false);
});

test('The days of both sides are compared in one time zone', () => {
  // The third business day is June 4 in UTC and June 3 in New York.
  const theirs = side({ time: '2024-06-07 23:00:00', zone: 'UTC', refunded: 6_000 });
  const isResolvedAt = (time: string) =>
    isResolved({ ...OURS, time, zone: 'America/New_York' }, [theirs], { refunded: 6_000 }, 'amount');
  expect(isResolvedAt('2024-06-03 21:00:00')).toBe(true);
  expect(isResolvedAt('2024-06-03 19:00:00')).toBe(false);
});
