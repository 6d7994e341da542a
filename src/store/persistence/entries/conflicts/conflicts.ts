import { rowWithEdit } from '@/domain/changes/editedFields';
import { isSame } from '@/lib/objects';
import type { Numbered } from '@/domain/rowNumbers';
import { issuable, type IssuedStatement } from '@/domain/statements/issued';
import type { Batch } from '@/store/persistence/entries/database/writeBatches';
import { readEntry, type EntryEdit, type Entry } from '@/store/persistence/entries/entries';
import type { Collection } from '@/store/persistence/entries/collections';
import { withoutTakenNames } from './nameClashes';
import { withFreeNumbers } from './numberClashes';

/**
 * An edit from `before` to `after` that conflicts with what another tab wrote. If the edit is refused, `newest` stays:
 * it is the same or another statement. For a refused name or number, `newest` has the other
 * fields.
 */
export type Conflict = {
  journal: Collection['name'];
  id: string;
  before: unknown;
  after: unknown;
  newest: unknown;
  refused?: 'same' | 'other' | 'name' | 'number';
};

/** The edits to write, and the conflicts among them. */
export type Decision = { edits: Batch['edits']; conflicts: readonly Conflict[] };

type Stored = ReadonlyMap<string, Entry>;

/**
 * Decides conflicts within the write transaction, by what is stored: an edit of a row keeps its changed fields and
 * takes all others from the stored row; of two statements that share a day of a party, the first one stays. Undefined
 * if the last write wins.
 */
export function decisionOf(
  journal: Collection,
  base: ReadonlyMap<string, object>,
): ((edits: readonly EntryEdit[], stored: readonly unknown[]) => Decision) | undefined {
  const { name } = journal;
  // A damaged entry counts as not stored.
  const wellFormed = (stored: readonly unknown[]): Stored =>
    new Map(stored.flatMap((each) => readEntry(each, journal) ?? []).map((entry) => [entry.id, entry]));
  switch (name) {
    case 'merchants':
    case 'integrations':
      return (edits, stored) => {
        const entries = wellFormed(stored);
        const decided = edits.map((edit) => editOverNewest(name, edit, entries.get(edit.id), base.get(edit.id)));
        const named = withoutTakenNames(
          name,
          decided.map(({ edit }) => edit),
          entries,
          base,
        );
        const free = withFreeNumbers(name, named.edits, [...base.values(), ...stored].map(numbered));
        return {
          edits: free.edits,
          conflicts: [...decided.flatMap(({ conflict }) => conflict ?? []), ...named.conflicts, ...free.conflicts],
        };
      };
    case 'statements':
      return (edits, stored) => decideStatements(edits, wellFormed(stored));
    case 'payments':
    case 'payouts':
    case 'reconciliation':
    case 'takenBack':
    case 'edits':
    case 'savedViews':
    case 'notifications':
    case 'inbox':
      return undefined;
    default:
      return name satisfies never;
  }
}

/** The edit with only its changed fields, applied to the stored row, or to its base if none is stored. */
export function editOverNewest(
  journal: Collection['name'],
  edit: EntryEdit,
  stored: Entry | undefined,
  base: object | undefined,
): { edit: EntryEdit; conflict?: Conflict } {
  const before = edit.base as object | undefined;
  const after = edit.value ?? base;
  const current = stored ? (stored.value as object) : base;
  // If another tab added a row under the same id, it is a different row.
  const isOther = stored !== undefined && stored.origin !== edit.origin;
  if (isOther || !before || !after || !current || (edit.isWhole && !stored)) return { edit };
  // An entry that was deleted with its database stays deleted unless the new database has it.
  const newest = edit.isWhole && base ? rowWithEdit(base, current, before) : current;
  if (isSame(before, newest) && !edit.isWhole) return { edit };
  const row = rowWithEdit(before, after, newest);
  const decided = { ...edit, value: isSame(row, base) ? undefined : row, base: current, isWhole: false };
  if (isSame(before, after) || isSame(before, newest)) return { edit: decided };
  return { edit: decided, conflict: { journal, id: edit.id, before, after, newest } };
}

function decideStatements(edits: readonly EntryEdit[], stored: Stored): Decision {
  const isFirst = ({ id, base, value, isWhole }: EntryEdit) =>
    stored.has(id) ? isSame(stored.get(id)?.value, base) : value !== undefined || base === undefined || isWhole;
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
      if (accepted.has(edit) || isSame(newest, value)) return [];
      const [own, first] = [value, newest] as (IssuedStatement | undefined)[];
      const refused = own === undefined || own.hash === first?.hash ? 'same' : 'other';
      return { journal: 'statements', id, before: base, after: value, newest, refused };
    }),
  };
}

/** The id and the number of a row or of a stored entry, which a later version may have written. */
function numbered(each: unknown): Numbered {
  const { id, number, value } = each as Numbered & { value?: Numbered };
  return value ? numbered({ ...value, id }) : { id, number: typeof number === 'string' ? number : undefined };
}
