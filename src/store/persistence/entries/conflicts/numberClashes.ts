import { nextNumber } from '@/domain/newRows';
import { numberOf } from '@/domain/rowNumbers';
import type { Entry, EntryEdit } from '@/store/persistence/entries/entries';
import type { Decision } from './decision';
import type { NamedRow, NamedRowKind } from './nameClashes';

type Others = {
  stored: ReadonlyMap<string, Entry>;
  base: ReadonlyMap<string, object>;
  hiddenNumbers: readonly string[];
};

/** Gives an added row the next free number if another tab has used its number meanwhile. Its id stays. */
export function withFreeNumbers(kind: NamedRowKind, edits: readonly EntryEdit[], others: Others): Decision {
  const { stored, base, hiddenNumbers } = others;
  const added = edits.filter(({ id, value }) => value !== undefined && !stored.has(id) && !base.has(id));
  if (added.length === 0) return { edits, conflicts: [] };
  const rows = [...base.values(), ...[...stored.values()].map(({ value }) => value)] as NamedRow[];
  const taken = new Set([...hiddenNumbers, ...rows.map(numberOf)]);
  const renumbered = new Map<string, { before: NamedRow; after: NamedRow }>();
  for (const { value } of added) {
    const before = value as NamedRow;
    const numbers = [...taken].map((id) => ({ id }));
    const number = taken.has(numberOf(before))
      ? nextNumber(kind === 'merchants' ? 'MER' : 'INT', numbers)
      : numberOf(before);
    taken.add(number);
    if (number !== numberOf(before)) renumbered.set(before.id, { before, after: { ...before, number } });
  }
  return {
    edits: edits.map((edit) => {
      const row = renumbered.get(edit.id)?.after;
      return row ? { ...edit, value: row } : edit;
    }),
    conflicts: [...renumbered].map(([id, { before, after }]) => ({
      kind,
      id,
      before: undefined,
      after: before,
      newest: after,
      refused: 'number' as const,
    })),
  };
}
