import { csvFileName, fileOf } from '@/domain/lists/csv';
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
