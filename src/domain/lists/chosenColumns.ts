import { withCells, type LongTable } from './csv';

/** The order of all columns of a list, and those that are hidden. */
export type ChosenColumns<Name extends string = string> = { order: readonly Name[]; hidden: readonly Name[] };

/** In sixteenths of a rem, which are pixels at the usual text size: the limits of a column's width, and one step. */
export const COLUMN_WIDTHS = { min: 64, max: 640, step: 16 } as const;

/** The name of a column that only exports have by default, by its header: `_customer_id`. */
export function fileColumnName(header: string): string {
  return `_${header.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_')}`;
}

/** Whether a name is that of a column that the screen has only if it was chosen. */
export const isFileColumn = (name: string): boolean => name.startsWith('_');

/**
 * The columns of `layout=` in a link: names in their order, separated by dots; a minus hides a column. Unknown and
 * repeated names are ignored, columns without a place keep their order at the end, and the first column of the list,
 * which names its row, is never hidden. A column of exports is hidden unless it is named.
 */
export function readColumns<Name extends string>(
  text: string | undefined,
  names: readonly Name[],
): ChosenColumns<Name> {
  // A stored text may contain anything.
  const parts = typeof text === 'string' ? text.split('.') : [];
  const listed = parts.flatMap((part) => names.filter((name) => name === part.replace(/^-/, '')));
  const order = [...new Set([...listed, ...names])];
  const isHidden = (name: Name) =>
    isFileColumn(name) ? !parts.includes(name) : name !== names[0] && parts.includes(`-${name}`);
  return { order, hidden: order.filter(isHidden) };
}

/** The text for `readColumns`. Undefined for the columns as the list defines them. */
export function writeColumns<Name extends string>(
  { order, hidden }: ChosenColumns<Name>,
  names: readonly Name[],
): string | undefined {
  const written = order.filter((name) => !isFileColumn(name) || !hidden.includes(name));
  const defined = names.filter((name) => !isFileColumn(name));
  const text = (name: Name) => (hidden.includes(name) ? `-${name}` : name);
  return written.map(text).join('.') === defined.join('.') ? undefined : written.map(text).join('.');
}

/** The order after a column and another one, which is before or after it on the screen, change their places. */
export function swapColumns<Name extends string>(order: readonly Name[], moved: Name, other: Name): Name[] {
  return order.map((name) => (name === moved ? other : name === other ? moved : name));
}

/** The width of a column within its limits, in sixteenths of a rem. */
export function limitedWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, COLUMN_WIDTHS.min), COLUMN_WIDTHS.max));
}

/**
 * The table of an export with the columns `first` at its start. All other columns follow in their order, so that the
 * file can be imported again. Headers that the table does not have are ignored.
 */
export function tableInColumns(table: LongTable, first: readonly string[]): LongTable {
  const { headers } = table;
  const start = first.map((header) => headers.indexOf(header)).filter((index) => index >= 0);
  const order = [...new Set([...start, ...headers.keys()])];
  const inOrder = (cells: readonly string[]) => order.map((index) => cells[index] ?? '');
  return withCells(table, inOrder(headers), inOrder);
}
