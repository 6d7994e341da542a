import { foldedQuery } from '../../columns/findPayments';
import type { SortKey } from '../../columns/paymentOrder';
import type { Asking } from '../client/asking';
import { conditionOf } from '../conditions';
import { readDayCounts } from './dayCounts';
import { IDS_OF_STEP } from '../tables/schema';
import { ask, countRows, readInIdOrder, sortRows, type Condition, type List, type SortedRow } from './rowQueries';
import { behindOf, directionsOf, sortOf, valueOf, type Walk } from './sortSql';
import type { EngineState } from '../state';

type Wanted = { after: SortKey | undefined; wanted: number };

/** So many payments for each wanted one are sorted as a whole. */
const FEW = 10;
/** In payments of the sample: so many more than the wanted ones are expected. */
const SPARE = 8;

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

/** The first payments by their values, which are whole numbers. */
async function readByValue(list: List, condition: Condition, wanted: number): Promise<SortedRow[]> {
  const value = valueOf(list.state, sortOf(list.walk.order));
  const estimated = await sortSampled(list, condition, wanted);
  if (estimated) return estimated;
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

/**
 * The first payments by a value that few others have. A sample says up to which value there are probably enough of them.
 * Undefined if there are not, or if many have the same value.
 */
async function sortSampled(list: List, condition: Condition, wanted: number): Promise<SortedRow[] | undefined> {
  const value = valueOf(list.state, sortOf(list.walk.order));
  const { main } = directionsOf(list.walk);
  const [enough, many] = [
    SPARE + Math.ceil((4 * wanted) / IDS_OF_STEP),
    4 * SPARE + Math.ceil((8 * wanted) / IDS_OF_STEP),
  ];
  const from = `FROM ${list.state.byId} WHERE isStep = 1 AND ${condition.sql}`;
  const sql = `SELECT ${value} AS value ${from} ORDER BY value ${main} LIMIT ${many}`;
  const sample = await ask<[number]>(list, condition, sql);
  const last = sample[enough - 1]?.[0];
  if (last === undefined || sample.length < many || sample.at(-1)?.[0] === last) return undefined;
  const first = `${value} ${main === 'DESC' ? '>=' : '<='} ${Math.trunc(last)}`;
  const rows = await sortRows(list, { ...condition, first }, wanted);
  return rows.length < wanted ? undefined : rows;
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
