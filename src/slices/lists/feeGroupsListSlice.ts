import { createSlice } from '@reduxjs/toolkit';
import { FEE_GROUP_SHAPE } from '@/domain/fees/feeGroupShape';
import { readScreenView, type Query } from '@/domain/screens';
import { addressVisited } from '@/slices/ui/routeSlice';
import { initialListView, listViewReducers, readListView, writeListView } from './listView';

/** The view of the fee check. */
export const feeGroupsListSlice = createSlice({
  name: 'feeGroupsList',
  initialState: initialListView(FEE_GROUP_SHAPE),
  reducers: listViewReducers(FEE_GROUP_SHAPE),
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      if (readScreenView(path, query) === 'fees') Object.assign(state, readListView(query, FEE_GROUP_SHAPE));
    });
  },
  selectors: {
    selectFeeGroupsView: (state) => state,
    selectFeeGroupsQuery: (state): Query => ({ view: 'fees', ...writeListView(state, state.page, FEE_GROUP_SHAPE) }),
  },
});

export const feeGroupsListActions = feeGroupsListSlice.actions;
export const { selectFeeGroupsView, selectFeeGroupsQuery } = feeGroupsListSlice.selectors;
