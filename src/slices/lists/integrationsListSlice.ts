import { createSlice } from '@reduxjs/toolkit';
import { INTEGRATION_LIST } from '@/domain/integrations/integrationList';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { followAddress, initialListView, listViewReducers } from './listView';

export const integrationsListSlice = createSlice({
  name: 'integrationsList',
  initialState: initialListView(INTEGRATION_LIST),
  reducers: listViewReducers(INTEGRATION_LIST),
  extraReducers: (builder) => {
    followAddress(builder, INTEGRATION_LIST);
    // A new row stands first.
    builder.addCase(integrationsActions.integrationAdded, (state) => {
      state.page = 1;
    });
  },
  selectors: { selectIntegrationsView: (state) => state },
});

export const integrationsListActions = integrationsListSlice.actions;
export const { selectIntegrationsView } = integrationsListSlice.selectors;
