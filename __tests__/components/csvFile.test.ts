import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvPortions } from '@/components/csvFile';
import type { CsvTable } from '@/domain/csv';
import { csvFileName } from '@/domain/csv';
import { selectIntegrationsTable } from '@/selectors/integrationsSelectors';
import { selectMerchantsTable } from '@/selectors/merchantsSelectors';
import { selectTransactionsTable } from '@/selectors/transactionsSelectors';
import { buildState } from '../helpers/builders';

const csvText = (table: CsvTable) => [...csvPortions(table)].join('');
const read = (text: string): string[][] => parse(text, { relax_column_count: true });

test('The file is named after its rows, and after the range where one is chosen', () => {
  expect(csvFileName('transactions', { start: null, end: null })).toBe('transactions.csv');
  expect(csvFileName('transactions', { start: '2024-06-01', end: null })).toBe('transactions.csv');
  expect(csvFileName('transactions', { start: '2024-06-01', end: '2024-06-30' })).toBe(
    'transactions-2024-06-01-to-2024-06-30.csv',
  );
});

test('A second reader finds every cell of the filtered and sorted set, with the columns of the screen', () => {
  const state = buildState('transactions', {
    status: 'Completed',
    sort: { column: 'amount', direction: 'descending' },
  });
  const table = selectTransactionsTable(state);
  const [headers, ...rows] = read(csvText(table));
  expect(headers).toEqual(['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS']);
  expect(rows).toEqual(table.rows);
  expect(rows).toHaveLength(19);
  const amounts = rows.map((row) => Number(row[2]));
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  for (const other of [selectIntegrationsTable(state), selectMerchantsTable(state)]) {
    expect(read(csvText(other))).toEqual([other.headers, ...other.rows]);
    expect(other.rows).toHaveLength(30);
  }
});

test('5,000 rows with hostile text never yield a formula cell, and every other cell comes back as it was', () => {
  const hostile = fc
    .tuple(fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '"', ',', '\n', "'", '=1+1', '@SUM(A1)'), fc.string())
    .map((parts) => parts.join(''));
  const rows = fc.sample(fc.tuple(hostile, hostile), { numRuns: 5000, seed: 20240630 });
  const cells = read(csvText({ headers: ['ONE', 'TWO'], rows })).slice(1);
  expect(cells).toHaveLength(5000);
  cells.forEach((row, index) =>
    row.forEach((cell, column) => {
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      const original = rows[index]![column]!;
      expect(cell).toBe(/^[=+\-@\t\r]/.test(original) ? `'${original}` : original);
    }),
  );
});

test('A long table is written in portions, with its headers once and every row in its place', () => {
  const rows = Array.from({ length: 25_001 }, (_, position) => [`row ${position}`, 'a, b']);
  const portions = [...csvPortions({ headers: ['ONE', 'TWO'], rows })];
  expect(portions).toHaveLength(4);
  expect(read(portions.join(''))).toEqual([['ONE', 'TWO'], ...rows]);
});

test('A table without rows is its headers', () => {
  expect(csvText({ headers: ['ONE', 'TWO'], rows: [] })).toBe('ONE,TWO\r\n');
});
