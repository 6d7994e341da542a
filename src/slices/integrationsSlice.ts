import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ALL_CONFIGURATIONS, type ConfigurationFilter, type Integration } from '@/domain/integrations';
import { integrations } from '@/fixtures/integrations';
import { initialListView, listViewReducers, type ListView } from './listView';

export type IntegrationsState = ListView & { rows: Integration[]; configuration: ConfigurationFilter };

const initialState: IntegrationsState = { ...initialListView, rows: integrations, configuration: ALL_CONFIGURATIONS };

export const integrationsSlice = createSlice({
  name: 'integrations',
  initialState,
  reducers: {
    ...listViewReducers,
    configurationChosen(state, action: PayloadAction<ConfigurationFilter>) {
      state.configuration = action.payload;
      state.page = 1;
    },
  },
  selectors: {
    selectIntegrationRows: (state) => state.rows,
    selectIntegrationsSearch: (state) => state.search,
    selectConfigurationFilter: (state) => state.configuration,
    selectIntegrationsPageNumber: (state) => state.page,
    selectIntegrationsPageSize: (state) => state.pageSize,
  },
});

export const integrationsActions = integrationsSlice.actions;
export const {
  selectIntegrationRows,
  selectIntegrationsSearch,
  selectConfigurationFilter,
  selectIntegrationsPageNumber,
  selectIntegrationsPageSize,
} = integrationsSlice.selectors;
