import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { disputeMovements } from '@/selectors/payments/disputePostings';
import { selectDisputes } from '@/selectors/payments/disputeSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

test('A won dispute takes its amount and returns it to those who bore it', () => {
  const dispute = writeFileDispute({ status: 'won', reason: 'fraudulent', opened: '2025-06-20 10:00:00', due: '' });
  const rows = [importedPayment('P-1', { disputed: 5_000, dispute })];
  const state = setupStore(givenImportedData(rows, 'won dispute')).getState();
  const [found] = selectDisputes(state);
  const movements = disputeMovements(selectTransactionTable(state), 0, found!, 'UTC');
  expect(movements.map(({ parts }) => parts.merchant)).toEqual([-5_000, 5_000]);
  for (const party of PARTIES) expect(movements.reduce((sum, { parts }) => sum + parts[party], 0)).toBe(0);
});

test('A void and a refund that the rows no longer allow are named at their payment alone', () => {
  const rows = [importedPayment('P-1'), importedPayment('P-2')];
  const stamp = { recordedAt: '2025-06-16 10:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
  const waiting = [
    { kind: 'void' as const, id: 'v1', transactionId: 'P-1', ...stamp },
    { kind: 'refund' as const, id: 'r1', transactionId: 'P-1', amount: 99_999, reason: 'Other' as const, ...stamp },
  ];
  const given = givenImportedData(rows, 'contradicted void');
  const state = setupStore({ ...given, payments: { records: {}, waiting } }).getState();
  expect(selectPayment(state, 'P-1')?.unapplied.map(({ id }) => id)).toEqual(['v1', 'r1']);
  expect(selectPayment(state, 'P-2')?.unapplied).toEqual([]);
});
