import type { Condition } from './sending';

/** In characters: ClickHouse refuses a longer field of a form. */
export const LONGEST_FIELD = 200_000;
/** In characters: shorter lists stay in the SQL. */
const SHORT_LIST = 100;

/** A list of numbers, or one of times between quotes. */
const LIST = /\[-?\d+(?:,-?\d+)*\]|\['[\d :~-]*'(?:,'[\d :~-]*')*\]/g;

/**
 * SQL that is short enough for a form: its long lists, such as the ranks of many merchants, travel as tables. Only lists of numbers and
 * of times are in SQL.
 */
export function withShortLists({ sql, tables }: Condition, longest = LONGEST_FIELD): Condition {
  if (sql.length <= longest) return { sql, tables };
  const names = new Map<string, string>();
  const short = sql.replace(LIST, (list) => {
    if (list.length <= SHORT_LIST) return list;
    const name = names.get(list) ?? `list_${names.size}`;
    names.set(list, name);
    return `${name}_values`;
  });
  const lists = Array.from(names, ([list, name]) => {
    const values = JSON.parse(list.replaceAll("'", '"')) as (string | number)[];
    return { name, structure: `at UInt32, value ${typeOf(values)}`, rows: values.map((value, at) => [at, value]) };
  });
  if (lists.length === 0) return { sql, tables };
  // All shards know the list by its name. They would give a question in the middle of the SQL different names.
  const definitions = lists.map(
    ({ name }) => `(SELECT groupArray(value) FROM (SELECT value FROM ${name} ORDER BY at)) AS ${name}_values`,
  );
  const rest = short.startsWith('WITH ') ? `, ${short.slice('WITH '.length)}` : ` ${short}`;
  return { sql: `WITH ${definitions.join(', ')}${rest}`, tables: [...tables, ...lists] };
}

/** The type that such a list has in SQL, or one that mixes with the same types. */
function typeOf(values: readonly (string | number)[]): string {
  const isPosition = (value: string | number) => typeof value === 'number' && value >= 0 && value < 2 ** 32;
  if (values.every(isPosition)) return 'UInt32';
  return typeof values[0] === 'string' ? 'String' : 'Int64';
}
