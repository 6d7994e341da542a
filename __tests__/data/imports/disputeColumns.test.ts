import { importFile } from './importing';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';

const KINDS = { '': 'payment', chargeback: 'dispute', chargebackfee: 'fee' } as const;
const disputesOf = (dataSet: ReturnType<typeof importFile>['dataSet']) => tableOfDataSet(dataSet).fileDisputes();

test('A disputed amount that cannot be read rejects its row, and an unreadable time of a dispute is unknown', () => {
  const { dataSet, counts, refused } = importFile({
    rows: [
      { id: 'P-1', disputed: '5.00', disputeStatus: 'lost', disputeDate: '2024-06-03 10:00:00', evidenceDue: 'soon' },
      { id: 'P-2', disputed: 'five' },
      { id: 'P-3', disputed: '' },
    ],
  });
  expect([counts.refused, refused.reasons]).toEqual([1, ['amount unreadable']]);
  expect(disputesOf(dataSet)).toMatchObject([
    { transactionId: 'P-1', amount: 500, status: 'lost', openedAt: '2024-06-03 10:00:00' },
  ]);
  expect(disputesOf(dataSet)[0]?.evidenceDue).toBeUndefined();
});

test('A row of a dispute is rejected as a refund is, and its own reason counts more than its type', () => {
  const { dataSet, refused, counts } = importFile({
    rows: [
      { id: 'P-1' },
      { id: 'D-1', type: 'chargeback', refundOf: 'P-1', amount: '-10.00', disputeReason: 'Fraud', evidenceDue: 'soon' },
      { id: 'D-2', type: 'chargeback', refundOf: 'P-1', amount: 'ten' },
      { id: 'D-3', type: 'chargeback', refundOf: '', amount: '-1.00' },
      { id: 'F-1', type: 'chargeback fee', refundOf: 'P-1', amount: '-15.00', date: '2024-06-02 12:00:00' },
      { id: 'F-2', type: 'chargeback fee', refundOf: 'P-1', amount: '5.00', date: '2024-06-03 12:00:00' },
    ],
    plan: { kinds: KINDS },
  });
  expect([counts.refused, refused.reasons]).toEqual([1, ['amount unreadable']]);
  expect(disputesOf(dataSet)).toMatchObject([{ transactionId: 'P-1', amount: 1_000, fee: 1_000, reason: 'Fraud' }]);
});
