import type { Currency } from '@/domain/money/currency';

/** The option of a status filter that lets every row through. */
export const ALL_STATUSES = 'All Status';

/** A choice that narrows a list; the first option lets every row through. */
export type ListFilter = { label: string; options: readonly [string, ...string[]] };

/** What a list is called, where it stands, which columns it sorts by and what narrows it. */
export type ListShape<Column extends string = string, Filter extends string = string> = {
  /** One row, `merchant`; `merchants` are several, and the name of the file. */
  noun: string;
  path: string;
  /** In the order of the screen; their names stand in a link. */
  columns: Record<Column, { header: string }>;
  filters: Record<Filter, ListFilter>;
};

/** A list whose rows tell everything themselves: what its columns sort by and say in a file, what is searched and kept. */
export type ListDefinition<Row, Column extends string = string, Filter extends string = string> = ListShape<
  Column,
  Filter
> & {
  columns: Record<Column, ListColumn<Row>>;
  filters: Record<Filter, ListFilter & { isKept: (row: Row, option: string) => boolean }>;
  searchedTexts: (row: Row) => readonly string[];
  /** What a file has after the columns of the screen. */
  fileColumns?: readonly { header: string; text: (row: Row, currency: Currency) => string }[];
};

/** `text` is what a file says, where that is not the value. */
export type ListColumn<Row> = {
  header: string;
  value: (row: Row) => string | number;
  text?: (row: Row, currency: Currency) => string;
};

/** The definition as it is, with the names of its columns and filters known to the types. */
export function defineList<Row>() {
  return <Column extends string, Filter extends string>(definition: ListDefinition<Row, Column, Filter>) => definition;
}

/** The options that let every row through. */
export function noFilters<Filter extends string>({ filters }: Pick<ListShape<string, Filter>, 'filters'>) {
  return mapFilters(filters, ({ options }) => options[0]);
}

/** Something worked out for each filter, by its name. */
export function mapFilters<Filter extends string, Kind extends ListFilter, Value>(
  filters: Record<Filter, Kind>,
  valueOf: (filter: Kind, name: Filter) => Value,
): Record<Filter, Value> {
  const names = Object.keys(filters) as Filter[];
  return Object.fromEntries(names.map((name) => [name, valueOf(filters[name], name)])) as Record<Filter, Value>;
}

/** Whether every filter lets the row through with these options. */
export function isKept<Row, Filter extends string>(
  { filters }: Pick<ListDefinition<Row, string, Filter>, 'filters'>,
  row: Row,
  chosen: Record<Filter, string>,
): boolean {
  return (Object.keys(filters) as Filter[]).every(
    (name) => chosen[name] === filters[name].options[0] || filters[name].isKept(row, chosen[name]),
  );
}
