import type { Key, ReactNode } from 'react';
import Table from 'react-bootstrap/Table';
import { CARD_ROWS, useMediaQuery } from '@/components/browser/useMediaQuery';
import { classNames } from '@/components/page/classNames';
import * as text from '@/components/text/text.module.scss';
import { sentenceCase } from '@/domain/lists/headers';
import type { Sort } from '@/domain/lists/sort';
import * as styles from './DataTable.module.scss';
import { SortButton } from '@/components/lists/controls/SortButton';
import { scrollFocusIntoView } from './scrollFocusIntoView';
import { openRow } from './rowLink';
import * as rowSelection from './rowSelection.module.scss';
import * as pageColumns from './pageColumns.module.scss';
import * as scrollArea from './scrollArea.module.scss';
import * as horizontalScroll from './horizontalScroll.module.scss';
import * as cardRows from './cardRows.module.scss';

export type Column<Row, Name extends string = string> = {
  header: string;
  /** The tooltip of the header. */
  tooltip?: string;
  render: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** The fixed width in a paged list, so that columns do not move from page to page. The other columns share the rest. */
  width?: 'narrow' | 'short' | 'medium' | 'long';
  /** The width that the operator chose, in sixteenths of a rem. */
  chosenWidth?: number | undefined;
  /** The separator at the edge of the header that changes the width. Rows of two lines have none. */
  resizer?: ReactNode;
  /** The position in a row of two lines: start or end of the first line, or end of the second. Without it, start of the second line. */
  cardSlot?: 'name' | 'figure' | 'badge';
  /** The label on the second line; figures without it use the header. */
  shortHeader?: string;
  /** True for the column that names its row; by default the first column. */
  isRowHeader?: boolean;
  /** The name of the column in the list's sort. */
  sortsBy?: Name;
};

export type TableColumns<Row, Name extends string = string> = readonly [Column<Row, Name>, ...Column<Row, Name>[]];

type Props<Row, Name extends string> = {
  /** The caption, for assistive technology. */
  caption: string;
  columns: TableColumns<Row, Name>;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The empty state. */
  empty: ReactNode;
  sort?: Sort<Name>;
  onSort?: (column: Name) => void;
  /** Aligns the table with the edges of its container. Tables in dialogs do so automatically. */
  isInset?: boolean;
  /** The table shows one page of a list, so that column widths are fixed. */
  isPage?: boolean;
  /** The table has more columns than usual and scrolls horizontally before they get too narrow. */
  isWide?: boolean;
  /** The table has more columns than usual, so that they need less padding. */
  isDense?: boolean;
  /** On small screens the rows take two lines instead of scrolling; rows of a page always do so. */
  hasCardRows?: boolean;
  /** The table fits every screen, so its first column need not be sticky. */
  isNarrow?: boolean;
  /** The checkboxes that select the page and a row. `isActive` shows all of them. */
  selection?: { head: ReactNode; cell: (row: Row) => ReactNode; isActive: boolean } | undefined;
};

const WRAPPER = classNames(horizontalScroll.fades, scrollArea.area);

/** The table of all lists. It scrolls inside a wrapper that takes the focus, so that the keyboard can scroll it. */
export function DataTable<Row, Name extends string = string>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  sort = null,
  onSort,
  isInset = false,
  isPage = false,
  isWide = false,
  isDense = false,
  hasCardRows = isPage,
  isNarrow = false,
  selection,
}: Props<Row, Name>) {
  const isInTwoLines = useMediaQuery(CARD_ROWS) && hasCardRows;
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <div
      className={classNames(WRAPPER, hasCardRows && cardRows.wrapper)}
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1)
      tabIndex={0}
      onFocus={scrollFocusIntoView}
    >
      <Table
        className={classNames(
          styles.table,
          isInset && styles.isInset,
          isPage && pageColumns.table,
          isWide && pageColumns.isWide,
          isDense && pageColumns.isDense,
          hasCardRows && cardRows.table,
          isNarrow && styles.isNarrow,
          selection && rowSelection.table,
          selection?.isActive && rowSelection.isActive,
        )}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, tooltip, isNumeric, sortsBy, width, chosenWidth, resizer }, index) => (
              <th
                key={header}
                scope="col"
                title={tooltip}
                // The separator is not part of the name.
                aria-label={resizer ? header : undefined}
                style={isInTwoLines || chosenWidth === undefined ? undefined : { width: `${chosenWidth / 16}rem` }}
                className={isNumeric ? styles.numeric : undefined}
                data-width={width ?? (isNumeric ? 'numeric' : undefined)}
                aria-sort={sortsBy !== undefined && sort?.column === sortsBy ? sort.direction : undefined}
              >
                {index === 0 && selection?.head}
                {sortsBy !== undefined && onSort && !isInTwoLines ? (
                  <SortButton
                    label={header}
                    direction={sort?.column === sortsBy ? sort.direction : undefined}
                    onClick={() => onSort(sortsBy)}
                  />
                ) : (
                  header
                )}
                {!isInTwoLines && resizer}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} onClick={openRow}>
              {columns.map((column, index) =>
                column === rowHeader ? (
                  <th key={column.header} scope="row" data-card-slot={column.cardSlot} data-header={column.shortHeader}>
                    {index === 0 && selection?.cell(row)}
                    {column.render(row)}
                  </th>
                ) : (
                  <td
                    key={column.header}
                    className={column.isNumeric ? styles.numeric : undefined}
                    data-card-slot={column.cardSlot}
                    data-header={column.shortHeader ?? (column.isNumeric ? sentenceCase(column.header) : undefined)}
                  >
                    {index === 0 && selection?.cell(row)}
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
