import { TEXT_FIELDS, TEXT_FIELD_NAMES, type TextField } from '@/domain/payments/textFields';

/** The free columns whose header key is a usual one of a text field. `usedColumns` are the columns of other fields. */
export function textColumns(
  keys: readonly string[],
  usedColumns: readonly number[],
): Partial<Record<TextField, number>> {
  return Object.fromEntries(
    TEXT_FIELD_NAMES.flatMap((field) => {
      const names: readonly string[] = TEXT_FIELDS[field].headerKeys;
      const column = names.map((name) => keys.indexOf(name)).find((at) => at >= 0 && !usedColumns.includes(at));
      return column === undefined ? [] : [[field, column]];
    }),
  );
}
