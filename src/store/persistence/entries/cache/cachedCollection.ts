import type { Change, Proposal } from '@/backend/entryLog';
import { editedFields } from '@/domain/changes/editedFields';
import { isSame } from '@/lib/objects';
import type { RootState } from '@/store/rootReducer';
import type { Collection } from '@/store/persistence/entries/collections';
import { decide } from '@/store/persistence/entries/conflicts/conflicts';
import type { Conflict } from '@/store/persistence/entries/conflicts/decision';
import { isStoredWithoutAnswer, isStoredAs } from '@/store/persistence/entries/sequences';
import { isKeepable, WITHDRAWN_SCHEMA, type EntryEdit } from '@/store/persistence/entries/entries';
import { StoredEntries } from './storedEntries';

/**
 * The entries of one collection as this tab knows them. `part` is the part of the state whose edits were noted last.
 * `isHeldBack` is true if a value has an invalid shape and is not stored. `base` has the original rows.
 */
export type CachedCollection = {
  collection: Collection;
  stored: StoredEntries;
  base: ReadonlyMap<string, object>;
  edits: Map<string, EntryEdit>;
  part: object | undefined;
  isHeldBack: boolean;
};

export function createCachedCollection(collection: Collection): CachedCollection {
  return {
    collection,
    stored: new StoredEntries(),
    base: new Map(),
    edits: new Map(),
    part: undefined,
    isHeldBack: false,
  };
}

export const currentOf = (cached: CachedCollection, id: string) => cached.edits.get(id) ?? cached.stored.get(id);

/** The value that a new edit is based on, once the earlier edits are written. */
function madeOver({ base, stored, edits }: CachedCollection, id: string): Pick<EntryEdit, 'base' | 'isWhole'> {
  const before = edits.get(id);
  if (!before) return { base: stored.get(id)?.value ?? base.get(id) };
  return { base: before.base, ...(before.isWhole && { isWhole: true }) };
}

/** Applies the edits to what is stored now. Returns the conflicts with what other tabs have stored. */
export function rebase(cached: CachedCollection, hiddenNumbers: readonly string[]): readonly Conflict[] {
  const { collection, base, edits } = cached;
  if (edits.size === 0) return [];
  const { stored } = cached;
  const decision = decide(collection, [...edits.values()], { stored, base, hiddenNumbers });
  cached.edits = new Map(decision.edits.map((edit) => [edit.id, edit]));
  return decision.conflicts;
}

/** Notes every difference between the state and the known entries as an edit. A reset erases what the state lacks. */
export function noteEdits(cached: CachedCollection, state: RootState, isReset = false): void {
  const { collection, edits, part: before } = cached;
  const part = collection.partOf(state);
  if (part === before) return;
  // A value of an invalid shape is neither stored nor an edit, so all values are compared until it is gone.
  const changed = isReset || cached.isHeldBack || !before ? undefined : collection.changedValues?.(before, part);
  const values = changed ?? new Map(Object.entries(collection.valuesOf(state)));
  cached.part = part;
  cached.isHeldBack = false;
  cached.base = new Map(collection.baseOf?.(state).map((row) => [row.id, row]));
  for (const [id, value] of values) {
    const known = currentOf(cached, id);
    if (value === undefined || (known && isStoredAs(known.value, value))) continue;
    const edit = { id, value, ...madeOver(cached, id) };
    if (isKeepable(edit, collection)) edits.set(id, edit);
    else cached.isHeldBack = true;
  }
  for (const id of changed ? changed.keys() : [...cached.stored.keys(), ...edits.keys()]) {
    if (currentOf(cached, id)?.value === undefined || values.get(id) !== undefined) continue;
    edits.set(id, { id, value: undefined, ...madeOver(cached, id), ...(isReset && { isErased: true }) });
  }
}

/** What the edits change in the log. A withdrawn entry keeps its value. */
export function proposalsOf(cached: CachedCollection): Proposal[] {
  const kind = cached.collection.name;
  return [...cached.edits.values()].flatMap(({ id, value, isErased }): Proposal[] => {
    if (value !== undefined) return [{ kind, id, value }];
    const entry = cached.stored.get(id);
    if (!entry) return [];
    if (isErased) return [{ kind, id, isErased: true }];
    return [{ kind, id, value: entry.value, withdrawn: true, schema: WITHDRAWN_SCHEMA }];
  });
}

/**
 * Turns all known entries into edits, because their database was deleted. Returns whether the new database lacks any
 * of them.
 */
export function restoreEntries(
  { collection, stored, edits }: CachedCollection,
  isStored: (id: string) => boolean,
): boolean {
  let isMissing = false;
  for (const [id, { value }] of stored) {
    // In a collection without original rows, an entry that another tab has written since stays.
    if (isStored(id) && !collection.baseOf) continue;
    edits.set(id, { ...(edits.get(id) ?? { id, value, base: value }), isWhole: true });
    isMissing ||= !isStored(id);
  }
  return isMissing;
}

/**
 * Adds an edit that was stored outside the database, unless it is already known. Returns false if another value was
 * written since. `over` is the position of the entry that the edit was based on.
 */
export function addPendingEdit(
  cached: CachedCollection,
  { over = 0, ...edit }: EntryEdit & { over?: number | undefined },
): boolean {
  const { collection, stored, edits } = cached;
  const { id } = edit;
  if (isStoredAs(currentOf(cached, id)?.value, edit.value)) return true;
  if (
    !collection.baseOf &&
    collection.name !== 'statements' &&
    isStoredWithoutAnswer(stored.get(id)?.value, { ...edit, over })
  )
    return true;
  // It is decided later which of two statements stays.
  if (collection.name === 'statements') edits.set(id, edit);
  else if (collection.baseOf && edit.base !== undefined) return addPendingRow(cached, edit);
  else if ((stored.get(id)?.seq ?? 0) === over) edits.set(id, { ...edit, ...madeOver(cached, id) });
  else return false;
  return true;
}

/** Adds the edited fields that nobody has changed since. Returns false if others of them were changed. */
function addPendingRow(cached: CachedCollection, edit: EntryEdit): boolean {
  const { base, edits } = cached;
  const { id } = edit;
  const current = currentOf(cached, id);
  const [before, after, newest] = [edit.base, edit.value ?? base.get(id), current?.value ?? base.get(id)] as (
    | Record<string, unknown>
    | undefined
  )[];
  if (!before || !after || !newest) return false;
  const theirs = editedFields(before, newest);
  const mine = Object.entries(editedFields(before, after));
  const clashing = mine.filter(([name]) => Object.hasOwn(theirs, name));
  const free = mine.filter(([name]) => !Object.hasOwn(theirs, name));
  const row = { ...newest, ...Object.fromEntries(free) };
  const value = isSame(row, base.get(id)) ? undefined : row;
  if (!isSame(row, newest)) edits.set(id, { ...edit, value, ...madeOver(cached, id) });
  return clashing.every(([name, field]) => isSame(newest[name], field));
}

/** The number of a row that only a later version can read, or its id. */
export function hiddenNumberOf({ id, value }: Change): string {
  const { number } = Object(value) as { number?: unknown };
  return typeof number === 'string' ? number : id;
}
