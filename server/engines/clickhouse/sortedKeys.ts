import type { PaymentOrder } from '@/backend/paymentEngine';
import { findPayments } from '../columns/findPayments';
import {
  compareSortKeys,
  merchantRanks,
  NEWEST_FIRST,
  sortKeysOf,
  type PaymentSort,
  type SortKey,
} from '../columns/paymentOrder';
import type { Asking } from './asking';
import { daysOfFirst, readDayCounts } from './dayCounts';
import { conditionOf } from './conditions';
import type { Condition } from './sending';
import type { EngineState } from './state';

/** A payment in an order. `index` is that of a touched one; `day` is the number of the day of any other, and `row` its position. */
export type Listed = { key: SortKey; index?: number; day: number; row: number };

/** A list in one of its directions: `isReversed` from a payment to those before it. */
export type Walk = { order: PaymentOrder; isReversed?: boolean };

/** In rows: how many touched payments the first attempt expects among the wanted ones. */
const FEW = 64;

const sortOf = ({ sort }: PaymentOrder): PaymentSort => sort ?? NEWEST_FIRST;
const opposite = { ascending: 'descending', descending: 'ascending' } as const;

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
  const { client, signal } = asking;
  const { sql: condition, tables } = behindOf(state, walk, after);
  const value = valueOf(state, sortOf(walk.order));
  const { direction } = sortOf(walk.order);
  const [main, ties] = walk.isReversed ? [opposite[direction], 'DESC'] : [direction, 'ASC'];
  const by = `value ${main === 'ascending' ? 'ASC' : 'DESC'}, idKey ${ties}, id ${ties}`;
  const counts =
    sortOf(walk.order).column === 'date' ? await readDayCounts(state, walk.order.filter, asking) : undefined;
  const span = { isDescending: main === 'descending', after: after && String(after.value) };
  const all = state.rows.length;
  for (let more = Math.min(all, FEW); ; more = Math.min(all, more * 4)) {
    const days = counts ? daysOfFirst(counts, { ...span, wanted: take + more }) : '';
    const sql = `SELECT ${value} AS value, idKey, id, day, row FROM ${state.table} WHERE ${condition}${days} ORDER BY ${by} LIMIT ${take + more}`;
    const rows = await client.ask<[number | string, string, string, number, number]>({ sql, tables, signal });
    const untouched = rows.filter(([, , id]) => state.touched.table.indexOf(id) === undefined);
    if (untouched.length >= take || rows.length < take + more || more === all)
      return untouched
        .slice(0, take)
        .map(([found, idKey, id, day, row]) => ({ key: { value: found, idKey, id }, day, row }));
  }
}

/** The condition for stored payments of a list, and behind a position on the walk. */
export function behindOf(
  state: EngineState,
  { order, isReversed = false }: Walk,
  after: SortKey | undefined,
): Condition {
  const { sql, tables } = conditionOf(state, order.filter);
  if (after === undefined) return { sql, tables };
  const sort = sortOf(order);
  const value = valueOf(state, sort);
  const isText = typeof after.value === 'string';
  const from = (column: string) => `(SELECT ${column} FROM position)`;
  const sign = (sort.direction === 'ascending') === isReversed ? '<' : '>';
  const tie = isReversed ? '<' : '>';
  const behind = `${value} ${sign} ${from('value')} OR (${value} = ${from('value')} AND (idKey ${tie} ${from('idKey')} OR (idKey = ${from('idKey')} AND id ${tie} ${from('id')})))`;
  const structure = `value ${isText ? 'String' : 'Int64'}, idKey String, id String`;
  return {
    sql: `${sql} AND (${behind})`,
    tables: [...tables, { name: 'position', structure, rows: [[after.value, after.idKey, after.id]] }],
  };
}

/** What stored payments are sorted by. */
function valueOf({ touched, directory, platformPart }: EngineState, { column }: PaymentSort): string {
  switch (column) {
    case 'id':
      return 'idKey';
    case 'merchant': {
      const ids = directory.merchants.map(({ id }) => id);
      const ranks = merchantRanks(touched.names, ids);
      return `toInt64([${ids.map((id) => ranks.get(id) ?? 0).join(',')}][merchant + 1])`;
    }
    case 'amount':
      return 'amount';
    case 'fees':
      return `if(isPaid = 1, ${platformPart}, toInt64(0))`;
    case 'date':
      return 'date';
    case 'status': {
      const positions = directory.words.statuses.map(({ word: name }) => touched.statusNames.indexOf(name));
      return `toInt64([${positions.join(',')}][refundedStatus + 1])`;
    }
    default:
      return column satisfies never;
  }
}
