import { rowAmountReader } from '@/domain/imports/rowAmount';
import { cellsOf } from '@/lib/cells/cells';
import { plan } from '../../../helpers/imports/resolvedPlan';

const dollars = { decimals: 2, decimalMark: '.', isMinorUnits: false } as const;

test('The word for money that left the account makes an amount negative, but neither zero nor a reason', () => {
  const direction = { column: 1, debit: ['dr'] };
  const read = rowAmountReader({ ...plan, columns: { amount: 0 }, direction }, dollars);
  const rows = [
    ['5.00', 'CR'],
    ['5.00', 'DR'],
    ['0.00', 'DR'],
    ['five', 'DR'],
    ['', 'DR'],
  ];
  expect(rows.map((row) => read(cellsOf(row)))).toEqual([500, -500, 0, 'amount unreadable', 'amount missing']);
});

test('A cell with only blanks in a column of money in or money out has no amount', () => {
  const read = rowAmountReader({ ...plan, columns: { credit: 0, debit: 1 } }, dollars);
  const rows = [
    [' ', '2.00'],
    ['3.00', '\u00a0'],
    ['3.00', '2.00'],
    [' ', ' '],
  ];
  expect(rows.map((row) => read(cellsOf(row)))).toEqual([-200, 300, 100, 'amount missing']);
});

test('A file may have only a column of money in, or only one of money out', () => {
  const readIn = rowAmountReader({ ...plan, columns: { credit: 0 } }, dollars);
  const readOut = rowAmountReader({ ...plan, columns: { debit: 0 } }, dollars);
  expect([readIn, readOut].map((read) => read(cellsOf(['4.00'])))).toEqual([400, -400]);
});
