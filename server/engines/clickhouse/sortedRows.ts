import { foldedQuery } from '../columns/findPayments';
import type { SortKey } from '../columns/paymentOrder';
import type { Asking } from './asking';
import { conditionOf } from './conditions';
import { readDayCounts } from './dayCounts';
import type { Condition } from './sending';
import { behindOf, directionsOf, sortOf, valueOf, type Walk } from './sortSql';
import type { EngineState } from './state';

/** A stored payment in an order: what it is sorted by, its id as a key and as a text, the number of its day, and its position. */
export type SortedRow = [value: number | string, idKey: string, id: string, day: number, row: number];

type Wanted = { after: SortKey | undefined; wanted: number };

/** So many payments for each wanted one are sorted as a whole. */
const FEW = 10;
/** How many times as long as the one before each range of ids is. The first one is a step of about 256 ids. */
const LONGER = 8;

/**
 * The first stored payments on a walk by any value but the time. A sort of all of them would read the ids of all of them. So the
 * value of the last wanted payment is looked for first, and only the payments up to it are sorted. If very many have that value,
 * such as one status, the table in the order of ids has the first of them. That table has no texts of a search.
 */
export async function readSorted(
  state: EngineState,
  walk: Walk,
  { after, wanted }: Wanted,
  asking: Asking,
): Promise<SortedRow[]> {
  const { filter } = walk.order;
  const counts = await readDayCounts(state, filter, asking);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const isSearch = foldedQuery(filter.search) !== '';
  const list = { state, walk, asking };
  const behind = behindOf(state, walk, after);
  if (isSearch || total <= FEW * wanted) return sortRows(list, behind, wanted);
  if (sortOf(walk.order).column === 'id') return readInIdOrder(list, behind, { from: after?.idKey, wanted });
  const all = conditionOf(state, filter);
  if (after === undefined) return readByValue(list, all, wanted);
  const value = valueOf(state, sortOf(walk.order));
  const sign = directionsOf(walk).main === 'DESC' ? '<' : '>';
  const position = behind.tables.filter(({ name }) => name === 'position');
  const bounded = (comparison: string, of: Condition): Condition => ({
    sql: `${of.sql} AND ${value} ${comparison} (SELECT value FROM position)`,
    tables: [...of.tables.filter(({ name }) => name !== 'position'), ...position],
  });
  const tied = await readTies(list, bounded('=', behind), { from: after.idKey, wanted });
  if (tied.length === wanted) return tied;
  return [...tied, ...(await readByValue(list, bounded(sign, all), wanted - tied.length))];
}

type List = { state: EngineState; walk: Walk; asking: Asking };

const orderOf = (walk: Walk): string => {
  const { main, ties } = directionsOf(walk);
  return `value ${main}, idKey ${ties}, id ${ties}`;
};

/** The first payments that a condition accepts, sorted as a whole. */
function sortRows(
  { state, walk, asking }: List,
  { sql, tables }: Condition,
  wanted: number,
  table = state.table,
): Promise<SortedRow[]> {
  const value = valueOf(state, sortOf(walk.order));
  return asking.client.ask<SortedRow>({
    sql: `SELECT ${value} AS value, idKey, id, day, row FROM ${table} WHERE ${sql} ORDER BY ${orderOf(walk)} LIMIT ${wanted}`,
    tables,
    signal: asking.signal,
  });
}

/** The first payments by their values, which are whole numbers. */
async function readByValue(list: List, condition: Condition, wanted: number): Promise<SortedRow[]> {
  const { state, walk, asking } = list;
  const value = valueOf(state, sortOf(walk.order));
  const { main } = directionsOf(walk);
  const values = await asking.client.ask<[number]>({
    sql: `SELECT ${value} AS value FROM ${state.table} WHERE ${condition.sql} ORDER BY value ${main} LIMIT ${wanted}`,
    tables: condition.tables,
    signal: asking.signal,
  });
  const last = values.at(-1)?.[0];
  if (last === undefined || values.length < wanted) return sortRows(list, condition, wanted);
  const upTo = (comparison: string): Condition => ({
    sql: `${condition.sql} AND ${value} ${comparison} ${Math.trunc(last)}`,
    tables: condition.tables,
  });
  const before = values.findIndex(([found]) => found === last);
  const isTied = wanted - before > wanted / 4;
  const orEqual = main === 'DESC' ? '>=' : '<=';
  if (!isTied) return sortRows(list, upTo(orEqual), wanted);
  const first = before === 0 ? [] : await sortRows(list, upTo(orEqual.slice(0, 1)), before);
  return [...first, ...(await readTies(list, upTo('='), { wanted: wanted - before }))];
}

/** The first payments of one value, which are in the order of their ids. */
async function readTies(
  list: List,
  condition: Condition,
  { from, wanted }: { from?: string; wanted: number },
): Promise<SortedRow[]> {
  const { state, asking } = list;
  const counted = await asking.client.ask<[number]>({
    sql: `SELECT count() FROM ${state.table} WHERE ${condition.sql}`,
    tables: condition.tables,
    signal: asking.signal,
  });
  const ties = counted[0]?.[0] ?? 0;
  if (ties <= FEW * wanted) return ties === 0 ? [] : sortRows(list, condition, wanted);
  return readInIdOrder(list, condition, { from, wanted });
}

/**
 * The first payments in the order of their ids that a condition accepts, from a key on if there is one. The table in this order is
 * read in ranges that grow until enough are found.
 */
async function readInIdOrder(
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
    const sql = [condition.sql, ...parts].join(' AND ');
    const tables = [...condition.tables, bounds];
    found.push(...(await sortRows(list, { sql, tables }, wanted - found.length, state.byId)));
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
