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

test('A chargeback alone is an open dispute, its reversal makes it won, and only a second chargeback makes it lost', () => {
  const second = row('D-3', 'P-1', { step: 'lost', date: '2025-06-28 08:00:00' });
  expect(summary([row('D-1', 'P-1')])).toEqual([['P-1', 'needs response', [4_000]]]);
  expect(summary([row('D-1', 'P-1'), returned('D-2', 'P-1')])).toEqual([['P-1', 'won', [4_000, -4_000]]]);
  expect(summary([row('D-1', 'P-1'), returned('D-2', 'P-1'), second])).toEqual([
    ['P-1', 'lost', [4_000, -4_000, 4_000]],
  ]);
});

test('A notification moves nothing and is a warning until the chargeback follows', () => {
  const noticed = row('N-1', 'P-1', { step: 'noticed', amount: 0, stated: 4_000, date: '2025-06-18 08:00:00' });
  expect(fileDisputesOf(open([noticed]))).toMatchObject([
    { status: 'warning', amount: 4_000, openedAt: '2025-06-18 08:00:00', movements: [] },
  ]);
  expect(summary([noticed, row('D-1', 'P-1')])).toEqual([['P-1', 'needs response', [4_000]]]);
});

test('The fees of the rows of a dispute are added up, and a fee that was returned counts no more', () => {
  const fee = row('F-1', 'P-1', { step: 'fee', amount: 0, fee: 2_000 });
  const back = row('F-2', 'P-1', { step: 'fee', amount: 0, fee: -2_000 });
  const feeOf = (disputes: readonly ReadDispute[]) => fileDisputesOf(open(disputes)).map((dispute) => dispute.fee);
  expect(feeOf([row('D-1', 'P-1')])).toEqual([undefined]);
  expect(feeOf([row('D-1', 'P-1', { fee: 1_500 })])).toEqual([1_500]);
  expect(feeOf([row('D-1', 'P-1', { fee: 500 }), fee])).toEqual([2_500]);
  expect(feeOf([row('D-1', 'P-1'), fee, back])).toEqual([0]);
});

test('A fee without its chargeback counts, and nothing else does', () => {
  expect(fileDisputesOf(open([row('F-1', 'P-1', { step: 'fee', amount: 0, fee: 2_000 })]))).toMatchObject([
    { status: 'prevented', amount: 0, fee: 2_000, movements: [] },
  ]);
});

test('A list says the state and the deadline; rows that moved money say when, and a later result counts', () => {
  const listed = row('L-1', 'P-1', {
    step: 'stated',
    amount: 0,
    stated: 4_000,
    status: 'EVIDENCE_REQUIRED',
    due: '2025-07-01',
    reason: 'NO_KNOWLEDGE',
    date: '2025-06-19 08:00:00',
  });
  expect(fileDisputesOf(open([listed]))).toMatchObject([
    {
      status: 'needs response',
      amount: 4_000,
      reason: 'NO_KNOWLEDGE',
      evidenceDue: '2025-07-01',
      movements: [{ time: '2025-06-19 08:00:00', amount: 4_000, isReturned: false }],
    },
  ]);
  expect(fileDisputesOf(open([listed, row('D-1', 'P-1')]))).toMatchObject([
    { status: 'needs response', movements: [{ time: '2025-06-20 08:00:00' }] },
  ]);
  expect(summary([listed, row('D-1', 'P-1'), returned('D-2', 'P-1')])).toEqual([['P-1', 'won', [4_000, -4_000]]]);
  expect(summary([{ ...listed, status: 'LOST' }])).toEqual([['P-1', 'lost', [4_000]]]);
  expect(summary([{ ...listed, status: 'INQUIRY_PROCESSING' }])).toEqual([['P-1', 'warning', []]]);
});

test('A dispute names its payment by another id that the payment has', () => {
  const payments = [importedPayment('P-1'), importedPayment('P-2', { reference: 'pay_2' })];
  const disputes = [row('D-1', 'pay_2')];
  expect(fileDisputesOf(buildDataSet(payments, { disputes }))).toMatchObject([{ transactionId: 'P-2' }]);
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
