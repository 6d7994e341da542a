import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvPortions } from '@/components/lists/csvFile';
import { createRejectedRows, createRejectedRowsFile } from '@/data/imports/rows/rejectedRows';
import { cellsOf } from '@/lib/cells/cells';
import { withoutGuard } from '@/domain/imports/guards';
import type { CsvTable } from '@/domain/lists/csv';
import { csvFileName } from '@/domain/lists/csv';
import { plainAmount } from '@/domain/money/money';
import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { USD } from '../helpers/currencies';
import { givenWorkspace } from '../helpers/workspace';
import { wholeTransactionsFile } from '../helpers/wholeTransactionsFile';

const csvText = (table: CsvTable) => [...csvPortions(table)].join('');
const read = (text: string): string[][] => parse(text, { relax_column_count: true });

test('The file is named after its rows, and after the range if there is a range', () => {
  expect(csvFileName('transactions', { start: null, end: null })).toBe('transactions.csv');
  expect(csvFileName('transactions', { start: '2024-06-01', end: null })).toBe('transactions.csv');
  expect(csvFileName('transactions', { start: '2024-06-01', end: '2024-06-30' })).toBe(
    'transactions-2024-06-01-to-2024-06-30.csv',
  );
});

test('Another CSV parser reads every cell of the filtered and sorted rows: the columns of the screen, then those for reconciliation', () => {
  const state = givenWorkspace({
    transactions: {
      filters: { status: 'Completed' },
      sort: { column: 'amount', direction: 'descending' },
    },
  });
  const table = wholeTransactionsFile(state);
  const [headers, ...rows] = read(csvText(table));
  expect(headers).toEqual([
    ...['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS', 'REFUNDED', 'NET', 'PROCESSOR FEE'],
    ...['PARTNER FEE', 'PLATFORM FEE', 'PAID TO MERCHANT', 'CUSTOMER ID', 'INTEGRATION ID'],
  ]);
  expect(rows.find(([id]) => id === 'TR20240630-030')?.slice(5)).toEqual(
    ['0.00', '250.00', '7.55', '12.20', '5.25', '225.00'].concat('CUST014', 'INT023'),
  );
  expect(rows).toEqual(table.rows);
  expect(rows).toHaveLength(19);
  const amounts = rows.map((row) => Number(row[2]));
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  for (const list of [selectTableOf(integrationsList)(state), selectTableOf(merchantsList)(state)]) {
    expect(read(csvText(list))).toEqual([list.headers, ...list.rows]);
    expect(list.rows).toHaveLength(30);
  }
  const integrations = selectTableOf(integrationsList)(state);
  expect(integrations.headers.slice(3)).toEqual(['INTEGRATION ID', 'SPLIT', 'SURCHARGE', 'STATUS']);
  expect(integrations.rows.every((row) => /^INT\d+$/.test(row[3]!) && /^\d+(\.\d+)?%$/.test(row[4]!))).toBe(true);
});

test('A text that a spreadsheet would run gets an apostrophe, and numbers and all other texts stay unchanged', () => {
  const blanks = fc.string({
    unit: fc.constantFrom(' ', '\t', '\r', '\n', '\u00a0', '\u3000', '\ufeff', '\u200b', '\u202e', '\u2066'),
    maxLength: 3,
  });
  const start = fc.constantFrom(
    '',
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    '"',
    ',',
    "'",
    '=1+1',
    '@SUM(A1)',
    '-1+1',
    '+1 555',
  );
  const text = fc.tuple(blanks, start, fc.string()).map((parts) => parts.join(''));
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => plainAmount(cents, USD));
  const isRun = (cell: string) =>
    /^[\t\r\n]/.test(cell) || /^[=+\-@＝＋－＠]/.test(cell.replace(/^[\s\p{Cc}\p{Cf}]+/u, ''));
  const rows = fc.sample(fc.tuple(text, amount, text), { numRuns: 5000, seed: 20240630 });
  const cells = read(csvText({ headers: ['ONE', 'AMOUNT', 'TWO'], rows })).slice(1);
  expect(cells).toHaveLength(5000);
  expect(rows.filter(([cell]) => isRun(cell)).length).toBeGreaterThan(2000);
  cells.forEach((row, index) => {
    const [one, figure, two] = rows[index]!;
    // A number in a text is a number to a spreadsheet too, and runs nothing.
    const guard = (cell: string) => (isRun(cell) && !/^-\d+([.,]\d+)*$/.test(cell) ? `'${cell}` : cell);
    expect(row).toEqual([guard(one), figure, guard(two)]);
  });
});

/** Builds a file of rejected rows with only this row. */
async function rejectedRowText(cell: string): Promise<string> {
  const file = createRejectedRowsFile(['ONE', 'TWO']);
  const refused = createRejectedRows(['ONE', 'TWO']);
  refused.refuse({ record: 0, line: 2 }, 0, 'a', 'amount unreadable');
  file.start(refused.finish())(cellsOf(['a', cell]), 2, false);
  return file.finish().text();
}

test.each([
  ...['\n=1+1', '＝1+1', ' =1+1', '\ufeff=1+1', ' \u00a0＠SUM(A1)', '\nplain', '-', '--5', '-5 apples', '+5'],
  ...['\u200b=1+1', '\u202e＋1', '\u2066 @SUM(A1)', '\u200e\u00ad-1+1', '\0=1'],
])('The export and the file of rejected rows guard the text %j', async (cell) => {
  expect(read(csvText({ headers: ['ONE', 'TWO'], rows: [['a', cell]] }))[1]).toEqual(['a', `'${cell}`]);
  expect(read(await rejectedRowText(cell))[1]).toEqual(['a', `'${cell}`]);
  expect(withoutGuard(`'${cell}`)).toBe(cell);
});

test.each(['-12.00', '-5', '-1.234,50', '0.00', '1250.00', 'a = b', ' plain', "'=1", '\u200bplain'])(
  'The export and the file of rejected rows leave %j unchanged',
  async (cell) => {
    expect(read(csvText({ headers: ['ONE', 'TWO'], rows: [['a', cell]] }))[1]).toEqual(['a', cell]);
    expect(read(await rejectedRowText(cell))[1]).toEqual(['a', cell]);
  },
);

test('A long table is written in parts, with one row of headers and all rows in order', () => {
  const rows = Array.from({ length: 2_501 }, (_, position) => [`row ${position}`, 'a, b']);
  const portions = [...csvPortions({ headers: ['ONE', 'TWO'], rows })];
  expect(portions).toHaveLength(4);
  expect(read(portions.join(''))).toEqual([['ONE', 'TWO'], ...rows]);
});

test('A table without rows contains only its headers', () => {
  expect(csvText({ headers: ['ONE', 'TWO'], rows: [] })).toBe('ONE,TWO\r\n');
});

test('A cell is quoted if it holds a comma, a quote, a line break or a byte order mark, or starts or ends with a space', () => {
  const row = ['a, b', 'a "b"', 'a\nb', 'a\ufeffb', ' a', 'a ', 'a b', "a'b"];
  expect(csvText({ headers: row, rows: [] })).toBe('"a, b","a ""b""","a\nb","a\ufeffb"," a","a ",a b,a\'b\r\n');
});
