import type { Edit } from '@/domain/changes/records';
import { rebasedEdits, rowBeforeEdits } from '@/domain/changes/rebasedEdits';
import { groupBy } from '@/lib/byKey';
import { addPendingEdit, currentOf, rebase, type CachedCollection } from './cachedCollection';
import type { Conflict } from '@/store/persistence/entries/conflicts/decision';
import type { PendingEdit } from '@/store/persistence/entries/entries';

type Collections = ReadonlyMap<string, CachedCollection>;

/** A row with unwritten records of its edits, before something else of the log is known: as it is, and what its edit was made over. */
export type EditedRow = { rows: CachedCollection; id: string; after: object; base: object; records: readonly Edit[] };

type HiddenNumbersOf = (kind: string) => readonly string[];

const NONE_LEFT: ReadonlyMap<string, PendingEdit> = new Map();

const KINDS: Readonly<Record<Edit['subject'], string>> = { merchant: 'merchants', integration: 'integrations' };

const pathOf = ({ subject, rowId }: Edit) => `${KINDS[subject]}/${rowId}`;

/** The rows with unwritten records of edits. `left` has the edits of rows that a closed page left, by their path. */
export function editedRows(all: Collections, left: ReadonlyMap<string, PendingEdit> = NONE_LEFT): EditedRow[] {
  const records = [...(all.get('edits')?.edits.values() ?? [])].flatMap(
    ({ value }) => (value as Edit | undefined) ?? [],
  );
  return [...groupBy(records, pathOf)].flatMap(([path, ofRow]) => {
    const [{ subject, rowId: id }] = ofRow as [Edit];
    const rows = all.get(KINDS[subject]);
    if (!rows) return [];
    const after = left.get(path)?.value ?? currentOf(rows, id)?.value ?? rows.base.get(id);
    const base = left.get(path)?.base ?? rows.edits.get(id)?.base ?? storedRow(rows, id);
    return isRow(after) && isRow(base) ? [{ rows, id, after, base, records: ofRow }] : [];
  });
}

/**
 * Applies the unwritten edits of these collections to what the log has now. Returns the conflicts with what other tabs have
 * stored. From then on, the records of `edited` rows say what their edits change.
 */
export function rebaseRead(
  all: Collections,
  touched: Iterable<CachedCollection>,
  { edited, hiddenNumbersOf }: { edited: readonly EditedRow[]; hiddenNumbersOf: HiddenNumbersOf },
): Conflict[] {
  const records = all.get('edits');
  // Records that the log has already are not unwritten any more.
  if (records) rebase(records, []);
  for (const row of edited) baseOnStored(row, records);
  const conflicts = rebaseTouched(touched, hiddenNumbersOf);
  rebaseRecords(all, edited);
  return conflicts;
}

/** Adds edits that a closed page left, unless they are known. Returns those for which another value was written since. */
export function addPendingEdits(all: Collections, pending: readonly PendingEdit[]): PendingEdit[] {
  const isRefused = ({ journal, ...edit }: PendingEdit) => {
    const cached = all.get(journal);
    return cached !== undefined && !addPendingEdit(cached, edit);
  };
  const records = pending.filter(({ journal }) => journal === 'edits');
  const refused = records.filter(isRefused);
  const unwritten = all.get('edits')?.edits;
  const ofRows = groupBy(
    records.flatMap(({ value }) => (value as Edit | undefined) ?? []),
    pathOf,
  );
  const others = pending.flatMap((edit): PendingEdit[] => {
    if (edit.journal === 'edits') return [];
    const made = ofRows.get(`${edit.journal}/${edit.id}`) ?? [];
    const remaining = made.filter(({ id }) => unwritten?.has(id));
    const after = edit.value ?? all.get(edit.journal)?.base.get(edit.id);
    const isPartlyStored = remaining.length < made.length && isRow(after) && isRow(edit.base);
    return [isPartlyStored ? { ...edit, base: rowBeforeEdits(after, remaining, edit.base as object) } : edit];
  });
  const left = new Map(others.map((edit) => [`${edit.journal}/${edit.id}`, edit]));
  refused.push(...others.filter(isRefused));
  rebaseRecords(all, editedRows(all, left));
  return refused;
}

/** Applies the unwritten edits of these collections alone. */
export const rebaseTouched = (touched: Iterable<CachedCollection>, hiddenNumbersOf: HiddenNumbersOf): Conflict[] =>
  [...touched].flatMap((cached) => [...rebase(cached, hiddenNumbersOf(cached.collection.name))]);

/** The log has a part of the edits of a row, because their answer was lost: the rest was made over that part. */
function baseOnStored({ rows, id, after, base, records }: EditedRow, unwritten: CachedCollection | undefined): void {
  const edit = rows.edits.get(id);
  const remaining = records.filter((record) => unwritten?.edits.has(record.id));
  if (!edit || remaining.length === records.length) return;
  rows.edits.set(id, { ...edit, base: rowBeforeEdits(after, remaining, base) });
}

/** The records of these rows say from now on what their edits change. */
export function rebaseRecords(all: Collections, edited: readonly EditedRow[]): void {
  const edits = all.get('edits')?.edits ?? new Map<string, never>();
  for (const { rows, id, after, base, records } of edited) {
    const remaining = records.filter((record) => edits.has(record.id));
    const newest = storedRow(rows, id);
    if (remaining.length === 0 || !isRow(newest)) continue;
    const current = currentOf(rows, id)?.value ?? rows.base.get(id);
    const decided = isRow(current) ? current : newest;
    const row = { before: rowBeforeEdits(after, remaining, base), after, newest, decided };
    const rebased = new Map(rebasedEdits(remaining, row).map((edit) => [edit.id, edit]));
    for (const record of remaining) {
      const value = rebased.get(record.id);
      if (value) edits.set(record.id, { ...edits.get(record.id), id: record.id, value });
      else edits.delete(record.id);
    }
  }
}

/** Discards the unwritten records of edits of a row whose edit is discarded. */
export function dropEditRecords(all: Collections, kind: string, id: string): void {
  const edits = all.get('edits')?.edits;
  for (const [recordId, { value }] of edits ?? [])
    if (value && pathOf(value as Edit) === `${kind}/${id}`) edits?.delete(recordId);
}

/** The row as the log has it, or the original one. */
const storedRow = ({ stored, base }: CachedCollection, id: string): unknown => stored.get(id)?.value ?? base.get(id);

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;
