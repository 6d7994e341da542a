import type { UnknownAction } from '@reduxjs/toolkit';
import type { Key, ReactNode } from 'react';
import type { ListFooter } from '@/components/lists/controls/ListFooter';
import type { LongTable } from '@/domain/lists/csv';
import type { FileColumn, ListColumn, ListShape } from '@/domain/lists/lists';
import type { PageSize, PageView } from '@/domain/lists/paging';
import type { Sort } from '@/domain/lists/sort';
import type { ListView } from '@/slices/lists/listView';
import type { RootState } from '@/store/rootReducer';
import type { AnsweredPart } from './Answered';
import type { ColumnCells, SwitchedColumn } from './columns/useListColumns';
import type { RowSelection } from './selection/useRowSelection';

/** A screen of a list: its definition with its actions, and what it shows beside the rows. */
export type ListScreenProps<Row extends { id: Key }, Column extends string, Filter extends string> = {
  list: {
    definition: ListShape<Column, Filter> & {
      columns: Record<Column, { header: string } | ListColumn<Row>>;
      fileColumns?: readonly FileColumn<Row>[];
    };
    actions: {
      searchChanged: (text: string) => UnknownAction;
      filterChosen: (payload: { filter: Filter; option: string }) => UnknownAction;
      filtersCleared: () => UnknownAction;
      sortChosen: (column: Column) => UnknownAction;
      orderChosen: (sort: Sort<Column>) => UnknownAction;
      pageChosen: (page: number) => UnknownAction;
      pageSizeChosen: (size: PageSize) => UnknownAction;
    };
    selectView: (state: RootState) => ListView<Column, Filter>;
    selectPage: (state: RootState) => PageView<Row>;
  };
  /** Renderers that replace or complete a column's value; false hides the column. */
  cells?: ColumnCells<Row, Column>;
  switchedColumn?: SwitchedColumn<Column>;
  /** For lists with more columns than usual: the table scrolls horizontally, or has less padding. */
  isWide?: boolean;
  isDense?: boolean;
  search?: { label?: string; placeholder?: string };
  footer?: Pick<Parameters<typeof ListFooter>[0], 'pageSizeLabel' | 'pagerStyle'>;
  firstTools?: ReactNode;
  lastTools?: ReactNode;
  /** The export of the filtered and sorted rows of all pages; without it there is no export button. */
  file?: {
    name?: string;
    selectTable: (state: RootState) => LongTable;
    /** The columns that only the file has, if the definition has none. */
    selectColumns?: (state: RootState) => readonly FileColumn<Row>[];
  };
  /** Descriptions of the active filters other than the search. */
  describeFilters?: (filters: (string | undefined)[]) => (string | undefined)[];
  /** How rows are selected; without it, they cannot be. */
  selection?: RowSelection<Row>;
  /** What an engine answers, if the payments are not in the browser and the list is about them. */
  answeredBy?: AnsweredPart;
  children?: ReactNode;
};
