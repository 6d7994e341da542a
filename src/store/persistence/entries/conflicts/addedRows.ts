import type { Edit as EditRecord } from '@/domain/changes/records';
import { nextId } from '@/domain/nextId';
import type { RootState } from '@/store/rootReducer';
import type { Collection, Renumbered } from '@/store/persistence/entries/collections';

/** The next free id of a collection in which rows can be added. */
export function nextIdIn({ name, baseOf }: Collection, state: RootState, taken: readonly string[]): string {
  return nextId(name === 'merchants' ? 'MER' : 'INT', [...(baseOf?.(state) ?? []), ...taken.map((id) => ({ id }))]);
}

/** The value with the new ids of rows that were renumbered. */
export function followRenumbered({ name }: Collection, value: unknown, renumbered: readonly Renumbered[]): unknown {
  if (name !== 'edits') return value;
  const edit = value as EditRecord;
  const row = renumbered.find(({ journal, from }) => journal === `${edit.subject}s` && from === edit.rowId);
  return row ? { ...edit, rowId: row.to } : edit;
}
