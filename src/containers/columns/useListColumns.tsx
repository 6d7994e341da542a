import type { ReactNode } from 'react';
import type { Column as TableColumn } from '@/components/lists/DataTable';
import { limitedWidth, readColumns } from '@/domain/lists/chosenColumns';
import type { ListColumn } from '@/domain/lists/lists';
import { formatCount } from '@/domain/lists/paging';
import { selectOpenColumns, selectOpenList } from '@/selectors/lists/openColumns';
import { isRecord, ownValue } from '@/lib/objects';
import { columnsChosen, selectColumnsByList } from '@/slices/lists/columnsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Money } from '@/containers/Money';
import { ColumnWidth } from './ColumnWidth';

export type Cell<Row> = Pick<TableColumn<Row>, 'render' | 'isNumeric' | 'width' | 'cardSlot'>;
export type ColumnCells<Row, Column extends string> = Partial<Record<Column, Partial<Cell<Row>> | false>>;

/** A column that another control of the screen shows and hides by this event. */
export type SwitchedColumn<Column extends string> = { column: Column; toggled: () => UnknownAction };

/** The columns of a list: those that can be sorted, those that the table shows, and those that its menu offers. */
export function useListColumns<Row, Column extends string>(
  defined: Record<Column, { header: string } | ListColumn<Row>>,
  cells: ColumnCells<Row, Column>,
  switched: SwitchedColumn<Column> | undefined,
) {
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectOpenList);
  const names = Object.keys(defined) as Column[];
  const { order, hidden } = readColumns(useAppSelector(selectOpenColumns), names);
  const chosen = ownValue(useAppSelector(selectColumnsByList), list)?.widths;
  // A stored text may contain anything.
  const widths = isRecord(chosen) ? chosen : {};
  const columnOf = (name: Column): (TableColumn<Row, Column> & { sortsBy: Column })[] => {
    const cell = cells[name];
    if (cell === false) return [];
    const { header } = defined[name];
    const width = widths[name];
    const chosenWidth = typeof width === 'number' ? limitedWidth(width) : undefined;
    const resized = (next: number) =>
      dispatch(columnsChosen({ list, chosen: { widths: { ...chosen, [name]: next } } }));
    return [
      {
        header,
        sortsBy: name,
        isRowHeader: name === names[0],
        chosenWidth,
        resizer: <ColumnWidth header={header} width={chosenWidth} onResized={resized} />,
        ...cellOf<Row>(defined[name]),
        ...cell,
      },
    ];
  };
  const isHidden = (name: Column) => cells[name] === false || (hidden.includes(name) && name !== switched?.column);
  const sortable = names.flatMap(columnOf);
  const visible = order.filter((name) => !isHidden(name)).flatMap(columnOf);
  // A row of two lines begins with a name. If its column is hidden, the ID takes its place.
  const isNameHidden = sortable.some(isInNameSlot) && !visible.some(isInNameSlot);
  return {
    sortable,
    shown: visible.map((column) =>
      isNameHidden && column.isRowHeader ? { ...column, cardSlot: 'name' as const } : column,
    ),
    menu: {
      list,
      names,
      order,
      hidden,
      switched,
      offered: order
        .filter((name) => cells[name] !== false || name === switched?.column)
        .map((name) => ({ name, header: defined[name].header, isShown: !isHidden(name) })),
    },
  };
}

const isInNameSlot = ({ cardSlot }: { cardSlot?: string | undefined }) => cardSlot === 'name';

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
