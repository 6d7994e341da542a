import { nanoid } from '@reduxjs/toolkit';
import { editedFields } from '@/domain/changes/editedFields';
import { isSame } from '@/domain/isSame';
import type { RootState } from '@/store/rootReducer';
import { editOverNewest, type Conflict } from './conflicts/conflicts';
import { isKeepable, type EntryEdit, type Entry } from './entries';
import type { Collection } from './collections';
import { withoutTakenNames } from './conflicts/nameClashes';

/**
 * What a tab knows of one journal. `part`: of the state whose edits were noted last. `isHeldBack` where a value of it is of a
 * shape that is not kept. `base` are the rows that there were before; `made` are the marks of the rows that were added here.
 */
export type CachedCollection = {
  journal: Collection;
  base: ReadonlyMap<string, object>;
  stored: Map<string, Entry>;
  edits: Map<string, EntryEdit>;
  made: Set<string>;
  part: object | undefined;
  isHeldBack: boolean;
};

export function createCachedCollection(journal: Collection): CachedCollection {
  return {
    journal,
    base: new Map(),
    stored: new Map(),
    edits: new Map(),
    made: new Set(),
    part: undefined,
    isHeldBack: false,
  };
}

export const currentOf = ({ stored, edits }: CachedCollection, id: string) => edits.get(id) ?? stored.get(id);

/** What an edit of now is made over, once those before are written. */
function madeOver({ base, stored, edits }: CachedCollection, id: string): Pick<EntryEdit, 'base' | 'isWhole'> {
  const before = edits.get(id);
  if (!before) return { base: stored.get(id)?.value ?? base.get(id) };
  return { base: before.base, ...(before.isWhole && { isWhole: true }) };
}

/** An edit that is not stored yet keeps its own fields alone, where another tab has changed its row. */
export function rebase({ journal, base, stored, edits }: CachedCollection, id: string): Conflict[] {
  const edit = journal.baseOf && edits.get(id);
  if (!edit) return [];
  const newest = stored.get(id);
  const { edit: rebased, conflict } = editOverNewest(journal.name, edit, newest, base.get(id));
  if (edit.isWhole && newest && isSame(rebased.value, newest.value)) edits.delete(id);
  else edits.set(id, rebased);
  return conflict ? [conflict] : [];
}

/** Edits that are not stored yet lose the names that another tab has given to other rows. */
export function releaseNames({ journal: { name }, base, stored, edits }: CachedCollection): Conflict[] {
  if (name !== 'merchants' && name !== 'integrations') return [];
  const decided = withoutTakenNames(name, [...edits.values()], stored, base);
  for (const edit of decided.edits) edits.set(edit.id, edit);
  return [...decided.conflicts];
}

/** Notes as edits what the state has otherwise than it is known. */
export function noteEdits(cached: CachedCollection, state: RootState): void {
  const { journal, stored, edits } = cached;
  const part = journal.partOf(state);
  if (part === cached.part) return;
  cached.part = part;
  cached.isHeldBack = false;
  const values = journal.valuesOf(state);
  const base = (cached.base = new Map(journal.baseOf?.(state).map((row) => [row.id, row])));
  for (const [id, value] of Object.entries(values)) {
    const before = currentOf(cached, id);
    if (before && isSame(before.value, value)) continue;
    let origin = before?.origin;
    if (journal.baseOf && before?.value === undefined && !base.has(id)) cached.made.add((origin = nanoid()));
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

/** Makes edits of all entries that are known, as their database was deleted; whether the new one lacks any of them. */
export function restoreEntries(
  { journal, stored, edits }: CachedCollection,
  isStored: (id: string) => boolean,
): boolean {
  let isMissing = false;
  for (const [id, { stamp: _stamp, ...edit }] of stored) {
    // Without rows of its own, what another tab has written since stays.
    if (isStored(id) && !journal.baseOf) continue;
    edits.set(id, { ...(edits.get(id) ?? { ...edit, base: edit.value }), isWhole: true });
    isMissing ||= !isStored(id);
  }
  return isMissing;
}

/**
 * Takes an edit that was kept elsewhere, unless it is there already; false where somebody has written another value since.
 * `over` is the stamp of the entry that it was made over, where there was one.
 */
export function addPendingEdit(
  cached: CachedCollection,
  { over = 0, ...edit }: EntryEdit & { over?: number },
): boolean {
  const { journal, stored, edits } = cached;
  const { id } = edit;
  if (isSame(currentOf(cached, id)?.value, edit.value)) return true;
  // Which of two statements stays is decided as they are written.
  if (journal.name === 'statements') edits.set(id, edit);
  else if (journal.baseOf && edit.base !== undefined) return addPendingRow(cached, edit);
  else if ((stored.get(id)?.stamp ?? 0) === over) edits.set(id, { ...edit, ...madeOver(cached, id) });
  else return false;
  return true;
}

/** Takes the edited fields that nobody has changed since; false where somebody has changed others of them. */
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
