import { USD } from '../../helpers/currencies';
import { rejectedRowAt } from '@/data/imports/rows/rejectedRows';
import { createSkippedRows } from '@/data/imports/rows/skippedRows';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { cellsOf } from '@/lib/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import { importFile } from './importing';

test('A row with a payment reference but without an id is rejected for its missing id', () => {
  const { dataSet, refused } = importFile({
    rows: [
      { id: 'a', refundOf: '' },
      { id: '', refundOf: 'a' },
    ],
  });
  expect(dataSet.payments.length).toBe(1);
  expect(refused.rows.length).toBe(1);
  expect(rejectedRowAt(refused, 0)).toMatchObject({ line: 3, reason: 'id missing' });
});

test('A file whose payments are all 0 is stored and shown with zeros', () => {
  const { dataSet } = importFile({
    rows: [
      { id: 'a', amount: '0.00' },
      { id: 'b', amount: '0.00' },
    ],
  });
  const table = tableOfDataSet(dataSet);
  expect([0, 1].map((index) => table.amountAt(index))).toEqual([0, 0]);
  expect(dataSet.merchants).toMatchObject([{ transactions: 2, totalSales: 0 }]);
});

test('A refunded payment keeps its amount if a newer row with the amount 0 does not fit its refunds', () => {
  const before = importFile({
    rows: [
      { id: 'a', amount: '20.00' },
      { id: 'r', refundOf: 'a', amount: '-5.00', date: '2024-06-02 12:00:00' },
    ],
  }).dataSet;
  const { dataSet, refused } = importFile({ rows: [{ id: 'a', amount: '0.00' }], before });
  expect(rejectedRowAt(refused, 0)).toMatchObject({ reason: 'refund above the amount' });
  expect(tableOfDataSet(dataSet).rowAt(0)).toMatchObject({ id: 'a', amount: 2_000, refunded: 500 });
});

test('A row that ends before its type column is rejected for its length', () => {
  const plan: Plan = {
    format: 'test',
    columns: { type: 3 },
    statuses: {},
    kinds: { payout: 'payout' },
    feeSign: 1,
    skipped: { column: 2, words: ['memo'] },
  };
  const rows = createSkippedRows(plan, ['Id', 'Amount', 'Mark', 'Type'], USD);
  expect(
    [
      ['x', 'y'],
      ['x', 'y', 'memo', ''],
      ['x', 'y', '', 'payout'],
    ].map((texts) => rows.fateOf(cellsOf(texts))),
  ).toEqual(['unknown', 'skipped', 'skipped']);
  expect(rows.lengthProblem(cellsOf(['x', 'y']))).toBe('too few columns');
  expect(rows.skipped()).toMatchObject({ memo: { kind: 'other', count: 1 }, payout: { kind: 'payout', count: 1 } });
});
