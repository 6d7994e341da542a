import type { ImportResult } from '@/data/imports/importResult';
import { rejectedRowAt } from '@/data/imports/rows/rejectedRows';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { Plan } from '@/domain/imports/plan';
import { contentOf, importFile, type FileRow } from './importing';

const refusedOf = ({ refused }: ImportResult) =>
  Array.from({ length: refused.rows.length }, (_, index) => rejectedRowAt(refused, index));

test('Merchants are created from the names of imported rows, ignoring white space, letter composition and case', () => {
  const rows: FileRow[] = [
    { id: 'a', merchant: 'Cafe\u0301  Été ' },
    { id: 'b', merchant: 'café\u00A0été' },
    { id: 'c', merchant: 'Harbour' },
    { id: 'd', merchant: 'Refused alone', processorFee: '99' },
    { id: 'e', merchant: 'Twice' },
    { id: 'e', merchant: 'Two times' },
    { id: 'f', merchant: 'Zoo' },
  ];
  const { dataSet } = importFile({ rows });
  expect(dataSet.merchants.map(({ id, name, transactions }) => [id, name, transactions])).toEqual([
    ['MER001', 'Café Été', 2],
    ['MER002', 'Harbour', 1],
    ['MER003', 'Zoo', 1],
  ]);
  const next = importFile({
    rows: [
      { id: 'f', merchant: 'New' },
      { id: 'g', merchant: 'HARBOUR' },
    ],
    before: dataSet,
  });
  expect(next.dataSet.merchants.map(({ id, name, transactions }) => [id, name, transactions])).toEqual([
    ['MER001', 'Café Été', 2],
    ['MER002', 'Harbour', 2],
    ['MER003', 'Zoo', 0],
    ['MER004', 'New', 1],
  ]);
});

test('Without a merchant column, the name in the plan applies to all rows', () => {
  const { dataSet } = importFile({
    rows: [{ id: 'a' }],
    fields: ['id', 'amount', 'date'],
    plan: { merchantName: 'My shop' },
  });
  expect(dataSet.merchants[0]?.name).toBe('My shop');
});

test('Fees in columns are imported with the sign of the format and 0 for an empty cell, and are calculated without columns', () => {
  const feesOf = (rows: FileRow[], plan?: Partial<Plan>) =>
    contentOf(importFile({ rows, plan }).dataSet).payments.map(({ fees }) => fees);
  expect(feesOf([{ id: 'a', processorFee: '-0.95' }, { id: 'b' }], { feeSign: -1 })).toEqual([
    { processor: 95, partner: 0, platform: 0 },
    { processor: 0, partner: 0, platform: 0 },
  ]);
  expect(feesOf([{ id: 'a' }])).toEqual([{ processor: 88, partner: 72, platform: 40 }]);
});

test('A time has the zone in its text or its column, otherwise the answered zone', () => {
  const rows: FileRow[] = [
    { id: 'a', date: '2024-06-01T10:00:00+02:00', timeZone: 'Europe/Paris' },
    { id: 'b', date: '2024-06-02', time: '1:05 PM', timeZone: 'Europe/Paris' },
    { id: 'c', date: '2024-06-03' },
  ];
  expect(contentOf(importFile({ rows }).dataSet).payments.map(({ date, timeZone }) => [date, timeZone])).toEqual([
    ['2024-06-01 10:00:00', '+02:00'],
    ['2024-06-02 13:05:00', 'Europe/Paris'],
    ['2024-06-03', 'UTC'],
  ]);
  expect(importFile({ rows: [{ id: 'a' }], plan: { timeZone: undefined } }).counts.refused).toBe(1);
});

test('A status is what the operator answered: one of the console, or its own name, in the gross if it counts as paid', () => {
  const terms = ['', 'PAID', 'Failed', 'on hold', 'Disputed'];
  const { dataSet, sums } = importFile({ rows: terms.map((status, index) => ({ id: String(index), status })) });
  expect(contentOf(dataSet).payments.map(({ shown, isPaid }) => [shown, isPaid])).toEqual([
    ['Completed', true],
    ['Completed', true],
    ['Failed', false],
    ['On hold', false],
    ['Disputed', true],
  ]);
  expect(sums).toMatchObject({ all: 10_000, gross: 6000 });
  expect(dataSet.volume.day.at(-1)?.totalTransactionAmount).toBe(6000);
});

test('An amount may be in a column of credits or a column of debits', () => {
  const fields = ['id', 'merchant', 'credit', 'debit', 'date'] as const;
  const rows: FileRow[] = [
    { id: 'a', credit: '5.00' },
    { id: 'a', debit: '2.00' },
    { id: 'c' },
    { id: 'd', credit: 'x' },
    { id: 'e', debit: 'x' },
  ];
  const result = importFile({ rows, fields });
  expect(contentOf(result.dataSet).refunds.map(({ transactionId, amount }) => [transactionId, amount])).toEqual([
    ['a', 200],
  ]);
  expect(refusedOf(result).map(({ reason }) => reason)).toEqual([
    'amount missing',
    'amount unreadable',
    'amount unreadable',
  ]);
});

test('The apostrophe that protects a formula in an export is removed, and any other apostrophe stays', () => {
  const { dataSet } = importFile({
    rows: [{ id: "'=1+1", merchant: "'s Hertog", customer: "'@home", integration: 'I' }],
  });
  const [payment] = contentOf(dataSet).payments;
  expect(payment).toMatchObject({ id: '=1+1', merchant: "'s Hertog", customer: '@home', integration: 'I' });
});

test('The preview shows the first rows, the sums and the range of dates', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    id: `p${index}`,
    partner: 'P',
    date: `2024-06-${index + 10}`,
  }));
  const { firstRows, range, sums } = importFile({ rows: [{ id: 'x', amount: '?' }, ...rows] });
  expect(firstRows.map(({ id }) => id)).toEqual(rows.slice(0, 10).map(({ id }) => id));
  expect(firstRows[0]).toMatchObject({
    merchant: 'Harbour Arts',
    amount: 2000,
    date: '2024-06-10',
    partner: 'P',
  });
  expect(range).toEqual({ first: '2024-06-10', last: '2024-06-21' });
  expect(sums).toEqual({
    all: 24_000,
    gross: 24_000,
    refunded: 0,
    processor: 12 * 88,
    partner: 12 * 72,
    platform: 12 * 40,
  });
});

test('Thousands of rows are read like a few, in any order, and each is found by its id', () => {
  const idOf = (index: number) => `ch_${index * 7919}`;
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    id: idOf(index),
    customer: `cus_${index}`,
    amount: String(index),
    date: `2024-06-${String((index % 28) + 1).padStart(2, '0')}`,
  }));
  const { dataSet, counts } = importFile({ rows: [...rows, ...rows.slice(0, 1500)] });
  expect(counts).toMatchObject({ new: 3000, duplicates: 1500 });
  const table = tableOfDataSet(dataSet);
  rows.forEach(({ customer, date }, index) => {
    const position = table.indexOf(idOf(index)) ?? -1;
    expect(table.rowAt(position)).toMatchObject({ customerId: customer, date, amount: index * 100 });
  });
});
