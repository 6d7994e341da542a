import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Article } from '@/domain/articles';
import { articles } from '@/fixtures/articles';

export type HelpState = { articles: Article[]; search: string };

const initialState: HelpState = { articles, search: '' };

export const helpSlice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    searchChanged(state, action: PayloadAction<string>) {
      state.search = action.payload;
    },
  },
  selectors: {
    selectArticles: (state) => state.articles,
    selectHelpSearch: (state) => state.search,
  },
});

export const helpActions = helpSlice.actions;
export const { selectArticles, selectHelpSearch } = helpSlice.selectors;
