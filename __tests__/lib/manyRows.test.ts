import { createStringColumn, textAt } from '@/lib/columns/stringColumn';
import { createRows, toPlainRow, withColumns } from '@/lib/columns/rows';
import { finish } from '@/lib/resumable';
import { digitsOf } from '@/lib/searching/digits';
import { filterRows, findRows } from '@/lib/searching/matching';
import { prepareSearchColumn, termOf } from '@/lib/searching/searchColumns';
import { orderMany } from '@/lib/sorting/orderMany';
import { orderRows } from '@/lib/sorting/orderRows';
import { prepareSearch } from '../helpers/preparedSearch';

const MANY = 70_000;
const idOf = (row: number) => `P-${(row * 7_919) % MANY}`;
const texts = prepareSearch(MANY, (row) => [idOf(row)]);
const allRows = Uint32Array.from({ length: MANY }, (_, row) => row);
/** A comparison of lists takes seconds for many rows. */
const firstDifference = (rows: Uint32Array, expected: Uint32Array) => rows.findIndex((row, at) => row !== expected[at]);
const hasOne = (row: number) => idOf(row).includes('11');

test('A search in many rows, in all of them or in a part, finds the rows that contain the text', () => {
  const expected = [...allRows].filter(hasOne);
  expect([...findRows(texts, '11', () => true)]).toEqual(expected);
  expect([...finish(filterRows(texts, '11', allRows))]).toEqual(expected);
  const occursElsewhere = (row: number) => row === 1;
  expect([...findRows(texts, 'nothing', () => true, { occursElsewhere })]).toEqual([1]);
  expect([...finish(filterRows(texts, 'nothing', allRows, occursElsewhere))]).toEqual([1]);
});

test('The digits of many rows are those of their texts', () => {
  const digits = finish(digitsOf(MANY, [prepareSearchColumn(MANY, (row) => [idOf(row)])]));
  for (const row of [0, 1, 9_000, MANY - 1])
    expect(termOf(digits, row)).toBe([...new Set(idOf(row).replaceAll(/\D/g, ''))].sort().join(''));
});

test('Many texts with a number at their end, many other texts and many numbers are sorted like a few', () => {
  const values: ((row: number) => string | number)[] = [
    idOf,
    (row) => `${'abc'[row % 3]!}${(row * 7_919) % MANY} text`,
    (row) => (row * 7_919) % MANY,
  ];
  for (const valueAt of values)
    for (const direction of ['ascending', 'descending'] as const)
      expect(firstDifference(finish(orderMany(MANY, valueAt, direction)), orderRows(MANY, valueAt, direction))).toBe(
        -1,
      );
});

test('A column of many texts gives each text while it is built and afterwards', () => {
  const column = createStringColumn();
  for (let row = 0; row < 3_000; row += 1) column.push(idOf(row));
  for (const row of [0, 1, 1_023, 1_024, 1_500, 2_999]) expect(column.at(row)).toBe(idOf(row));
  const finished = column.finish();
  for (const row of [0, 1_024, 2_999]) expect(textAt(finished, row)).toBe(idOf(row));
});

test('A row without a field has its default, a column of another kind is refused, and so is an unknown row', () => {
  const shape = { name: 'texts', count: 'uint32' } as const;
  const built = createRows(shape);
  built.push({ name: 'A', count: 1 });
  built.push({ name: 'B' } as never);
  const rows = built.finish();
  expect(toPlainRow(shape, rows, 1)).toEqual({ name: 'B', count: 0 });
  expect(() => toPlainRow(shape, rows, 2)).toThrow('There is no row 2');
  expect(() => withColumns({ count: 'texts' } as const, rows as never)).toThrow('A column is of another kind');
  expect(withColumns({ other: 'texts' } as const).length).toBe(0);
});
