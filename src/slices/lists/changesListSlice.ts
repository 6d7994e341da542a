import { createSlice } from '@reduxjs/toolkit';
import { CHANGE_SHAPE } from '@/domain/changes/changeShape';
import { readScreenView, type Query } from '@/domain/screens';
import { addressVisited } from '@/slices/ui/routeSlice';
import { initialListView, listViewReducers, readListView, writeListView } from './listView';

/** The view of what was changed. */
export const changesListSlice = createSlice({
  name: 'changesList',
  initialState: initialListView(CHANGE_SHAPE),
  reducers: listViewReducers(CHANGE_SHAPE),
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      if (readScreenView(path, query) === 'changes') Object.assign(state, readListView(query, CHANGE_SHAPE));
    });
  },
  selectors: {
    selectChangesView: (state) => state,
    selectChangesQuery: (state): Query => ({ view: 'changes', ...writeListView(state, state.page, CHANGE_SHAPE) }),
  },
});

export const changesListActions = changesListSlice.actions;
export const { selectChangesView, selectChangesQuery } = changesListSlice.selectors;
