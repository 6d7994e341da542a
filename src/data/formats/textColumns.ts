import { TEXT_FIELDS, TEXT_FIELD_NAMES, type TextField } from '@/domain/payments/textFields';

/** The free columns whose header key is a usual one of a text field. `taken` are the columns of other fields. */
export function textColumns(keys: readonly string[], taken: readonly number[]): Partial<Record<TextField, number>> {
  return Object.fromEntries(
    TEXT_FIELD_NAMES.flatMap((field) => {
      const names: readonly string[] = TEXT_FIELDS[field].headerKeys;
      const column = names.map((name) => keys.indexOf(name)).find((at) => at >= 0 && !taken.includes(at));
      return column === undefined ? [] : [[field, column]];
    }),
  );
}
