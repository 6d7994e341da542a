/** The sort column and direction. Null is the original order. */
export type Sort<Column extends string = string> = { column: Column; direction: 'ascending' | 'descending' } | null;

/** The next sort when a header is pressed: ascending, descending, original order. */
export function nextSort<Column extends string>(sort: Sort<Column>, column: Column): Sort<Column> {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
