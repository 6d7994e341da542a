import type { Key, ReactNode } from 'react';
import Table from 'react-bootstrap/Table';
import { STACKED_LISTS, useMediaQuery } from '@/components/browser/useMediaQuery';
import { classNames } from '@/components/page/classNames';
import * as text from '@/components/text/text.module.scss';
import { sentenceCase } from '@/domain/lists/headers';
import type { Sort } from '@/domain/lists/sorting';
import * as styles from './DataTable.module.scss';
import { SortButton } from './SortButton';
import { keepInSight } from './keepInSight';
import { openRow } from './openRow';
import * as pageColumns from './pageColumns.module.scss';
import * as sideways from './sideways.module.scss';
import * as stacked from './stacked.module.scss';

export type Column<Row, Name extends string = string> = {
  header: string;
  render: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** How wide it is in a list that has pages: it keeps its place from page to page. The others share what is left. */
  width?: 'narrow' | 'short' | 'medium' | 'long';
  /** Where it stands in a row of two lines: at the start or the end of the first line, or of the second, where it is left out. */
  place?: 'name' | 'figure' | 'badge';
  /** What stands before it on the second line, where it is no figure or the header is too long: figures bear their header. */
  shortHeader?: string;
  /** The column that names its row; the first where none is said to. */
  isRowHeader?: boolean;
  /** What the column is called where the list sorts by it. */
  sortsBy?: Name;
};

/** The columns of a table: at least one. */
export type Columns<Row, Name extends string = string> = readonly [Column<Row, Name>, ...Column<Row, Name>[]];

type Props<Row, Name extends string> = {
  /** What the table holds, for assistive technology. */
  caption: string;
  columns: Columns<Row, Name>;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** What stands in place of the rows where there are none. */
  empty: ReactNode;
  sort?: Sort<Name>;
  onSortChosen?: (column: Name) => void;
  /** Stands inside something, whose edges it keeps to. In a dialog it does so by itself. */
  isInset?: boolean;
  /** One page of a list: its columns have the same places on every other. */
  isPage?: boolean;
  /** It has more columns than a page of most lists: it scrolls sideways before they are too narrow. */
  isWide?: boolean;
  /** It has more columns than others have room for: they stand closer together. */
  isClose?: boolean;
  /** Where there is little room its rows are of two lines, and it does not scroll; so are those of a page. */
  isStacked?: boolean;
  /** Fits every screen: its first column need not stay in sight while the others scroll. */
  isNarrow?: boolean;
};

const WRAPPER = classNames(sideways.fades, styles.wrapper);

/** The one table of all lists; it scrolls inside its own wrapper, which the keyboard can reach. */
export function DataTable<Row, Name extends string = string>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  sort = null,
  onSortChosen,
  isInset = false,
  isPage = false,
  isWide = false,
  isClose = false,
  isStacked = isPage,
  isNarrow = false,
}: Props<Row, Name>) {
  const isInTwoLines = useMediaQuery(STACKED_LISTS) && isStacked;
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <div
      className={classNames(WRAPPER, isStacked && stacked.wrapper)}
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1)
      tabIndex={0}
      onFocus={keepInSight}
    >
      <Table
        className={classNames(
          styles.table,
          isInset && styles.isInset,
          isPage && pageColumns.table,
          isWide && pageColumns.isWide,
          isClose && pageColumns.isClose,
          isStacked && stacked.table,
          isNarrow && styles.isNarrow,
        )}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, isNumeric, sortsBy, width }) => (
              <th
                key={header}
                scope="col"
                className={isNumeric ? styles.numeric : undefined}
                data-width={width ?? (isNumeric ? 'numeric' : undefined)}
                aria-sort={sortsBy !== undefined && sort?.column === sortsBy ? sort.direction : undefined}
              >
                {sortsBy !== undefined && onSortChosen && !isInTwoLines ? (
                  <SortButton
                    label={header}
                    direction={sort?.column === sortsBy ? sort.direction : undefined}
                    onClick={() => onSortChosen(sortsBy)}
                  />
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} onClick={openRow}>
              {columns.map((column) =>
                column === rowHeader ? (
                  <th key={column.header} scope="row" data-place={column.place} data-header={column.shortHeader}>
                    {column.render(row)}
                  </th>
                ) : (
                  <td
                    key={column.header}
                    className={column.isNumeric ? styles.numeric : undefined}
                    data-place={column.place}
                    data-header={column.shortHeader ?? (column.isNumeric ? sentenceCase(column.header) : undefined)}
                  >
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length === 0 && <div className={text.empty}>{empty}</div>}
    </div>
  );
}
