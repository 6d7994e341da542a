import type { Edit } from '@/domain/changes/records';
import { rebasedEdits } from '@/domain/changes/rebasedEdits';
import { currentOf, type CachedCollection } from './cachedCollection';

type Collections = ReadonlyMap<string, CachedCollection>;

/** A row and what unwritten edits of it were made over. */
type EditedRow = { kind: string; id: string; before: unknown };

const SUBJECTS: Readonly<Record<string, Edit['subject']>> = { merchants: 'merchant', integrations: 'integration' };

/** Of these entries the rows, as they are known now. None if no record of an edit is unwritten. */
export function editedRows(all: Collections, entries: readonly Omit<EditedRow, 'before'>[]): EditedRow[] {
  if (!all.get('edits')?.edits.size) return [];
  return entries.flatMap(({ kind, id }) => (SUBJECTS[kind] ? [{ kind, id, before: storedRow(all, kind, id) }] : []));
}

/**
 * The unwritten edits of rows were applied to what the log has now. The records of these edits say from now on what they change
 * there.
 */
export function rebaseEditRecords(all: Collections, rows: readonly EditedRow[]): void {
  const records = all.get('edits')?.edits ?? new Map<string, never>();
  for (const { kind, id, before } of rows) {
    const own = [...records.values()].flatMap(({ value }) => {
      const record = value as Edit | undefined;
      return record?.subject === SUBJECTS[kind] && record?.rowId === id ? [record] : [];
    });
    const newest = storedRow(all, kind, id);
    if (own.length === 0 || !isRow(before) || !isRow(newest)) continue;
    const current = currentRow(all, kind, id);
    const rebased = rebasedEdits(own, { before, newest, decided: isRow(current) ? current : newest });
    for (const { id: recordId } of own) {
      const value = rebased.find((edit) => edit.id === recordId);
      if (value) records.set(recordId, { ...records.get(recordId), id: recordId, value });
      else records.delete(recordId);
    }
  }
}

/** The row as the log has it, or the original one. */
function storedRow(all: Collections, kind: string, id: string): unknown {
  const rows = all.get(kind);
  return rows?.stored.get(id)?.value ?? rows?.base.get(id);
}

function currentRow(all: Collections, kind: string, id: string): unknown {
  const rows = all.get(kind);
  return (rows && currentOf(rows, id)?.value) ?? rows?.base.get(id);
}

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;
