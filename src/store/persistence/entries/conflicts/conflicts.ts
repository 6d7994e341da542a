import { rowWithEdit } from '@/domain/changes/editedFields';
import { isSameRecord, type Reversal } from '@/domain/changes/records';
import { nextNumber } from '@/domain/newRows';
import { numberOf } from '@/domain/rowNumbers';
import { isSame } from '@/lib/objects';
import { issuable, type IssuedStatement } from '@/domain/statements/issued';
import type { Collection } from '@/store/persistence/entries/collections';
import { authorOf, type Entry, type EntryEdit } from '@/store/persistence/entries/entries';
import { isStoredAs, isStoredWithoutAnswer } from '@/store/persistence/entries/sequences';
import { withoutTakenNames, type NamedRow, type NamedRowKind } from './nameClashes';
import type { Decision, Conflict } from './decision';

type Stored = ReadonlyMap<string, Entry>;
type Others = {
  stored: Stored;
  base: ReadonlyMap<string, object>;
  hiddenNumbers: readonly string[];
};

/**
 * Applies edits that are not stored yet to what other tabs have stored meanwhile: an edit of a row keeps its changed
 * fields and takes all others from the stored row; of two statements that share a day of a party and of two reversals of a record, the stored one stays.
 * Otherwise, the last edit wins. `hiddenNumbers` are those of rows that only a later version can read.
 */
export function decide({ name }: Collection, edits: readonly EntryEdit[], others: Others): Decision {
  const { stored, base } = others;
  if (name === 'statements') return decideStatements(edits, stored);
  if (name !== 'merchants' && name !== 'integrations') {
    const unwritten = edits.filter((edit) => !isOwnRecord(edit, stored.get(edit.id)?.value));
    return name === 'takenBack' ? decideReversals(unwritten, stored) : { edits: unwritten, conflicts: [] };
  }
  const decided = edits.map((edit) => editOverNewest(name, edit, stored.get(edit.id), base.get(edit.id)));
  const named = withoutTakenNames(
    name,
    decided.map(({ edit }) => edit),
    stored,
    base,
  );
  const numbered = withFreeNumbers(name, named.edits, others);
  return {
    edits: numbered.edits.filter((edit) => !edit.isWhole || !isSame(edit.value, stored.get(edit.id)?.value)),
    conflicts: [...decided.flatMap(({ conflict }) => conflict ?? []), ...named.conflicts, ...numbered.conflicts],
  };
}

/**
 * Whether an edit adds a record that is stored already: an earlier page sent it and closed before the answer. No two records have
 * the same id.
 */
const isOwnRecord = ({ base, value, isErased }: EntryEdit, stored: unknown): boolean =>
  base === undefined && !isErased && isStoredWithoutAnswer(stored, { value, over: 0 });

/** The edit with only its changed fields, applied to the stored row, or to its base if none is stored. */
function editOverNewest(
  kind: Collection['name'],
  edit: EntryEdit,
  stored: Entry | undefined,
  base: object | undefined,
): { edit: EntryEdit; conflict?: Conflict } {
  const before = edit.base as object | undefined;
  const after = edit.value ?? base;
  const current = stored ? (stored.value as object) : base;
  if (edit.isErased || !before || !after || !current || (edit.isWhole && !stored)) return { edit };
  // An entry that was deleted with its database stays deleted unless the new database has it.
  const newest = edit.isWhole && base ? rowWithEdit(base, current, before) : current;
  if (isSame(before, newest) && !edit.isWhole) return { edit };
  const row = rowWithEdit(before, after, newest);
  const decided = { ...edit, value: isSame(row, base) ? undefined : row, base: current, isWhole: false };
  if (isSame(before, after) || isSame(before, newest)) return { edit: decided };
  return { edit: decided, conflict: { kind, id: edit.id, before, after, newest, author: authorOf(stored) } };
}

/** A record is withdrawn once: a reversal of what somebody else has withdrawn meanwhile has no effect. */
function decideReversals(edits: readonly EntryEdit[], stored: Stored): Decision {
  const conflicts = edits.flatMap(({ id, base, value }): Conflict[] => {
    const own = base === undefined ? (value as Reversal | undefined) : undefined;
    if (!own?.record) return [];
    const first = [...stored.values()].find((entry) => {
      const { of, record } = entry.value as Reversal;
      return entry.id !== id && of === own.of && isSameRecord(record, own.record);
    });
    const author = authorOf(first);
    return first
      ? [{ kind: 'takenBack', id, before: base, after: own, newest: first.value, refused: 'reversed', author }]
      : [];
  });
  const refused = new Set(conflicts.map(({ id }) => id));
  return { edits: edits.filter(({ id }) => !refused.has(id)), conflicts };
}

function decideStatements(edits: readonly EntryEdit[], stored: Stored): Decision {
  const isFirst = ({ id, base, value, isWhole, isErased }: EntryEdit) =>
    isErased === true ||
    (stored.has(id) ? isStoredAs(stored.get(id)?.value, base) : value !== undefined || base === undefined || isWhole);
  const timely = edits.filter(isFirst);
  const written = new Set(timely.map(({ id }) => id));
  const others = [...stored.values()].filter(({ id }) => !written.has(id)).map(({ value }) => value as IssuedStatement);
  const issued = new Set(
    issuable(
      others,
      timely.flatMap(({ value }) => (value === undefined ? [] : [value as IssuedStatement])),
    ),
  );
  const accepted = new Set(timely.filter(({ value }) => value === undefined || issued.has(value as IssuedStatement)));
  return {
    edits: [...accepted],
    conflicts: edits.flatMap((edit) => {
      const { id, base, value } = edit;
      const newest = stored.get(id)?.value;
      // Both tabs withdrew it.
      if (accepted.has(edit) || isStoredAs(newest, value)) return [];
      const [own, first] = [value, newest] as (IssuedStatement | undefined)[];
      const refused = own === undefined || own.hash === first?.hash ? 'same' : 'other';
      return { kind: 'statements', id, before: base, after: value, newest, refused, author: authorOf(stored.get(id)) };
    }),
  };
}

/** Gives an added row the next free number if another tab has used its number meanwhile. Its id stays. */
function withFreeNumbers(kind: NamedRowKind, edits: readonly EntryEdit[], others: Others): Decision {
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
