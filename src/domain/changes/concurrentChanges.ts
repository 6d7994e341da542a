import { isSame } from '@/lib/isSame';
import { differingFields } from './differingFields';
import { editedFields, REPEATED_FIELDS } from './editedFields';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields that another tab changed in a row during an edit, with their values: `others` are in effect, `replaced` were
 * overwritten by the edit. `before` and `after` are the row before and after the edit, and `newest` is the row with the
 * changes of the other tab. Both are undefined if there are no such fields.
 */
export function concurrentChanges<Row extends object>(
  before: Row,
  after: Row,
  newest: Row,
): { others?: Fields | undefined; replaced?: Fields | undefined } {
  const edited = editedFields(before, after) as Record<string, unknown>;
  const changed = Object.entries(differingFields(newest, before)).filter(
    ([name, value]) => !REPEATED_FIELDS.includes(name) && !(name in edited && isSame(edited[name] ?? null, value)),
  );
  const [replaced, others] = [true, false].map((isReplaced) => {
    const fields = changed.filter(([name]) => name in edited === isReplaced);
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  });
  return { others, replaced };
}
