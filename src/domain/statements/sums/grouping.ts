import { partnerIdOf } from '@/domain/statements/parties';
import type { MerchantRows, PartyRows, StatementTable } from '@/domain/statements/source';
import { endsStep, finish, type Resumable } from '@/lib/resumable';
import { createPrefixSums } from './prefixSums';

/** Groups the indices of payments by merchant and sums them: see `groupResumably`. */
export function groupByMerchant(table: StatementTable): MerchantRows {
  return finish(groupResumably(table));
}

/**
 * Groups the indices of payments by merchant, and by partner if files have partners, without an object for each. If
 * the rows are newest first, it also sums them. It runs in steps, because a million payments would block the page.
 */
export function* groupResumably(table: StatementTable): Resumable<MerchantRows> {
  const { length, merchantIdAt, partners } = table;
  const indices = new Map<string, number>();
  const partyIndices = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) {
    const id = merchantIdAt(index);
    let position = indices.get(id);
    if (position === undefined) indices.set(id, (position = indices.size));
    partyIndices[index] = position;
    if (endsStep(index)) yield;
  }
  const byMerchant = yield* sortByParty([...indices.keys()], partyIndices);
  const merchants = {
    ...byMerchant,
    ...(partners && { partners: yield* sortByParty(partners.terms.map(partnerIdOf), partners.indices) }),
  };
  return table.isNewestFirst ? { ...merchants, prefixSums: yield* createPrefixSums(table, merchants) } : merchants;
}

/** The indices of payments by the positions of these parties. */
function* sortByParty(ids: readonly string[], partyIndices: ArrayLike<number>): Resumable<PartyRows> {
  const { length } = partyIndices;
  const starts = new Uint32Array(ids.length + 1);
  for (let index = 0; index < length; index += 1) {
    const behind = Number(partyIndices[index]) + 1;
    starts[behind] = Number(starts[behind]) + 1;
    if (endsStep(index)) yield;
  }
  for (let position = 1; position < starts.length; position += 1)
    starts[position] = Number(starts[position]) + Number(starts[position - 1]);
  const next = starts.slice();
  const rows = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) {
    const position = Number(partyIndices[index]);
    const at = Number(next[position]);
    rows[at] = index;
    next[position] = at + 1;
    if (endsStep(index)) yield;
  }
  return { ids, indexById: new Map(ids.map((id, position) => [id, position])), partyIndices, starts, rows };
}
