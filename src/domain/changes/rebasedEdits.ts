import { withMaskedBankAccount } from '@/domain/merchants/bankFields';
import { differingFields } from './editedFields';
import type { Edit } from './records';

/** A row as an edit found it, as others have changed it meanwhile, and with the edit applied to that. */
export type RebasedRow = { before: object; newest: object; decided: object };

/**
 * The edits of one row that are not stored yet, first edit first, once they apply to what others have changed meanwhile: the
 * first of them that replaces a field of others has their value as the one before it. A field of others that the edits leave as
 * it is was not edited. An edit without any field left is left out.
 */
export function rebasedEdits(edits: readonly Edit[], { before: found, newest, decided }: RebasedRow): Edit[] {
  const ofOthers = maskedDifference(newest, found);
  const overwritten = maskedDifference(newest, decided);
  const remaining = new Set(Object.keys(ofOthers).filter((name) => name in overwritten));
  const rebased = edits.map((edit) => {
    if (edit.before === null) return edit;
    const fields = Object.entries(edit.before).filter(([name]) => !(name in ofOthers) || name in overwritten);
    const values = fields.map(([name, value]) => [name, remaining.delete(name) ? overwritten[name] : value] as const);
    return { ...edit, before: Object.fromEntries(values) };
  });
  // Fields that the rules validate together are written together.
  const added = Object.fromEntries([...remaining].map((name) => [name, overwritten[name]]));
  return rebased
    .map((edit, index) => (index === 0 && edit.before ? { ...edit, before: { ...edit.before, ...added } } : edit))
    .filter(({ before }) => before === null || Object.keys(before).length > 0);
}

/** The fields that differ, with the values of the first row. One masked account replaces the bank fields. */
const maskedDifference = (row: object, other: object) =>
  withMaskedBankAccount(differingFields(row, other), row as Record<string, unknown>);
