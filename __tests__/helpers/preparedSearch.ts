import { type SearchText, prepareSearchColumn } from '@/lib/searching/searchColumns';

/** Prepares rows for many searches. `fieldsAt` returns the searched texts of a row. */
export function prepareSearch(length: number, fieldsAt: (index: number) => readonly string[]): SearchText {
  const columns = [prepareSearchColumn(length, fieldsAt)];
  return { length, columnsFor: () => columns };
}
