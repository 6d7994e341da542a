import type { PaymentFilter } from '@/backend/paymentEngine';
import { dayNumber } from '../../storedPayment';
import { conditionOf } from '../conditions';
import type { Asking } from '../client/asking';
import type { EngineState } from '../state';

/** The number of stored payments of each day that pass a filter, by the number of the day, ascending. */
export function readDayCounts(
  state: EngineState,
  filter: PaymentFilter,
  { client, signal }: Asking,
): Promise<[day: number, count: number][]> {
  const { sql, tables } = conditionOf(state, filter);
  return client.ask<[number, number]>({
    sql: `SELECT day, count() FROM ${state.table} WHERE ${sql} GROUP BY day ORDER BY day`,
    tables,
    signal,
  });
}

/**
 * The condition for the days that have the first payments of a list in the order of time, those of a day after the time of
 * `after` for certain. ClickHouse then reads no other days.
 */
export function daysOfFirst(
  counts: readonly (readonly [day: number, count: number])[],
  { isDescending, after, wanted }: { isDescending: boolean; after: string | undefined; wanted: number },
): string {
  const inOrder = isDescending ? counts.toReversed() : counts;
  const first = after === undefined ? undefined : dayNumber(after);
  const [from, to] = isDescending ? ['<=', '>='] : ['>=', '<='];
  const parts = first === undefined ? [] : [`day ${from} ${first}`];
  let found = 0;
  for (const [day, count] of inOrder) {
    // The payments of the first day may all be before the time.
    const isBehind = first === undefined || (isDescending ? day < first : day > first);
    if (!isBehind) continue;
    found += count;
    if (found < wanted) continue;
    parts.push(`day ${to} ${day}`);
    break;
  }
  return parts.map((part) => ` AND ${part}`).join('');
}
