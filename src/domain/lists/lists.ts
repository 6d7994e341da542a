import type { Currency } from '@/domain/money/currency';

/** The option of a status filter that lets every row through. */
export const ALL_STATUSES = 'All Status';

/** A choice that narrows a list; the first option lets every row through. */
export type ListFilter = {
  label: string;
  options: readonly [string, ...string[]];
  /** Former names of options, which saved views and links may still contain. */
  formerNames?: Readonly<Record<string, string>>;
};

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
  filters: Record<Filter, ListFilter & { isKept: MatchesFilters<Row> }>;
  searchedTexts: (row: Row) => readonly string[];
  /** What a file has after the columns of the screen. */
  fileColumns?: readonly { header: string; text: (row: Row, currency: Currency) => string }[];
};

type MatchesFilters<Row> = (row: Row, option: string) => boolean;

/**
 * Of an amount in minor units or a count both the screen and a file know how to say it. `text` is what they say in place of any
 * other value, and `order` how words stand that are not sorted by their letters.
 */
export type ListColumn<Row> =
  | { header: string; kind: 'money' | 'count'; value: (row: Row) => number }
  | {
      header: string;
      kind?: undefined;
      value: (row: Row) => string;
      order?: readonly string[];
      text?: (row: Row, currency: Currency) => string;
    };

/** A list as it is defined: a filter that says nothing else keeps the rows whose column of its own name has the option as its value. */
type Definition<Row, Column extends string, Filter extends string> = Omit<
  ListDefinition<Row, Column, Filter>,
  'filters'
> & { filters: Record<Filter, ListFilter & { isKept?: MatchesFilters<Row> }> };

/** The definition with what it leaves to be understood, and with the names of its columns and filters known to the types. */
export function defineList<Row>() {
  return <Column extends string, Filter extends string>(
    list: Definition<Row, Column, Filter>,
  ): ListDefinition<Row, Column, Filter> => {
    const columns: Partial<Record<string, ListColumn<Row>>> = list.columns;
    const filters = mapFilters(list.filters, (filter, name) => ({
      isKept: (row: Row, option: string) => columns[name]?.value(row) === option,
      ...filter,
    }));
    return { ...list, filters };
  };
}

/** What a column sorts by. */
export function sortValue<Row>(column: ListColumn<Row>, row: Row): string | number {
  return column.kind === undefined && column.order ? column.order.indexOf(column.value(row)) : column.value(row);
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
export function matchesFilters<Row, Filter extends string>(
  { filters }: Pick<ListDefinition<Row, string, Filter>, 'filters'>,
  row: Row,
  chosen: Record<Filter, string>,
): boolean {
  return (Object.keys(filters) as Filter[]).every(
    (name) => chosen[name] === filters[name].options[0] || filters[name].isKept(row, chosen[name]),
  );
}
