import type { PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PAGE_SIZE, pageAfterResize, type PageSize } from '@/domain/paging';
import type { Query } from '@/domain/screens';
import { nextSort, type Sort } from '@/domain/sorting';

/** What every list remembers of its view; the page counts from 1. */
export type ListView<Column extends string = string> = {
  search: string;
  sort: Sort<Column>;
  page: number;
  pageSize: PageSize;
};

export const initialListView: ListView<never> = { search: '', sort: null, page: 1, pageSize: DEFAULT_PAGE_SIZE };

/** The events every list knows. What narrows or sorts the list goes back to page 1. */
export function listViewReducers<Column extends string>() {
  return {
    searchChanged(state: ListView<Column>, action: PayloadAction<string>) {
      state.search = action.payload;
      state.page = 1;
    },
    sortChosen(state: ListView<Column>, action: PayloadAction<Column>) {
      state.sort = nextSort(state.sort, action.payload);
      state.page = 1;
    },
    pageChosen(state: ListView<Column>, action: PayloadAction<number>) {
      state.page = action.payload;
    },
    pageSizeChosen(state: ListView<Column>, action: PayloadAction<PageSize>) {
      state.page = pageAfterResize(state.page, state.pageSize, action.payload);
      state.pageSize = action.payload;
    },
  };
}

/** What a list's view says in the query string: search, sort (`amount`, descending `-amount`) and page. */
export function writeListView({ search, sort }: ListView, page: number): Query {
  return {
    search: search === '' ? undefined : search,
    sort: sort === null ? undefined : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
    page: page === 1 ? undefined : String(page),
  };
}

/** The view that a query string describes; what makes no sense in it is ignored. The page size is no part of a link. */
export function readListView<Column extends string>(
  query: Query,
  columns: readonly Column[],
): Omit<ListView<Column>, 'pageSize'> {
  const [, minus, name] = /^(-?)(.*)$/.exec(query.sort ?? '') ?? [];
  const column = columns.find((candidate) => candidate === name);
  return {
    search: query.search ?? '',
    sort: column === undefined ? null : { column, direction: minus === '-' ? 'descending' : 'ascending' },
    page: /^[1-9]\d{0,8}$/.test(query.page ?? '') ? Number(query.page) : 1,
  };
}
