import { isSame } from '@/lib/objects';
import { integrationKey, type Integration } from '@/domain/integrations/integrations';
import { merchantKey } from '@/domain/merchants/merchantForm';
import type { Merchant } from '@/domain/merchants/merchants';
import type { Conflict, Decision } from './decision';
import { authorOf, type EntryEdit, type Entry } from '@/store/persistence/entries/entries';

export type NamedRow = Merchant | Integration;
export type NamedRowKind = 'merchants' | 'integrations';

// A field of a later version may be called `name` too, so that the kind decides.
const keyOf = (kind: NamedRowKind, row: NamedRow) =>
  kind === 'merchants' ? merchantKey(row as Merchant) : integrationKey(row as Integration);

/** The fields that must be unique among rows. */
function nameOf(kind: NamedRowKind, row: NamedRow) {
  if (kind === 'merchants') return { name: (row as Merchant).name };
  const { merchantId, integrationName } = row as Integration;
  return { merchantId, integrationName };
}

/**
 * Removes names that another tab has given to another row: the edited row keeps its stored name, and its other edited
 * fields are written. A new row has no stored name, so it stays unchanged.
 */
export function withoutTakenNames(
  kind: NamedRowKind,
  edits: readonly EntryEdit[],
  stored: ReadonlyMap<string, Entry>,
  base: ReadonlyMap<string, object>,
): Decision {
  const currentOf = (id: string) => (stored.get(id)?.value ?? base.get(id)) as NamedRow | undefined;
  const renamed = new Map<string, { before: NamedRow; after: NamedRow }>();
  for (const { id, value } of edits) {
    const [before, after] = [currentOf(id), (value ?? base.get(id)) as NamedRow | undefined];
    if (before && after && keyOf(kind, before) !== keyOf(kind, after)) renamed.set(id, { before, after });
  }
  if (renamed.size === 0) return { edits, conflicts: [] };

  const taken = new Set<string>();
  for (const id of new Set([...base.keys(), ...stored.keys()])) {
    const row = currentOf(id);
    if (row && !renamed.has(id)) taken.add(keyOf(kind, row));
  }
  const refused = new Map<string, { after: NamedRow; newest: NamedRow }>();
  const findTaken = () => [...renamed].find(([, { after }]) => taken.has(keyOf(kind, after)));
  // The stored name of a row may be the name that another edit assigns, so this repeats until nothing changes.
  for (let found = findTaken(); found; found = findTaken()) {
    const [id, { before, after }] = found;
    renamed.delete(id);
    refused.set(id, { after, newest: { ...after, ...nameOf(kind, before) } });
    taken.add(keyOf(kind, before));
  }
  return {
    edits: edits.map((edit) => {
      const row = refused.get(edit.id)?.newest;
      return row ? { ...edit, value: isSame(row, base.get(edit.id)) ? undefined : row } : edit;
    }),
    conflicts: edits.flatMap(({ id, base: before }): Conflict[] => {
      const row = refused.get(id);
      const key = row && keyOf(kind, row.after);
      const owner = row && [...stored.values()].find(({ value }) => keyOf(kind, value as NamedRow) === key);
      return row ? [{ kind, id, before, ...row, refused: 'name', author: authorOf(owner) }] : [];
    }),
  };
}
