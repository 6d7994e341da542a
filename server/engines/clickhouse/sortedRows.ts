import { foldedQuery } from '../columns/findPayments';
import type { SortKey } from '../columns/paymentOrder';
import type { Asking } from './asking';
import { conditionOf } from './conditions';
import { readDayCounts } from './dayCounts';
import type { Condition as Accepted } from './sending';
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

/** `first` is the part of a condition that few payments meet. */
type Condition = Accepted & { first?: string };

type List = { state: EngineState; walk: Walk; asking: Asking };

const orderOf = (walk: Walk): string => {
  const { main, ties } = directionsOf(walk);
  return `value ${main}, idKey ${ties}, id ${ties}`;
};

/** The first payments that a condition accepts, sorted as a whole. */
function sortRows(list: List, condition: Condition, wanted: number, table = list.state.table): Promise<SortedRow[]> {
  const value = valueOf(list.state, sortOf(list.walk.order));
  const columns = `${value} AS value, idKey, id, day, row`;
  const end = `ORDER BY ${orderOf(list.walk)} LIMIT ${wanted}`;
  return ask<SortedRow>(list, condition, `SELECT ${columns} FROM ${table} ${whereOf(condition)} ${end}`);
}

/** The first payments by their values, which are whole numbers. */
async function readByValue(list: List, condition: Condition, wanted: number): Promise<SortedRow[]> {
  const value = valueOf(list.state, sortOf(list.walk.order));
  const found = await findLastValue(list, condition, wanted);
  if (!found) return sortRows(list, condition, wanted);
  const { last, before, ties } = found;
  const orEqual = directionsOf(list.walk).main === 'DESC' ? '>=' : '<=';
  const upTo = (comparison: string): Condition => ({
    ...condition,
    first: `${value} ${comparison} ${Math.trunc(last)}`,
  });
  if (ties <= FEW * wanted) return sortRows(list, upTo(orEqual), wanted);
  const rows = before === 0 ? [] : await sortRows(list, upTo(orEqual.slice(0, 1)), before);
  return [...rows, ...(await readInIdOrder(list, upTo('='), { wanted: wanted - before }))];
}

/** The value of the last wanted payment: how many come before it, and how many have it. Undefined if there are fewer payments. */
async function findLastValue(list: List, condition: Condition, wanted: number) {
  const { column } = sortOf(list.walk.order);
  const { main } = directionsOf(list.walk);
  const value = valueOf(list.state, sortOf(list.walk.order));
  const select = `SELECT ${value} AS value`;
  const from = `FROM ${list.state.table} WHERE ${condition.sql}`;
  if (column === 'merchant' || column === 'status') {
    // Both have few values, and the other direction has the same numbers.
    const counts = await ask<[number, number]>(
      list,
      condition,
      `${select}, count() ${from} GROUP BY value ORDER BY value`,
    );
    let before = 0;
    for (const [last, ties] of main === 'DESC' ? counts.toReversed() : counts) {
      if (before + ties >= wanted) return { last, before, ties };
      before += ties;
    }
    return undefined;
  }
  const values = await ask<[number]>(list, condition, `${select} ${from} ORDER BY value ${main} LIMIT ${wanted}`);
  const last = values.at(-1)?.[0];
  if (last === undefined || values.length < wanted) return undefined;
  const before = values.findIndex(([found]) => found === last);
  // If few of the first payments have the value, few of all have it as a rule.
  if (wanted - before <= wanted / 4) return { last, before, ties: wanted - before };
  return { last, before, ties: await countRows(list, { ...condition, first: `${value} = ${Math.trunc(last)}` }) };
}

/** The first payments of one value, which are in the order of their ids. */
async function readTies(
  list: List,
  condition: Condition,
  { from, wanted }: { from?: string; wanted: number },
): Promise<SortedRow[]> {
  const ties = await countRows(list, condition);
  if (ties <= FEW * wanted) return ties === 0 ? [] : sortRows(list, condition, wanted);
  return readInIdOrder(list, condition, { from, wanted });
}

async function countRows(list: List, condition: Condition): Promise<number> {
  const sql = `SELECT count() FROM ${list.state.table} ${whereOf(condition)}`;
  const counted = await ask<[number]>(list, condition, sql);
  return counted[0]?.[0] ?? 0;
}

const ask = <Row extends readonly unknown[]>({ asking }: List, { tables }: Condition, sql: string): Promise<Row[]> =>
  asking.client.ask<Row>({ sql, tables, signal: asking.signal });

/** Other columns are read only of payments that meet the first condition. */
const whereOf = ({ first, sql }: Condition): string =>
  first === undefined ? `WHERE ${sql}` : `PREWHERE ${first} WHERE ${sql}`;

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
