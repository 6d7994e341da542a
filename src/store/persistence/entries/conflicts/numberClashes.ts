import { nextNumber, numberOf, type Numbered } from '@/domain/rowNumbers';
import type { EntryEdit } from '@/store/persistence/entries/entries';
import type { Decision } from './conflicts';
import type { Row, RowJournal } from './nameClashes';

/** Gives an added row the next free number if another tab has used its number meanwhile. Its id stays. */
export function withFreeNumbers(journal: RowJournal, edits: Decision['edits'], others: readonly Numbered[]): Decision {
  const ids = new Set(others.map(({ id }) => id));
  const isAdded = ({ id, value }: EntryEdit) => value !== undefined && !ids.has(id);
  const added = edits.filter(isAdded);
  if (added.length === 0) return { edits, conflicts: [] };
  const taken = new Set(others.map(numberOf));
  const renumbered = new Map<string, { before: Row; after: Row }>();
  for (const { value } of added) {
    const before = value as Row;
    const numbers = [...taken].map((id) => ({ id }));
    const number = taken.has(numberOf(before))
      ? nextNumber(journal === 'merchants' ? 'MER' : 'INT', numbers)
      : numberOf(before);
    taken.add(number);
    if (number !== numberOf(before)) renumbered.set(before.id, { before, after: { ...before, number } });
  }
  return {
    edits: edits.map((edit) => ({ ...edit, value: renumbered.get(edit.id)?.after ?? edit.value })),
    conflicts: [...renumbered].map(([id, { before, after }]) => ({
      journal,
      id,
      before: undefined,
      after: before,
      newest: after,
      refused: 'number' as const,
    })),
  };
}
