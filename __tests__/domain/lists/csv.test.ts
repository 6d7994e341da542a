import { csvFileName, fileNameAsOf, fileOf, lazyRows, tableAsOf, withAllRows } from '@/domain/lists/csv';
import { workbookName } from '@/domain/lists/workbook';
import { defineList, sortValue } from '@/domain/lists/lists';
import { USD } from '../../helpers/currencies';

test('A file is named by its content, and by its range if the range is complete', () => {
  expect(csvFileName('transactions', { start: null, end: null })).toBe('transactions.csv');
  expect(csvFileName('transactions', { start: '2024-06-01', end: null })).toBe('transactions.csv');
  expect(csvFileName('transactions', { start: null, end: '2024-06-30' })).toBe('transactions.csv');
  expect(csvFileName('transactions', { start: '2024-06-01', end: '2024-06-30' })).toBe(
    'transactions-2024-06-01-to-2024-06-30.csv',
  );
});

describe('A list', () => {
  type Row = { name: string; cents: number; count: number; status: string };
  const list = defineList<Row>()({
    noun: 'row',
    path: '/rows',
    columns: {
      name: { header: 'NAME', value: ({ name }) => name, text: ({ name }, { code }) => `${name} in ${code}` },
      cents: { header: 'AMOUNT', kind: 'money', value: ({ cents }) => cents },
      count: { header: 'COUNT', kind: 'count', value: ({ count }) => count },
      status: { header: 'STATUS', value: ({ status }) => status, order: ['open', 'closed'] },
    },
    filters: {
      status: { label: 'Status', options: ['All', 'open', 'closed'] },
      size: { label: 'Size', options: ['All', 'large'], matches: ({ cents }) => cents > 100 },
      colour: { label: 'Colour', options: ['All', 'red'] },
    },
    searchedTexts: ({ name }) => [name],
    fileColumns: [{ header: 'CURRENCY', text: (_row, { code }) => code }],
  });
  const row = { name: 'A', cents: 1250, count: 3, status: 'closed' };

  test('is exported with its columns, followed by those for reconciliation', () => {
    expect(fileOf(list, [row], USD)).toEqual({
      headers: ['NAME', 'AMOUNT', 'COUNT', 'STATUS', 'CURRENCY'],
      rows: [['A in USD', '12.50', '3', 'closed', 'USD']],
    });
    expect(fileOf({ columns: list.columns }, [], USD)).toEqual({
      headers: ['NAME', 'AMOUNT', 'COUNT', 'STATUS'],
      rows: [],
    });
  });

  test('is sorted by values, and by a given order of texts', () => {
    const { name, cents, status } = list.columns;
    expect([name, cents, status].map((column) => sortValue(column, row))).toEqual(['A', 1250, 1]);
  });

  test('is filtered by the column of the filter’s name by default', () => {
    const { status, size, colour } = list.filters;
    expect(['open', 'closed'].map((option) => status.matches(row, option))).toEqual([false, true]);
    expect([size.matches(row, 'large'), size.matches({ ...row, cents: 100 }, 'large')]).toEqual([true, false]);
    expect(colour.matches(row, 'red')).toBe(false);
  });
});

describe('A table of a past day', () => {
  const rows = [['a'], ['b'], ['c']];

  test('names the day in each row and in its file', () => {
    expect(fileNameAsOf('merchants.all.csv', '2024-06-12')).toBe('merchants.all-as-of-2024-06-12.csv');
    const table = tableAsOf({ headers: ['NAME'], rows }, '2024-06-12');
    expect(table.headers).toEqual(['NAME', 'AS OF']);
    expect(table.rows.slice(1, 3)).toEqual([
      ['b', '2024-06-12'],
      ['c', '2024-06-12'],
    ]);
    expect(table).not.toHaveProperty('portions');
  });

  test('that arrives in portions names the day in each of them', async () => {
    async function* portions() {
      yield await Promise.resolve(rows.slice(0, 2));
      yield rows.slice(2);
    }
    const table = tableAsOf({ headers: ['NAME'], rows: { length: 3, slice: () => [] }, portions }, '2024-06-12');
    const all = await withAllRows(table);
    expect(all.rows.slice(0, 3)).toEqual(rows.map(([name]) => [name, '2024-06-12']));
    expect(all.headers).toEqual(['NAME', 'AS OF']);
  });

  test('that has its rows stays as it is', async () => {
    const table = { headers: ['NAME'], rows };
    expect(await withAllRows(table)).toBe(table);
  });
});

test('Rows of a long table are made when they are asked for, and none beyond its end', () => {
  const made: number[] = [];
  const rows = lazyRows(5, (row) => [String(made.push(row) && row)]);
  expect(rows.length).toBe(5);
  expect(rows.slice(3, 9)).toEqual([['3'], ['4']]);
  expect(rows.slice(7, 9)).toEqual([]);
  expect(made).toEqual([3, 4]);
});

test('A workbook is named like the CSV file', () => {
  expect(workbookName('a.csv-of-june.csv')).toBe('a.csv-of-june.xlsx');
});
