import { payoutChange, reconciliationChange, refundChange } from '@/selectors/changes/recordChanges';
import { adjustmentChange, disputeChange } from '@/selectors/changes/furtherChanges';
import { buildReport, buildSettlement, buildSide } from '../../helpers/domain/reconciliation';
import { buildPayout } from '../../helpers/domain/statements';
import { USD } from '../../helpers/currencies';

const stamp = { id: 'r1', recordedAt: '2024-07-01 09:00:00', recordedBy: 'Ana Ruiz', zone: 'UTC' };
const nobody = () => ({ merchantName: '' });
const names = new Map([['MER001', 'Harbor Nights']]);

test('A resolved discrepancy is about its payment, the row of the report, or else itself', () => {
  const report = buildReport([
    { id: 'both', kind: 'amount', ours: buildSide('P-1'), theirs: [buildSide('X-1')] },
    { id: 'there', kind: 'missing here', theirs: [buildSide('X-2')] },
    { id: 'none', kind: 'missing here', theirs: [] },
  ]);
  const changeOf = (breakId: string, of: typeof report = report) =>
    reconciliationChange(buildSettlement(breakId), new Map([[of.id, of]]), nobody);
  expect(['both', 'there', 'none'].map((id) => changeOf(id)?.about)).toEqual(['P-1', 'X-2', 'none']);
  expect(changeOf('both')?.paymentId).toBe('P-1');
  // The id of a payout leads to no payment.
  expect(changeOf('both', { ...report, of: 'payouts' })?.paymentId).toBeUndefined();
  expect(changeOf('gone')).toBeUndefined();
});

test('A refund has nothing before it until the refunded amounts of its payment are known', () => {
  const refund = { kind: 'refund' as const, transactionId: 'P-1', amount: 1_500, reason: 'Duplicate' as const };
  expect(refundChange({ ...refund, ...stamp }, nobody, USD)).toMatchObject({ from: '', to: 'Recorded', amount: 1_500 });
});

test('A withdrawn void is not listed, because only refunds are withdrawn', () => {
  expect(refundChange({ kind: 'void', transactionId: 'P-1', ...stamp }, nobody, USD)).toBeUndefined();
});

test('A payout has its reason, or without one its reference, and a party of fees leads to no merchant', () => {
  const payout = buildPayout({ reference: 'June' });
  expect(payoutChange(payout, names, USD).why).toBe('June');
  expect(payoutChange({ ...payout, reason: 'Paid by the bank' }, names, USD).why).toBe('Paid by the bank');
  expect(payoutChange({ ...payout, partyId: 'platform' }, names, USD).merchantId).toBeUndefined();
});

test('An adjustment of a party of fees leads to no merchant, and a reserve has its amount without a sign', () => {
  const reserve = { kind: 'reserve' as const, amount: -500, day: '2024-06-30', reason: 'Risk', ...stamp };
  expect(adjustmentChange({ ...reserve, partyId: 'processor' }, names, USD)).toMatchObject({
    what: 'Reserve of $5.00 held',
    merchantId: undefined,
  });
  expect(adjustmentChange({ ...reserve, partyId: 'MER001' }, names, USD).merchantId).toBe('MER001');
});

test('A step of a dispute has its note, or without one its reason', () => {
  const step = {
    disputeId: 'd1',
    transactionId: 'P-1',
    status: 'lost' as const,
    amount: 100,
    fee: 0,
    reason: 'fraudulent',
    networkCode: '',
    openedAt: '2024-06-30 10:00:00',
    note: '',
    ...stamp,
  };
  expect(disputeChange(step, nobody, USD)).toMatchObject({ from: '', to: 'Lost', why: 'fraudulent' });
  expect(disputeChange({ ...step, note: 'Evidence sent' }, nobody, USD).why).toBe('Evidence sent');
});
