import type { DataSet } from '@/data/dataSets/dataSet';
import { replacedOf } from '../../helpers/dataSets';
import { createImport } from '@/data/imports/createImport';
import type { ImportResult } from '@/data/imports/importResult';
import { createRejectionTest, rejectedRowAt } from '@/data/imports/rows/rejectedRows';
import { cellsOf } from '@/lib/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import { contentOf, importFile, withDataSet, type FileRow } from './importing';
import { USD } from '../../helpers/currencies';

const refusedOf = ({ refused }: ImportResult) =>
  Array.from({ length: refused.rows.length }, (_, index) => rejectedRowAt(refused, index));
const idsOf = ({ dataSet }: { dataSet: DataSet }) => contentOf(dataSet).payments.map(({ id }) => id);

describe('A row is rejected with line, column, value and reason if', () => {
  const refusals: [string, FileRow, string, string, string][] = [
    ['it has no id', { id: ' ' }, 'ID', ' ', 'id missing'],
    ['it has no merchant', { merchant: '' }, 'MERCHANT', '', 'merchant missing'],
    ['it has no amount', { amount: '' }, 'AMOUNT', '', 'amount missing'],
    ['its amount is not a number', { amount: 'ten' }, 'AMOUNT', 'ten', 'amount unreadable'],
    ['its amount has digits beyond the cent', { amount: '1.005' }, 'AMOUNT', '1.005', 'amount too precise'],
    ['it has no date', { date: '' }, 'DATE', '', 'date missing'],
    ['its date is not a day', { date: '2024-02-30' }, 'DATE', '2024-02-30', 'date unreadable'],
    ['its year is after the next', { date: '2028-01-01' }, 'DATE', '2028-01-01', 'date out of range'],
    ['its zone is unknown', { timeZone: 'Mars' }, 'TIMEZONE', 'Mars', 'time zone unknown'],
    ['its status has no mapping', { status: 'Odd' }, 'STATUS', 'Odd', 'status unknown'],
    ['its currency is not one', { currency: 'kr' }, 'CURRENCY', 'kr', 'currency unknown'],
    ['the currency of its amount is unknown', { amount: '5 kr' }, 'AMOUNT', '5 kr', 'currency unknown'],
    ['a fee is not a number', { processorFee: 'x' }, 'PROCESSORFEE', 'x', 'fee unreadable'],
    ['a fee is negative', { partnerFee: '-1' }, 'PARTNERFEE', '-1', 'fee unreadable'],
    [
      'its fees are above the amount',
      { processorFee: '20', partnerFee: '0.01' },
      'PROCESSORFEE',
      '20',
      'fees above the amount',
    ],
    ['its refunded amount is not a number', { refunded: 'x' }, 'REFUNDED', 'x', 'amount unreadable'],
    ['more was refunded than paid', { refunded: '20.01' }, 'REFUNDED', '20.01', 'refund above the amount'],
    [
      'it failed and was refunded',
      { refunded: '1', status: 'failed' },
      'REFUNDED',
      '1',
      'refund of a payment not paid',
    ],
    ['its refunded payment is missing', { amount: '-5', refundOf: 'zz' }, 'REFUNDOF', 'zz', 'refund of nothing'],
    ['it is negative and names none', { amount: '-5' }, 'ID', 'bad', 'refund of nothing'],
  ];

  test.each(refusals)('%s', (_, row, column, value, reason) => {
    const result = importFile({ rows: [{ id: 'good' }, { id: 'bad', ...row }] });
    const shown = reason === 'refund of nothing' ? (row.refundOf ?? 'bad') : value;
    expect(refusedOf(result)).toEqual([{ line: 3, column, value: shown, reason }]);
    expect(idsOf(result)).toEqual(['good']);
    expect(result.counts).toMatchObject({ taken: 1, new: 1, refused: 1 });
  });

  test.each([{ currency: 'eur' }, { amount: '€5' }])('A row in another currency is skipped and counted: %j', (row) => {
    const result = importFile({ rows: [{ id: 'good' }, { id: 'other', ...row }] });
    expect(refusedOf(result)).toEqual([]);
    expect(idsOf(result)).toEqual(['good']);
    expect(result.counts).toMatchObject({ taken: 1, refused: 0, otherCurrencies: { EUR: 1 } });
  });

  test('it has fewer or more columns than the header, not counting empty ones at its end', () => {
    const plan: Plan = { format: 'test', columns: { id: 0, amount: 1, date: 2 }, statuses: {}, kinds: {}, feeSign: 1 };
    const context = { currency: USD, nextYear: 2027 };
    const named = { ...plan, merchantName: 'Shop', timeZone: 'UTC' };
    const started = createImport(named, ['ID', 'AMOUNT', 'DATE'], undefined, context);
    const day = '2024-06-01';
    [
      ['a', '1'],
      ['b', '1', day, ' '],
      ['c', '1', day, 'x'],
      ['d', '1', day],
    ].forEach((fields, at) => {
      started.add(cellsOf(fields), at + 2, false);
    });
    const result = withDataSet(started.finish());
    expect(refusedOf(result)).toEqual([
      { line: 2, column: '', value: '', reason: 'too few columns' },
      { line: 4, column: '', value: '', reason: 'too many columns' },
    ]);
    expect(idsOf(result)).toEqual(['b', 'd']);
    expect(result.dataSet.currency).toBe('USD');
  });
});

test('All rows with the same id and different values in one file are rejected, and an earlier import stays', () => {
  const { dataSet: before } = importFile({ rows: [{ id: 'a' }] });
  const rows = [{ id: 'a', amount: '1' }, { id: 'b' }, { id: 'a', amount: '2' }, { id: 'a', amount: '1' }];
  const result = importFile({ rows, before });
  expect(refusedOf(result).map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'id twice'],
    [4, 'id twice'],
    [5, 'id twice'],
  ]);
  expect(contentOf(result.dataSet).payments.map(({ id, amount }) => [id, amount])).toEqual([
    ['a', 2000],
    ['b', 2000],
  ]);
  const isRefused = createRejectionTest(result.refused);
  expect(rows.map(() => isRefused())).toEqual([true, false, true, true]);
});

test('A duplicate row in one file is counted and imported once: 10.0 equals 10.00', () => {
  const result = importFile({
    rows: [
      { id: 'a', amount: '10.0' },
      { id: 'a', amount: '10.00' },
    ],
  });
  expect(result.counts).toMatchObject({ taken: 1, duplicates: 1, refused: 0 });
});

test('A newer file replaces rows with different values, both stay in the history, and missing rows stay and are counted', () => {
  const { dataSet: before } = importFile({ rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
  const result = importFile({ rows: [{ id: 'a' }, { id: 'b', amount: '7' }, { id: 'd' }], before });
  expect(result.counts).toMatchObject({ same: 1, changed: 1, new: 1, missingFromNewer: 1, taken: 3 });
  expect(contentOf(result.dataSet).payments.map(({ id, amount }) => [id, amount])).toEqual([
    ['a', 2000],
    ['b', 700],
    ['c', 2000],
    ['d', 2000],
  ]);
  expect(replacedOf(result.dataSet, 'b').map(({ amount }) => amount)).toEqual([2000]);
  const third = importFile({ rows: [{ id: 'b', amount: '8' }], before: result.dataSet });
  expect(replacedOf(third.dataSet, 'b').map(({ amount }) => amount)).toEqual([2000, 700]);
  expect(replacedOf(third.dataSet, 'a')).toEqual([]);
});

test('A row that is not a payment is skipped by its kind before anything else is read', () => {
  const { counts, dataSet } = importFile({
    rows: [
      { id: 'a', type: 'charge' },
      { id: '', type: 'Payout', status: 'odd' },
      { type: 'payout ', amount: 'x' },
    ],
  });
  expect(counts).toMatchObject({ taken: 1, refused: 0, skipped: { payout: { kind: 'payout', count: 2 } } });
  expect(dataSet.payments.length).toBe(1);
});

test('Rows after an empty row are skipped, and those that look like payments are counted and imported on request', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: '', amount: '40.00' }];
  const { counts } = importFile({ rows, blankAt: 1 });
  expect(counts).toMatchObject({
    taken: 1,
    refused: 0,
    looksLikeRows: 1,
    skipped: { 'after an empty row': { count: 2 } },
  });
  const answered = importFile({ rows, blankAt: 1, plan: { takesRowsAfterBlank: true } });
  expect(answered.counts).toMatchObject({ taken: 2, refused: 1, looksLikeRows: 0, skipped: {} });
});
