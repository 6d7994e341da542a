import { USD } from '../../helpers/currencies';
import { refusedRowAt } from '@/data/imports/refusedRows';
import { createSkippedRows } from '@/data/imports/skippedRows';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { cellsOf } from '@/domain/imports/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import { importFile } from './importing';

test('A row that names a payment it belongs to but has no id of its own is no payment: it is refused for its id', () => {
  const { dataSet, refused } = importFile({
    rows: [
      { id: 'a', refundOf: '' },
      { id: '', refundOf: 'a' },
    ],
  });
  expect(dataSet.payments.length).toBe(1);
  expect(refused.rows.length).toBe(1);
  expect(refusedRowAt(refused, 0)).toMatchObject({ line: 3, reason: 'id missing' });
});

test('A file whose payments all cost nothing is kept and shown with zeros', () => {
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

test('A payment of nothing that was refunded before stays what it was: the newer row does not fit', () => {
  const before = importFile({
    rows: [
      { id: 'a', amount: '20.00' },
      { id: 'r', refundOf: 'a', amount: '-5.00', date: '2024-06-02 12:00:00' },
    ],
  }).dataSet;
  const { dataSet, refused } = importFile({ rows: [{ id: 'a', amount: '0.00' }], before });
  expect(refusedRowAt(refused, 0)).toMatchObject({ reason: 'refund above the amount' });
  expect(tableOfDataSet(dataSet).rowAt(0)).toMatchObject({ id: 'a', amount: 2_000, refunded: 500 });
});

test('A row that ends before the column of its type has no known type, and is rejected for its length', () => {
  const plan: Plan = {
    format: 'test',
    columns: { type: 3 },
    statuses: {},
    kinds: { payout: 'payout' },
    feeSign: 1,
    setAside: { column: 2, words: ['memo'] },
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
