import type { Currency } from '@/domain/money/currency';

/** The option of a status filter that accepts every row. */
export const ALL_STATUSES = 'All Status';

/** A filter of a list. The first option accepts every row. */
export type ListFilter = {
  label: string;
  options: readonly [string, ...string[]];
  /** Former names of options, which saved views and links may still contain. */
  formerNames?: Readonly<Record<string, string>>;
};

/** The definition of a list: name, path, sortable columns and filters. */
export type ListShape<Column extends string = string, Filter extends string = string> = {
  /** The noun for one row, such as `merchant`. The plural is also the name of the file. */
  noun: string;
  path: string;
  /** In the order of the screen. Their names are part of links. */
  columns: Record<Column, { header: string }>;
  filters: Record<Filter, ListFilter>;
};

/** A list whose columns have sort values and export texts, with its searched texts and filters. */
export type ListDefinition<Row, Column extends string = string, Filter extends string = string> = ListShape<
  Column,
  Filter
> & {
  columns: Record<Column, ListColumn<Row>>;
  filters: Record<Filter, ListFilter & { matches: MatchesFilters<Row> }>;
  searchedTexts: (row: Row) => readonly string[];
  /** The columns of an export that the screen does not have. */
  fileColumns?: readonly FileColumn<Row>[];
};

/** A column of an export. On the screen, it is shown only if the operator chose it. */
export type FileColumn<Row> = { header: string; text: (row: Row, currency: Currency) => string };

type MatchesFilters<Row> = (row: Row, option: string) => boolean;

/**
 * Screen and export format amounts (in minor units) and counts themselves. `text` formats any other value. `order` or
 * `rank` sorts texts that do not sort by their letters.
 */
export type ListColumn<Row> =
  | { header: string; kind: 'money' | 'count'; value: (row: Row) => number }
  | {
      header: string;
      kind?: undefined;
      value: (row: Row) => string;
      order?: readonly string[];
      rank?: (row: Row) => number;
      text?: (row: Row, currency: Currency) => string;
    };

/** A list as defined. By default, a filter compares its option with the column of the same name. */
type Definition<Row, Column extends string, Filter extends string> = Omit<
  ListDefinition<Row, Column, Filter>,
  'filters'
> & { filters: Record<Filter, ListFilter & { matches?: MatchesFilters<Row> }> };

/** Completes a definition with its defaults, and makes its column and filter names known to the types. */
export function defineList<Row>() {
  return <Column extends string, Filter extends string>(
    list: Definition<Row, Column, Filter>,
  ): ListDefinition<Row, Column, Filter> => {
    const columns: Partial<Record<string, ListColumn<Row>>> = list.columns;
    const filters = mapFilters(list.filters, (filter, name) => ({
      matches: (row: Row, option: string) => columns[name]?.value(row) === option,
      ...filter,
    }));
    return { ...list, filters };
  };
}

/** The sort value of a column. */
export function sortValue<Row>(column: ListColumn<Row>, row: Row): string | number {
  if (column.kind !== undefined) return column.value(row);
  return column.rank?.(row) ?? column.order?.indexOf(column.value(row)) ?? column.value(row);
}

/** The options that accept every row. */
export function noFilters<Filter extends string>({ filters }: Pick<ListShape<string, Filter>, 'filters'>) {
  return mapFilters(filters, ({ options }) => options[0]);
}

/** A value for each filter, by its name. */
export function mapFilters<Filter extends string, Kind extends ListFilter, Value>(
  filters: Record<Filter, Kind>,
  valueOf: (filter: Kind, name: Filter) => Value,
): Record<Filter, Value> {
  const names = Object.keys(filters) as Filter[];
  return Object.fromEntries(names.map((name) => [name, valueOf(filters[name], name)])) as Record<Filter, Value>;
}

/** Whether every filter accepts the row with these options. */
export function matchesFilters<Row, Filter extends string>(
  { filters }: Pick<ListDefinition<Row, string, Filter>, 'filters'>,
  row: Row,
  options: Record<Filter, string>,
): boolean {
  return (Object.keys(filters) as Filter[]).every(
    (name) => options[name] === filters[name].options[0] || filters[name].matches(row, options[name]),
  );
}
