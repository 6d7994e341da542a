import type { ReactNode } from 'react';
import { CARD_ROWS, useMediaQuery } from '@/components/browser/useMediaQuery';
import type { Column as TableColumn } from '@/components/lists/DataTable';
import { fileColumnName, limitedWidth, readColumns } from '@/domain/lists/chosenColumns';
import { exportKindOf } from '@/domain/lists/columnKinds';
import { sentenceCase } from '@/domain/lists/headers';
import type { FileColumn, ListColumn } from '@/domain/lists/lists';
import { parseAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import { formatCount } from '@/domain/lists/paging';
import { selectOpenColumns, selectOpenList } from '@/selectors/lists/openColumns';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { isRecord, ownValue } from '@/lib/objects';
import { columnsChosen, selectColumnsByList } from '@/slices/lists/columnsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Money } from '@/containers/money/Money';
import { ColumnWidth } from './ColumnWidth';

export type Cell<Row> = Pick<TableColumn<Row>, 'render' | 'isNumeric' | 'width' | 'cardSlot'>;
export type ColumnCells<Row, Column extends string> = Partial<Record<Column, Partial<Cell<Row>> | false>>;

/** A column that another control of the screen shows and hides by this event. */
export type SwitchedColumn<Column extends string> = { column: Column; toggled: () => UnknownAction };

/**
 * The columns of a list: those that can be sorted, those that the table shows, and those that its menu offers. Columns of
 * the export are shown only if they are chosen.
 */
export function useListColumns<Row, Column extends string>(
  defined: Record<Column, { header: string } | ListColumn<Row>>,
  cells: ColumnCells<Row, Column>,
  switched: SwitchedColumn<Column> | undefined,
  fileColumns: readonly FileColumn<Row>[],
) {
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectOpenList);
  const currency = useAppSelector(selectCurrency);
  const isInTwoLines = useMediaQuery(CARD_ROWS);
  const names = Object.keys(defined) as Column[];
  const headers = new Set(names.map((name) => defined[name].header));
  const onlyInFiles = fileColumns.filter(({ header }) => !headers.has(header));
  const ofFile = new Map(onlyInFiles.map((column) => [fileColumnName(column.header), column]));
  const all: string[] = [...names, ...ofFile.keys()];
  const { order, hidden } = readColumns(useAppSelector(selectOpenColumns), all);
  const chosen = ownValue(useAppSelector(selectColumnsByList), list)?.widths;
  // A stored text may contain anything.
  const widths = isRecord(chosen) ? chosen : {};
  const widthOf = (name: string, header: string) => {
    const width = widths[name];
    const chosenWidth = typeof width === 'number' ? limitedWidth(width) : undefined;
    const resized = (next: number) =>
      dispatch(columnsChosen({ list, chosen: { widths: { ...chosen, [name]: next } } }));
    return { chosenWidth, resizer: <ColumnWidth header={header} width={chosenWidth} onResized={resized} /> };
  };
  const columnOf = (name: Column): (TableColumn<Row, Column> & { sortsBy: Column })[] => {
    const cell = cells[name];
    if (cell === false) return [];
    const { header } = defined[name];
    const isRowHeader = name === names[0];
    const column = { header, sortsBy: name, isRowHeader, ...widthOf(name, header) };
    return [{ ...column, ...cellOf<Row>(defined[name]), ...cell }];
  };
  const shownColumn = (name: string): TableColumn<Row, Column>[] => {
    const column = ofFile.get(name);
    if (!column) return columnOf(name as Column);
    // In a row of two lines, the header names the value. Elsewhere it stays above its column.
    const label = isInTwoLines && { shortHeader: sentenceCase(column.header) };
    return [{ header: column.header, ...widthOf(name, column.header), ...fileCellOf(column, currency), ...label }];
  };
  const isOff = (name: string) => cells[name as Column] === false;
  const isHidden = (name: string) => isOff(name) || (hidden.includes(name) && name !== switched?.column);
  const sortable = names.flatMap(columnOf);
  const visible = order.filter((name) => !isHidden(name)).flatMap(shownColumn);
  // A row of two lines begins with a name. If its column is hidden, the ID takes its place.
  const isNameHidden = sortable.some(isInNameSlot) && !visible.some(isInNameSlot);
  return {
    sortable,
    shown: visible.map((column) =>
      isNameHidden && column.isRowHeader ? { ...column, cardSlot: 'name' as const } : column,
    ),
    hasFileColumns: order.some((name) => ofFile.has(name) && !isHidden(name)),
    menu: {
      list,
      names: all,
      order,
      hidden,
      switched,
      offered: order
        .filter((name) => !isOff(name) || name === switched?.column)
        .map((name) => {
          const { header } = ofFile.get(name) ?? defined[name as Column];
          return { name, header, isShown: !isHidden(name) };
        }),
    },
  };
}

const isInNameSlot = ({ cardSlot }: { cardSlot?: string | undefined }) => cardSlot === 'name';

/** The cell of a column of the export: its text, and an amount as on the other columns. */
function fileCellOf<Row>({ header, text }: FileColumn<Row>, currency: Currency): Cell<Row> {
  if (exportKindOf(header) !== 'amount') return { render: (row) => text(row, currency) };
  const render = (row: Row) => {
    const cell = text(row, currency);
    const { cents } = parseAmount(cell, currency);
    return cents === undefined ? cell : <Money cents={cents} />;
  };
  return { render, isNumeric: true };
}

function cellOf<Row>(column: { header: string } | ListColumn<Row>): Cell<Row> {
  if (!('value' in column)) return { render: (): ReactNode => null };
  switch (column.kind) {
    case undefined:
      return { render: column.value };
    case 'money':
      return { render: (row) => <Money cents={column.value(row)} />, isNumeric: true };
    case 'count':
      return { render: (row) => formatCount(column.value(row)), isNumeric: true };
    default:
      return column satisfies never;
  }
}
