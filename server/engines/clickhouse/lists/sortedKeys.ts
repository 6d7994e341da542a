import type { PaymentOrder } from '@/backend/paymentEngine';
import { findPayments } from '../../columns/findPayments';
import { compareSortKeys, sortKeysOf, type SortKey } from '../../columns/paymentOrder';
import type { Asking } from '../client/asking';
import { daysOfFirst, readDayCounts } from './dayCounts';
import type { SortedRow } from './rowQueries';
import { readSorted } from './sortedRows';
import { behindOf, directionsOf, sortOf, type Walk } from './sortSql';
import type { EngineState } from '../state';

/** A payment in an order. `index` is that of a touched one; `day` is the number of the day of any other, and `row` its position. */
export type Listed = { key: SortKey; index?: number; day: number; row: number };

/** In rows: how many touched payments the first attempt expects among the wanted ones. */
const FEW = 64;

/** The order of two positions on a walk. */
export function compareOnWalk({ order, isReversed = false }: Walk, a: SortKey, b: SortKey): number {
  return (isReversed ? -1 : 1) * compareSortKeys(sortOf(order), a, b);
}

/** The first payments on a walk, touched ones in their new positions: those behind a position if there is one. */
export async function readWalk(
  state: EngineState,
  walk: Walk,
  { after, take }: { after?: SortKey | undefined; take: number },
  asking: Asking,
): Promise<Listed[]> {
  const isBehind = ({ key }: Listed) => after === undefined || compareOnWalk(walk, key, after) > 0;
  const touched = touchedIn(state, walk.order).filter(isBehind);
  touched.sort((a, b) => compareOnWalk(walk, a.key, b.key));
  const untouched = await readUntouched(state, walk, { after, take }, asking);
  return [...untouched, ...touched.slice(0, take)].sort((a, b) => compareOnWalk(walk, a.key, b.key)).slice(0, take);
}

/** The touched payments of a list as they are now, in no order. */
export function touchedIn({ touched, directory }: EngineState, order: PaymentOrder): Listed[] {
  const keyAt = sortKeysOf(
    touched,
    sortOf(order),
    directory.merchants.map(({ id }) => id),
  );
  return Array.from(findPayments(touched, order.filter), (index) => ({ index, day: 0, row: 0, key: keyAt(index) }));
}

/** ClickHouse has touched payments where they were stored, so that so many more are read as there are touched ones among them. */
async function readUntouched(
  state: EngineState,
  walk: Walk,
  { after, take }: { after?: SortKey | undefined; take: number },
  asking: Asking,
): Promise<Listed[]> {
  const isByTime = sortOf(walk.order).column === 'date';
  const all = state.rows.length;
  for (let more = Math.min(all, FEW); ; more = Math.min(all, more * 4)) {
    const wanted = { after, wanted: take + more };
    const rows = await (isByTime ? readByTime : readSorted)(state, walk, wanted, asking);
    const untouched = rows.filter(([, , id]) => state.touched.table.indexOf(id) === undefined);
    if (untouched.length >= take || rows.length < take + more || more === all)
      return untouched
        .slice(0, take)
        .map(([found, idKey, id, day, row]) => ({ key: { value: found, idKey, id }, day, row }));
  }
}

/** The first stored payments in the order of time: the numbers of the days say which days have them. */
async function readByTime(
  state: EngineState,
  walk: Walk,
  { after, wanted }: { after: SortKey | undefined; wanted: number },
  asking: Asking,
): Promise<SortedRow[]> {
  const { sql, tables } = behindOf(state, walk, after);
  const { main, ties } = directionsOf(walk);
  const counts = await readDayCounts(state, walk.order.filter, asking);
  const days = daysOfFirst(counts, { isDescending: main === 'DESC', after: after && String(after.value), wanted });
  return asking.client.ask<SortedRow>({
    sql: `SELECT date AS value, idKey, id, day, row FROM ${state.table} WHERE ${sql}${days} ORDER BY value ${main}, idKey ${ties}, id ${ties} LIMIT ${wanted}`,
    tables,
    signal: asking.signal,
  });
}
