import type { MerchantRows, StatementTable } from '@/domain/statements/source';
import { finish, STEP_ROWS, type Steps } from '@/domain/steps';
import { makeMarks } from './marks';

/** Sorts the indices of the payments by merchant, and adds them up: see `groupInSteps`. */
export function groupByMerchant(table: StatementTable): MerchantRows {
  return finish(groupInSteps(table));
}

/**
 * Sorts the indices of the payments by merchant, in two passes and without an object for each, and adds them up where they
 * stand newest first; a million payments take longer than a page may at once.
 */
export function* groupInSteps(table: StatementTable): Steps<MerchantRows> {
  const { length, merchantIdAt } = table;
  const placeOf = new Map<string, number>();
  const placeAt = new Uint32Array(length);
  const counts: number[] = [];
  for (let index = 0; index < length; index += 1) {
    const id = merchantIdAt(index);
    let place = placeOf.get(id);
    if (place === undefined) placeOf.set(id, (place = counts.push(0) - 1));
    placeAt[index] = place;
    counts[place] = Number(counts[place]) + 1;
    if (index % STEP_ROWS === STEP_ROWS - 1) yield;
  }
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, place) => (starts[place + 1] = Number(starts[place]) + count));
  const next = starts.slice();
  const rows = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) {
    const place = Number(placeAt[index]);
    const at = Number(next[place]);
    rows[at] = index;
    next[place] = at + 1;
    if (index % STEP_ROWS === STEP_ROWS - 1) yield;
  }
  const merchants = { ids: [...placeOf.keys()], placeOf, placeAt, starts, rows };
  return table.isNewestFirst ? { ...merchants, marks: yield* makeMarks(table, merchants) } : merchants;
}
