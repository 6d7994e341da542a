import { editedFields } from '@/domain/changes/editedFields';
import { isSame } from '@/lib/objects';
import type { RootState } from '@/store/rootReducer';
import { editOverNewest, type Conflict } from './conflicts/conflicts';
import { isKeepable, type EntryEdit, type Entry } from './entries';
import type { Collection } from './collections';
import { withoutTakenNames } from './conflicts/nameClashes';

/**
 * The entries of one collection as this tab knows them. `part` is the part of the state whose edits were noted last.
 * `isHeldBack` is true if a value has an invalid shape and is not stored. `base` has the original rows.
 */
export type CachedCollection = {
  journal: Collection;
  base: ReadonlyMap<string, object>;
  stored: Map<string, Entry>;
  edits: Map<string, EntryEdit>;
  part: object | undefined;
  isHeldBack: boolean;
};

export function createCachedCollection(journal: Collection): CachedCollection {
  return {
    journal,
    base: new Map(),
    stored: new Map(),
    edits: new Map(),
    part: undefined,
    isHeldBack: false,
  };
}

export const currentOf = ({ stored, edits }: CachedCollection, id: string) => edits.get(id) ?? stored.get(id);

/** The value that a new edit is based on, once the earlier edits are written. */
function madeOver({ base, stored, edits }: CachedCollection, id: string): Pick<EntryEdit, 'base' | 'isWhole'> {
  const before = edits.get(id);
  if (!before) return { base: stored.get(id)?.value ?? base.get(id) };
  return { base: before.base, ...(before.isWhole && { isWhole: true }) };
}

/** If another tab changed the row, an unwritten edit keeps only the fields that it changed. */
export function rebase({ journal, base, stored, edits }: CachedCollection, id: string): Conflict[] {
  const edit = journal.baseOf && edits.get(id);
  if (!edit) return [];
  const newest = stored.get(id);
  const { edit: rebased, conflict } = editOverNewest(journal.name, edit, newest, base.get(id));
  if (edit.isWhole && newest && isSame(rebased.value, newest.value)) edits.delete(id);
  else edits.set(id, rebased);
  return conflict ? [conflict] : [];
}

/** Removes names from unwritten edits if another tab has given them to other rows. */
export function releaseNames({ journal: { name }, base, stored, edits }: CachedCollection): Conflict[] {
  if (name !== 'merchants' && name !== 'integrations') return [];
  const decided = withoutTakenNames(name, [...edits.values()], stored, base);
  for (const edit of decided.edits) edits.set(edit.id, edit);
  return [...decided.conflicts];
}

/** Notes every difference between the state and the known entries as an edit. */
export function noteEdits(cached: CachedCollection, state: RootState): void {
  const { journal, stored, edits } = cached;
  const part = journal.partOf(state);
  if (part === cached.part) return;
  cached.part = part;
  cached.isHeldBack = false;
  const values = journal.valuesOf(state);
  cached.base = new Map(journal.baseOf?.(state).map((row) => [row.id, row]));
  for (const [id, value] of Object.entries(values)) {
    const before = currentOf(cached, id);
    if (before && isSame(before.value, value)) continue;
    const origin = before?.origin;
    const edit = { id, value, ...madeOver(cached, id), ...(origin !== undefined && { origin }) };
    if (isKeepable(edit, journal)) edits.set(id, edit);
    else cached.isHeldBack = true;
  }
  for (const id of [...stored.keys(), ...edits.keys()]) {
    const before = currentOf(cached, id);
    if (before?.value === undefined || Object.hasOwn(values, id)) continue;
    const { origin } = before;
    edits.set(id, { id, value: undefined, ...madeOver(cached, id), ...(origin !== undefined && { origin }) });
  }
}

/**
 * Turns all known entries into edits, because their database was deleted. Returns whether the new database lacks any
 * of them.
 */
export function restoreEntries(
  { journal, stored, edits }: CachedCollection,
  isStored: (id: string) => boolean,
): boolean {
  let isMissing = false;
  for (const [id, { stamp: _stamp, ...edit }] of stored) {
    // In a collection without original rows, an entry that another tab has written since stays.
    if (isStored(id) && !journal.baseOf) continue;
    edits.set(id, { ...(edits.get(id) ?? { ...edit, base: edit.value }), isWhole: true });
    isMissing ||= !isStored(id);
  }
  return isMissing;
}

/**
 * Adds an edit that was stored outside the database, unless it is already known. Returns false if another value was
 * written since. `over` is the sequence of the entry that the edit was based on.
 */
export function addPendingEdit(
  cached: CachedCollection,
  { over = 0, ...edit }: EntryEdit & { over?: number },
): boolean {
  const { journal, stored, edits } = cached;
  const { id } = edit;
  if (isSame(currentOf(cached, id)?.value, edit.value)) return true;
  // The write transaction decides which of two statements stays.
  if (journal.name === 'statements') edits.set(id, edit);
  else if (journal.baseOf && edit.base !== undefined) return addPendingRow(cached, edit);
  else if ((stored.get(id)?.stamp ?? 0) === over) edits.set(id, { ...edit, ...madeOver(cached, id) });
  else return false;
  return true;
}

/** Adds the edited fields that nobody has changed since. Returns false if others of them were changed. */
function addPendingRow(cached: CachedCollection, edit: EntryEdit): boolean {
  const { base, edits } = cached;
  const { id, origin } = edit;
  const current = currentOf(cached, id);
  const [before, after, newest] = [edit.base, edit.value ?? base.get(id), current?.value ?? base.get(id)] as (
    | Record<string, unknown>
    | undefined
  )[];
  if (!before || !after || !newest || (current && current.origin !== origin)) return false;
  const theirs = editedFields(before, newest);
  const own = Object.entries(editedFields(before, after));
  const clashing = own.filter(([name]) => Object.hasOwn(theirs, name));
  const free = own.filter(([name]) => !Object.hasOwn(theirs, name));
  const row = { ...newest, ...Object.fromEntries(free) };
  const value = isSame(row, base.get(id)) ? undefined : row;
  if (!isSame(row, newest)) edits.set(id, { ...edit, value, ...madeOver(cached, id) });
  return clashing.every(([name, field]) => isSame(newest[name], field));
}
