import type { DataSet } from '@/data/dataSets/dataSet';
import type { ImportResult } from '@/data/imports/importResult';
import { rejectedRowAt } from '@/data/imports/rows/rejectedRows';
import { contentOf, importFile, type FileRow } from './importing';

const refundsOf = ({ dataSet }: { dataSet: DataSet }) =>
  contentOf(dataSet).refunds.map(({ id, transactionId, amount, recordedAt, isUndated }) => ({
    id,
    transactionId,
    amount,
    recordedAt,
    isUndated,
  }));
const reasonsOf = ({ refused }: ImportResult) =>
  Array.from({ length: refused.rows.length }, (_, index) => rejectedRowAt(refused, index).reason);
const at = (day: number) => `2024-06-${String(day).padStart(2, '0')} 10:00:00`;
const refund = (fields: FileRow): FileRow => ({ type: 'refund', ...fields });

test("A refund row becomes a refund at its own time, before or after its payment, with its payment's id or its own", () => {
  const rows: FileRow[] = [
    { id: 're_1', refundOf: 'a', amount: '-5.00', date: at(9) },
    { id: 'a', date: at(1) },
    refund({ id: 'a', amount: '3.00', date: at(10) }),
    refund({ refundOf: 'a', amount: '-1.00', date: at(11) }),
  ];
  const result = importFile({ rows });
  expect(refundsOf(result)).toEqual([
    { id: 'a 2024-06-10 10:00:00 300', transactionId: 'a', amount: 300, recordedAt: at(10), isUndated: false },
    { id: 'a 2024-06-11 10:00:00 100', transactionId: 'a', amount: 100, recordedAt: at(11), isUndated: false },
    { id: 're_1', transactionId: 'a', amount: 500, recordedAt: at(9), isUndated: false },
  ]);
  expect(result.counts).toMatchObject({ taken: 4, new: 1, refunds: 3, refused: 0 });
});

test('Without row types, a row that names another payment as refunded is its refund, and any other row is a payment', () => {
  const rows: FileRow[] = [
    { id: 'a' },
    { id: 'b', refundOf: 'b' },
    { id: 're_1', refundOf: 'a', amount: '5.00', date: at(9) },
    { id: 're_2', refundOf: 'missing', amount: '5.00' },
  ];
  const result = importFile({ rows });
  expect(contentOf(result.dataSet).payments.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(refundsOf(result)).toMatchObject([{ id: 're_1', transactionId: 'a', amount: 500, recordedAt: at(9) }]);
  expect(reasonsOf(result)).toEqual(['refund of nothing']);
});

test('A refund finds its payment in the previous data set', () => {
  const { dataSet: before } = importFile({ rows: [{ id: 'a' }, { id: 'b', date: at(20) }] });
  const result = importFile({ rows: [refund({ id: 're', refundOf: 'a', amount: '5' }), { id: 'c' }], before });
  expect(refundsOf(result)).toMatchObject([{ transactionId: 'a', amount: 500 }]);
  expect(result.counts).toMatchObject({ refunds: 1, missingFromNewer: 2 });
  const again = importFile({ rows: [refund({ id: 're', refundOf: 'a', amount: '6' })], before: result.dataSet });
  expect(refundsOf(again)).toMatchObject([{ transactionId: 'a', amount: 600 }]);
  const tooMuch = importFile({ rows: [refund({ id: 're', refundOf: 'a', amount: '60' })], before: result.dataSet });
  expect([reasonsOf(tooMuch), refundsOf(tooMuch)]).toEqual([['refund above the amount'], refundsOf(result)]);
});

test('A refund of a rejected or unpaid payment, or of more than is refundable, is rejected with that reason', () => {
  const rows: FileRow[] = [
    { id: 'a', date: '' },
    refund({ id: 're_1', refundOf: 'a', amount: '1' }),
    { id: 'b', status: 'failed' },
    refund({ id: 're_2', refundOf: 'b', amount: '1' }),
    { id: 'c', status: 'pending' },
    refund({ id: 're_3', refundOf: 'c', amount: '1' }),
    { id: 'd' },
    refund({ id: 're_5', refundOf: 'd', amount: '15', date: at(9) }),
    refund({ id: 're_4', refundOf: 'd', amount: '10', date: at(8) }),
    { id: 'e', amount: '1' },
    { id: 'e', amount: '2' },
    refund({ id: 're_6', refundOf: 'e', amount: '1' }),
  ];
  const result = importFile({ rows });
  expect(reasonsOf(result)).toEqual([
    'date missing',
    'refund of a refused payment',
    'refund of a payment not paid',
    'refund of a payment not paid',
    'refund above the amount',
    'id twice',
    'id twice',
    'refund of a refused payment',
  ]);
  expect(refundsOf(result).map(({ id }) => id)).toEqual(['re_4']);
});

test('A duplicate refund is counted, two refunds with the same id and different values are rejected, and a failed one is skipped', () => {
  const rows: FileRow[] = [
    { id: 'a' },
    refund({ id: 're_1', refundOf: 'a', amount: '1' }),
    refund({ id: 're_1', refundOf: 'a', amount: '1.0' }),
    refund({ id: 're_2', refundOf: 'a', amount: '1' }),
    refund({ id: 're_2', refundOf: 'a', amount: '2' }),
    refund({ id: 're_3', refundOf: 'a', amount: '1', status: 'failed' }),
    refund({ id: 're_4', refundOf: 'a', amount: '0' }),
  ];
  const result = importFile({ rows });
  expect(reasonsOf(result)).toEqual(['id twice', 'id twice']);
  expect(refundsOf(result).map(({ id }) => id)).toEqual(['re_1']);
  expect(result.counts).toMatchObject({ duplicates: 1, skipped: { 'refund not made': { count: 2 } } });
});

test('A refunded column becomes a refund on or before the newest day of the file, and its payment is Completed below it', () => {
  const rows: FileRow[] = [
    { id: 'a', refunded: '-5.00', status: 'refunded', date: at(1) },
    { id: 'b', refunded: '0.00', status: 'refunded', date: at(30) },
    { id: 'c', refunded: '20.00', date: at(2) },
    { id: 'd', refunded: '20.00', status: 'refunded', date: at(2) },
  ];
  const result = importFile({ rows });
  const undated = { recordedAt: '2024-06-30 23:59:59', isUndated: true };
  expect(refundsOf(result)).toEqual([
    { id: 'a by then', transactionId: 'a', amount: 500, ...undated },
    { id: 'c by then', transactionId: 'c', amount: 2000, ...undated },
    { id: 'd by then', transactionId: 'd', amount: 2000, ...undated },
  ]);
  const shown = contentOf(result.dataSet).payments.map((payment) => payment.shown);
  expect(shown).toEqual(['Completed', 'Refunded', 'Completed', 'Completed']);
});

test('If a column and refund rows differ, the larger amount counts, never the sum, and the difference is reported', () => {
  const rows: FileRow[] = [
    { id: 'a', refunded: '8' },
    refund({ id: 're_1', refundOf: 'a', amount: '5', date: at(5) }),
    { id: 'b', refunded: '3' },
    refund({ id: 're_2', refundOf: 'b', amount: '5', date: at(5) }),
    { id: 'c', refunded: '5' },
    refund({ id: 're_3', refundOf: 'c', amount: '5', date: at(5) }),
  ];
  const result = importFile({ rows });
  expect(refundsOf(result).map(({ id, amount }) => [id, amount])).toEqual([
    ['a by then', 300],
    ['re_1', 500],
    ['re_2', 500],
    ['re_3', 500],
  ]);
  expect(result.differences).toEqual({
    count: 2,
    first: [
      { paymentId: 'a', ofColumn: 800, ofRows: 500 },
      { paymentId: 'b', ofColumn: 300, ofRows: 500 },
    ],
  });
});

test('The first import that had a refund without a time dates it, and only what has grown since gets the newer day', () => {
  const reported: FileRow = { id: 'a', refunded: '5', date: at(1) };
  const { dataSet: before } = importFile({ rows: [reported, { id: 'b', refunded: '', date: at(10) }] });
  const timesOf = (result: Parameters<typeof refundsOf>[0]) =>
    refundsOf(result).map(({ recordedAt }) => recordedAt.slice(0, 10));
  expect(timesOf(importFile({ rows: [reported, { id: 'c', refunded: '', date: at(20) }], before }))).toEqual([
    '2024-06-10',
  ]);
  expect(timesOf(importFile({ rows: [reported, { id: 'c', refunded: '', date: at(5) }], before }))).toEqual([
    '2024-06-05',
  ]);
  expect(timesOf(importFile({ rows: [{ id: 'c', refunded: '', date: at(20) }], before }))).toEqual(['2024-06-10']);
  expect(
    timesOf(
      importFile({
        rows: [
          { ...reported, refunded: '6' },
          { id: 'c', date: at(20) },
        ],
        before,
      }),
    ),
  ).toEqual(['2024-06-10', '2024-06-20']);
});

test('A newer row that does not fit the known refunds is rejected, and the earlier one stays', () => {
  const { dataSet: before } = importFile({
    rows: [{ id: 'a' }, { id: 'b' }, ...['a', 'b'].map((id) => refund({ id: `re_${id}`, refundOf: id, amount: '5' }))],
  });
  const result = importFile({
    rows: [
      { id: 'a', amount: '4' },
      { id: 'b', status: 'failed' },
    ],
    before,
  });
  expect(reasonsOf(result)).toEqual(['refund above the amount', 'refund of a payment not paid']);
  expect(contentOf(result.dataSet)).toEqual(contentOf(before));
});
