import { BANK_FIELDS, isBankField, withMaskedBankAccount } from '@/domain/merchants/bankFields';
import { isSame } from '@/lib/objects';
import { areJoint, differingFields } from './editedFields';
import type { Edit } from './records';

/** The field that replaces all bank fields in an edit. */
const MASKED_ACCOUNT = 'bankAccount';

type Row = Readonly<Record<string, unknown>>;

/**
 * A row before and after some edits that are not stored yet, as others have changed it meanwhile, and with the edits applied to
 * that.
 */
export type RebasedRow = { before: object; after: object; newest: object; decided: object };

/**
 * The edits of one row that are not stored yet, first edit first, once they apply to what others have changed meanwhile: the
 * first of them that replaces a field of others has their value as the one before it. A field whose edit has no effect any more
 * was not edited, and an edit without fields is left out.
 */
export function rebasedEdits(edits: readonly Edit[], { before, after, newest, decided }: RebasedRow): Edit[] {
  const concurrent = maskedDifference(newest, before);
  const edited = maskedDifference(before, after);
  const overwritten = maskedDifference(newest, decided);
  const isIneffective = (name: string) => !(name in overwritten) && (name in concurrent || name in edited);
  const replaced = new Set(Object.keys(concurrent).filter((name) => name in overwritten));
  const rebased = edits.map((edit) => {
    if (edit.before === null) return edit;
    const fields = Object.entries(edit.before).filter(([name]) => !isIneffective(name));
    const values = fields.map(([name, value]) => [name, replaced.delete(name) ? overwritten[name] : value] as const);
    return { ...edit, before: Object.fromEntries(values) };
  });
  // Fields that the rules validate together are written together, by the edit that has one of them.
  for (const name of replaced) {
    const joint = rebased.find((edit) => Object.keys(edit.before ?? {}).some((other) => areJoint(name, other)));
    const writer = joint ?? rebased.find((edit) => edit.before !== null);
    if (writer) writer.before = { ...writer.before, [name]: overwritten[name] };
  }
  return withoutRepeated(rebased, decided as Row);
}

/** The edits without the fields to which somebody else had given the same value, and without those that have none left. */
function withoutRepeated(edits: readonly Edit[], decided: Row): Edit[] {
  const next = new Map<string, unknown>(Object.entries(decided));
  const changed = edits.toReversed().flatMap((edit) => {
    if (edit.before === null) return [edit];
    const fields = Object.entries(edit.before).filter(
      // Two accounts may have the same mask.
      ([name, value]) => name === MASKED_ACCOUNT || !isSame(value, next.get(name) ?? null),
    );
    for (const [name, value] of fields) next.set(name, value);
    return fields.length === 0 ? [] : [{ ...edit, before: Object.fromEntries(fields) }];
  });
  return changed.reverse();
}

/**
 * The row before some edits, first edit first. An edit has only a masked account, so the bank fields before it are those of
 * `base`.
 */
export function rowBeforeEdits(after: object, edits: readonly Edit[], base: object): object {
  const fields = edits.reduceRight<Row>((row, edit) => ({ ...row, ...edit.before }), after as Row);
  if (!(MASKED_ACCOUNT in fields)) return fields;
  const row = Object.entries(fields).filter(([name]) => name !== MASKED_ACCOUNT && !isBankField(name));
  const account = BANK_FIELDS.map((name) => [name, (base as Row)[name]] as const);
  return Object.fromEntries([...row, ...account]);
}

/** The fields that differ, with the values of the first row. One masked account replaces the bank fields. */
const maskedDifference = (row: object, other: object) => withMaskedBankAccount(differingFields(row, other), row as Row);
