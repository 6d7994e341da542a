import { partnerIdOf } from '@/domain/statements/parties';
import type { MerchantRows, PartyRows, StatementTable } from '@/domain/statements/source';
import { endsStep, finish, type Resumable } from '@/domain/resumable';
import { createPrefixSums } from './prefixSums';

/** Groups the indices of payments by merchant and sums them: see `groupInSteps`. */
export function groupByMerchant(table: StatementTable): MerchantRows {
  return finish(groupInSteps(table));
}

/**
 * Groups the indices of payments by merchant, and by partner if files have partners, without an object for each. If
 * the rows are newest first, it also sums them. It runs in steps, because a million payments would block the page.
 */
export function* groupInSteps(table: StatementTable): Resumable<MerchantRows> {
  const { length, merchantIdAt, partners } = table;
  const indices = new Map<string, number>();
  const placeAt = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) {
    const id = merchantIdAt(index);
    let place = indices.get(id);
    if (place === undefined) indices.set(id, (place = indices.size));
    placeAt[index] = place;
    if (endsStep(index)) yield;
  }
  const byMerchant = yield* sortByPlace([...indices.keys()], placeAt);
  const merchants = {
    ...byMerchant,
    ...(partners && { partners: yield* sortByPlace(partners.words.map(partnerIdOf), partners.places) }),
  };
  return table.isNewestFirst ? { ...merchants, prefixSums: yield* createPrefixSums(table, merchants) } : merchants;
}

/** The indices of payments by the positions of these parties. */
function* sortByPlace(ids: readonly string[], placeAt: ArrayLike<number>): Resumable<PartyRows> {
  const { length } = placeAt;
  const starts = new Uint32Array(ids.length + 1);
  for (let index = 0; index < length; index += 1) {
    const behind = Number(placeAt[index]) + 1;
    starts[behind] = Number(starts[behind]) + 1;
    if (endsStep(index)) yield;
  }
  for (let place = 1; place < starts.length; place += 1)
    starts[place] = Number(starts[place]) + Number(starts[place - 1]);
  const next = starts.slice();
  const rows = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) {
    const place = Number(placeAt[index]);
    const at = Number(next[place]);
    rows[at] = index;
    next[place] = at + 1;
    if (endsStep(index)) yield;
  }
  return { ids, placeOf: new Map(ids.map((id, place) => [id, place])), placeAt, starts, rows };
}
