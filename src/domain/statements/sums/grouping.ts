import type { MerchantRows, StatementTable } from '@/domain/statements/source';
import { makeMarks } from './marks';

/** Payments of one step. */
const STEP = 65_536;

/** Sorts the indices of the payments by merchant, and adds them up: see `groupInSteps`. */
export function groupByMerchant(table: StatementTable): MerchantRows {
  const steps = groupInSteps(table);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Sorts the indices of the payments by merchant, in two passes and without an object for each, and adds them up where they
 * stand newest first; in steps of some thousandths of a second, as a million payments take longer than a page may.
 */
export function* groupInSteps(table: StatementTable): Generator<undefined, MerchantRows> {
  const { length, merchantIdAt } = table;
  const placeOf = new Map<string, number>();
  const placeAt = new Uint32Array(length);
  const counts: number[] = [];
  for (let index = 0; index < length; index += 1) {
    const id = merchantIdAt(index);
    let place = placeOf.get(id);
    if (place === undefined) placeOf.set(id, (place = counts.push(0) - 1));
    placeAt[index] = place;
    counts[place] = (counts[place] ?? 0) + 1;
    if (index % STEP === STEP - 1) yield;
  }
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, place) => (starts[place + 1] = (starts[place] ?? 0) + count));
  const next = starts.slice();
  const rows = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) {
    const place = placeAt[index] ?? 0;
    const at = next[place] ?? 0;
    rows[at] = index;
    next[place] = at + 1;
    if (index % STEP === STEP - 1) yield;
  }
  const merchants = { ids: [...placeOf.keys()], placeOf, placeAt, starts, rows };
  return table.isNewestFirst ? { ...merchants, marks: yield* makeMarks(table, merchants) } : merchants;
}
