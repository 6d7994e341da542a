import { isOfPayout, isSameRecord, type Reversal } from '@/domain/changes/records';
import type { IssuedStatement } from '@/domain/statements/issued';
import { buildRefund } from '../../helpers/builders';
import { buildPayout } from '../../helpers/domain/statements';

const STAMP = { recordedAt: '2024-07-02 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };

test('A record is the same one as another with its id, unless a statement was issued again with its number', () => {
  const refund = buildRefund();
  expect(isSameRecord(refund, buildRefund({ reason: 'Fraudulent' }))).toBe(true);
  expect(isSameRecord(refund, buildRefund({ id: 'another' }))).toBe(false);
  expect([isSameRecord(null, refund), isSameRecord(refund, null), isSameRecord(null, null)]).toEqual([
    false,
    false,
    false,
  ]);
  const june: IssuedStatement = {
    ...STAMP,
    id: 'S-2024-06-MER001',
    partyId: 'MER001',
    start: '2024-06-01',
    end: '2024-06-30',
    opening: 0,
    closing: 0,
    lines: 0,
    hash: '',
    recordId: 'first',
  };
  expect(isSameRecord(june, { ...june, hash: 'other' })).toBe(true);
  expect(isSameRecord(june, { ...june, recordId: 'second' })).toBe(false);
});

test('Only a payout that is still withdrawn is a reversed payout', () => {
  const payout = buildPayout();
  const reversal: Reversal = { ...STAMP, id: 'r1', of: 'payouts', recordId: payout.id, record: payout };
  expect(isOfPayout(reversal)).toBe(true);
  expect(isOfPayout({ ...reversal, record: null })).toBe(false);
  expect(isOfPayout({ ...reversal, of: 'payments', record: buildRefund() })).toBe(false);
});
