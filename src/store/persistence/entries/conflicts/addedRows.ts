import type { Edit as EditRecord } from '@/domain/changes/edits';
import { nextId } from '@/domain/nextId';
import type { RootState } from '@/store/rootReducer';
import type { Collection, Renumbered } from '@/store/persistence/entries/collections';

/** Gives the next free id of a journal in which rows can be added, after these and those that there were before. */
export function nextIdIn({ name, baseOf }: Collection, state: RootState, taken: readonly string[]): string {
  return nextId(name === 'merchants' ? 'MER' : 'INT', [...(baseOf?.(state) ?? []), ...taken.map((id) => ({ id }))]);
}

/** The value of a journal that names rows of others, after those got other ids. */
export function followRenumbered({ name }: Collection, value: unknown, renumbered: readonly Renumbered[]): unknown {
  if (name !== 'edits') return value;
  const edit = value as EditRecord;
  const row = renumbered.find(({ journal, from }) => journal === `${edit.subject}s` && from === edit.rowId);
  return row ? { ...edit, rowId: row.to } : edit;
}
