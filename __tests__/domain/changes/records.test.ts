import { isOfPayout, isSameRecord, type Reversal } from '@/domain/changes/records';
import { buildRefund } from '../../helpers/builders';
import { buildIssuedStatement, buildPayout } from '../../helpers/domain/statements';

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
  const june = buildIssuedStatement({ recordId: 'first' });
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
