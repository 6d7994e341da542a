import type { Asking } from '../client/asking';
import type { Condition as Accepted } from '../client/sending';
import { directionsOf, sortOf, valueOf, type Walk } from './sortSql';
import type { EngineState } from '../state';

/** A stored payment in an order: what it is sorted by, its id as a key and as a text, the number of its day, and its position. */
export type SortedRow = [value: number | string, idKey: string, id: string, day: number, row: number];

/** `first` is the part of a condition that few payments meet. */
export type Condition = Accepted & { first?: string };

export type List = { state: EngineState; walk: Walk; asking: Asking };

/** How many times as long as the one before each range of ids is. The first one is a step of about 256 ids. */
const LONGER = 8;

const orderOf = (walk: Walk): string => {
  const { main, ties } = directionsOf(walk);
  return `value ${main}, idKey ${ties}, id ${ties}`;
};

/** The first payments that a condition accepts, sorted as a whole. */
export function sortRows(
  list: List,
  condition: Condition,
  wanted: number,
  table = list.state.table,
): Promise<SortedRow[]> {
  const value = valueOf(list.state, sortOf(list.walk.order));
  const columns = `${value} AS value, idKey, id, day, row`;
  const end = `ORDER BY ${orderOf(list.walk)} LIMIT ${wanted}`;
  return ask<SortedRow>(list, condition, `SELECT ${columns} FROM ${table} ${whereOf(condition)} ${end}`);
}

export async function countRows(list: List, condition: Condition): Promise<number> {
  const sql = `SELECT count() FROM ${list.state.table} ${whereOf(condition)}`;
  const counted = await ask<[number]>(list, condition, sql);
  return counted[0]?.[0] ?? 0;
}

export const ask = <Row extends readonly unknown[]>(
  { asking }: List,
  { tables }: Condition,
  sql: string,
): Promise<Row[]> => asking.client.ask<Row>({ sql, tables, signal: asking.signal });

/** Other columns are read only of payments that meet the first condition. */
const whereOf = ({ first, sql }: Condition): string =>
  first === undefined ? `WHERE ${sql}` : `PREWHERE ${first} WHERE ${sql}`;

/**
 * The first payments in the order of their ids that a condition accepts, from a key on if there is one. The table in this order is
 * read in ranges that grow until enough are found.
 */
export async function readInIdOrder(
  list: List,
  condition: Condition,
  { from, wanted }: { from?: string | undefined; wanted: number },
): Promise<SortedRow[]> {
  const { state, walk } = list;
  const { main, ties } = directionsOf(walk);
  const isDescending = (sortOf(walk.order).column === 'id' ? main : ties) === 'DESC';
  const found: SortedRow[] = [];
  let start = from;
  let isIncluded = true;
  for (let steps = 1; found.length < wanted; steps *= LONGER) {
    const end = await readStep(list, { start, steps, isDescending });
    const [low, high] = isDescending ? [end, start] : [start, end];
    const isLowIncluded = isDescending || isIncluded;
    const isHighIncluded = !isDescending || isIncluded;
    const bounds = { name: 'bounds', structure: 'low String, high String', rows: [[low ?? '', high ?? '']] };
    const parts = [
      ...(low === undefined ? [] : [`idKey ${isLowIncluded ? '>=' : '>'} (SELECT low FROM bounds)`]),
      ...(high === undefined ? [] : [`idKey ${isHighIncluded ? '<=' : '<'} (SELECT high FROM bounds)`]),
    ];
    // The range is found by the order of the table.
    const all = [...(condition.first === undefined ? [] : [condition.first]), condition.sql, ...parts];
    const inRange: Condition = { sql: all.join(' AND '), tables: [...condition.tables, bounds] };
    found.push(...(await sortRows(list, inRange, wanted - found.length, state.byId)));
    if (end === undefined) break;
    start = end;
    isIncluded = false;
  }
  return found;
}

/** The key of an id some steps behind another one. Undefined if the ids end before it. */
async function readStep(
  { state, asking }: List,
  { start, steps, isDescending }: { start: string | undefined; steps: number; isDescending: boolean },
): Promise<string | undefined> {
  const behind = start === undefined ? '' : ` AND idKey ${isDescending ? '<' : '>'} (SELECT start FROM position)`;
  const rows = await asking.client.ask<[string]>({
    sql: `SELECT idKey FROM ${state.byId} WHERE isStep = 1${behind} ORDER BY idKey ${isDescending ? 'DESC' : 'ASC'} LIMIT ${steps - 1}, 1`,
    tables: start === undefined ? [] : [{ name: 'position', structure: 'start String', rows: [[start]] }],
    signal: asking.signal,
  });
  return rows[0]?.[0];
}
