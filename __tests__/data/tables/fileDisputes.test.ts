import { fileDisputesOf } from '@/data/tables/fileDisputes';
import { relatedIdFinder } from '@/data/tables/relatedIds';
import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import { buildDataSet, type ReadDispute } from '../../helpers/dataSets';
import { importedPayment } from '../../helpers/workspace';

const row = (id: string, reference: string, fields: Partial<ReadDispute> = {}): ReadDispute => ({
  id,
  reference,
  step: 'opened',
  reason: 'Chargeback',
  date: '2025-06-20 08:00:00',
  amount: 4_000,
  timeZone: 'Europe/Berlin',
  ...fields,
});
const returned = (id: string, reference: string, amount = 4_000) =>
  row(id, reference, { step: 'returned', date: '2025-06-25 08:00:00', amount });
const open = (disputes: readonly ReadDispute[]) =>
  buildDataSet([importedPayment('P-1'), importedPayment('P-2')], { disputes });
const summary = (disputes: readonly ReadDispute[]) =>
  fileDisputesOf(open(disputes)).map(({ transactionId, status, movements }) => [
    transactionId,
    status,
    movements.map(({ amount, isReturned }) => (isReturned ? -amount : amount)),
  ]);

test('Rows of a dispute take the money when they say so, and return it when they say so', () => {
  expect(summary([row('D-1', 'P-1')])).toEqual([['P-1', 'lost', [4_000]]]);
  expect(summary([row('D-1', 'P-1'), returned('D-2', 'P-1')])).toEqual([['P-1', 'won', [4_000, -4_000]]]);
});

test("A reversal that names the row of the chargeback belongs to that row's payment", () => {
  expect(summary([row('D-1', 'P-2'), returned('D-2', 'D-1')])).toEqual([['P-2', 'won', [4_000, -4_000]]]);
});

test('A return without the row that took the money moves nothing, and rows of unknown payments are no disputes', () => {
  expect(summary([returned('D-2', 'P-1')])).toEqual([['P-1', 'won', []]]);
  expect(summary([row('D-1', 'P-1'), returned('D-2', 'P-1', 5_000)])).toEqual([['P-1', 'won', [4_000]]]);
  expect(summary([row('D-1', 'P-9')])).toEqual([]);
});

test('Columns say the status and the deadline, and rows when the money moved', () => {
  const dispute = writeFileDispute({
    status: 'under_review',
    reason: 'fraudulent',
    opened: '',
    due: '2025-07-01 10:00:00',
  });
  const payment = importedPayment('P-1', { disputed: 4_000, dispute });
  expect(fileDisputesOf(buildDataSet([payment]))).toEqual([
    {
      id: 'P-1 dispute',
      transactionId: 'P-1',
      amount: 4_000,
      status: 'under review',
      reason: 'fraudulent',
      openedAt: '2025-06-15 12:00:00',
      evidenceDue: '2025-07-01',
      movements: [{ time: '2025-06-15 12:00:00', amount: 4_000, isReturned: false }],
    },
  ]);
  const withRow = buildDataSet([payment], { disputes: [row('D-1', 'P-1')] });
  expect(fileDisputesOf(withRow)).toMatchObject([{ movements: [{ time: '2025-06-20 08:00:00' }] }]);
});

test('A payment is found by the ids of its refunds and disputes, each once', () => {
  const refund = { id: 're_1', paymentId: 'P-2', amount: 1, date: '2025-06-16 08:00:00', timeZone: 'Europe/Berlin' };
  const dataSet = buildDataSet([importedPayment('P-1'), importedPayment('P-2')], {
    refunds: [refund, { ...refund, id: 're_2' }],
    disputes: [row('dp_1', 'P-1'), row('dp_2', 'P-9')],
  });
  const find = relatedIdFinder(dataSet);
  expect([...find('re_')]).toEqual([1]);
  expect([...find('DP_')]).toEqual([0]);
  expect([...find('_1')]).toEqual([0, 1]);
  expect([...find('other')]).toEqual([]);
});
