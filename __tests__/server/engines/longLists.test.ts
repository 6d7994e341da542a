import { withShortLists } from '../../../server/engines/clickhouse/client/longLists';

const numbers = Array.from({ length: 60_000 }, (_, at) => at - 5);
const days = Array.from({ length: 900 }, (_, at) => 20_250_101 + at);
const times = Array.from({ length: 9_000 }, (_, at) => (at === 3 ? '~' : '2025-06-30 12:00:00'));

test('Short SQL stays as it is', () => {
  const condition = { sql: 'SELECT [1,2,3][merchant + 1]', tables: [] };
  expect(withShortLists(condition)).toEqual(condition);
});

test('Long lists of a long SQL travel as tables, each once, and short ones stay', () => {
  const sql = `SELECT [${numbers.join(',')}][a], [1,2][b], ['${times.join("','")}'][c], [${numbers.join(',')}][d], [${days.join(',')}][e]`;
  const short = withShortLists({ sql, tables: [{ name: 'x', structure: 'y UInt8', rows: [] }] });
  const list = (name: string) =>
    `(SELECT groupArray(value) FROM (SELECT value FROM ${name} ORDER BY at)) AS ${name}_values`;
  expect(short.sql).toBe(
    `WITH ${list('list_0')}, ${list('list_1')}, ${list('list_2')} SELECT list_0_values[a], [1,2][b], list_1_values[c], list_0_values[d], list_2_values[e]`,
  );
  expect(short.tables.map(({ name, structure }) => `${name}: ${structure}`)).toEqual([
    'x: y UInt8',
    'list_0: at UInt32, value Int64',
    'list_1: at UInt32, value String',
    'list_2: at UInt32, value UInt32',
  ]);
  expect(short.tables[1]!.rows.map(([, value]) => value)).toEqual(numbers);
  expect(short.tables[2]!.rows[3]).toEqual([3, '~']);
});

test('Names of a long SQL stay, and a long SQL without lists stays as it is', () => {
  const sql = `WITH [${numbers.join(',')}][a] AS rank SELECT rank`;
  expect(withShortLists({ sql, tables: [] }).sql).toMatch(
    /^WITH .* AS list_0_values, list_0_values\[a\] AS rank SELECT rank$/,
  );
  const without = { sql: `SELECT ${'1 + '.repeat(60_000)}1`, tables: [] };
  expect(withShortLists(without)).toEqual(without);
});
