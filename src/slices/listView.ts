import type { PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PAGE_SIZE, pageAfterResize, type PageSize } from '@/domain/paging';

/** What every list remembers of its view; the page counts from 1. */
export type ListView = { search: string; page: number; pageSize: PageSize };

export const initialListView: ListView = { search: '', page: 1, pageSize: DEFAULT_PAGE_SIZE };

/** The events every list knows. What narrows the list goes back to page 1. */
export const listViewReducers = {
  searchChanged(state: ListView, action: PayloadAction<string>) {
    state.search = action.payload;
    state.page = 1;
  },
  pageChosen(state: ListView, action: PayloadAction<number>) {
    state.page = action.payload;
  },
  pageSizeChosen(state: ListView, action: PayloadAction<PageSize>) {
    state.page = pageAfterResize(state.page, state.pageSize, action.payload);
    state.pageSize = action.payload;
  },
};
