import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  ALL_CONFIGURATIONS,
  ALL_STATUSES,
  CONFIGURATION_FILTERS,
  INTEGRATION_COLUMNS,
  isAcceptable,
  STATUS_FILTERS,
  type ConfigurationFilter,
  type Integration,
  type IntegrationColumn,
  type StatusFilter,
} from '@/domain/integrations';
import { PATHS, readOption } from '@/domain/screens';
import { initialListView, listViewReducers, readListView, type ListView } from './listView';
import { merchantsActions } from './merchantsSlice';
import { addressVisited } from './routeSlice';
import { integrations, merchants } from './seed';

export type IntegrationsState = ListView<IntegrationColumn> & {
  rows: Integration[];
  configuration: ConfigurationFilter;
  status: StatusFilter;
};

const noFilter = { search: '', configuration: ALL_CONFIGURATIONS, status: ALL_STATUSES, page: 1 } as const;

const initialState: IntegrationsState = { ...initialListView, ...noFilter, rows: integrations };

export const integrationsSlice = createSlice({
  name: 'integrations',
  initialState,
  reducers: {
    ...listViewReducers<IntegrationColumn>(),
    integrationAdded(state, { payload }: PayloadAction<Integration>) {
      if (state.rows.some(({ id }) => id === payload.id) || !isAcceptable(payload, state.rows)) return;
      state.rows.unshift(payload);
      state.page = 1;
    },
    /** Takes an addition back; the rows of the sample stay. */
    integrationRemoved(state, { payload: removedId }: PayloadAction<string>) {
      if (integrations.some(({ id }) => id === removedId)) return;
      state.rows = state.rows.filter(({ id }) => id !== removedId);
    },
    integrationEdited(state, { payload }: PayloadAction<Integration>) {
      const index = state.rows.findIndex(({ id }) => id === payload.id);
      if (index >= 0 && isAcceptable(payload, state.rows)) state.rows[index] = payload;
    },
    configurationChosen(state, action: PayloadAction<ConfigurationFilter>) {
      state.configuration = action.payload;
      state.page = 1;
    },
    statusChosen(state, action: PayloadAction<StatusFilter>) {
      state.status = action.payload;
      state.page = 1;
    },
    filtersCleared: (state) => ({ ...state, ...noFilter }),
  },
  extraReducers: (builder) => {
    builder
      // The adding of a merchant is taken back, and with it what was made for it since: its id may be given again.
      .addCase(merchantsActions.merchantRemoved, (state, { payload: removedId }) => {
        if (merchants.some(({ id }) => id === removedId)) return;
        state.rows = state.rows.filter(({ merchantId }) => merchantId !== removedId);
      })
      .addCase(addressVisited, (state, { payload: { path, query } }) => {
        if (path !== PATHS.integrations) return;
        Object.assign(state, readListView(query, INTEGRATION_COLUMNS));
        state.configuration = readOption(query.configuration, CONFIGURATION_FILTERS, ALL_CONFIGURATIONS);
        state.status = readOption(query.status, STATUS_FILTERS, ALL_STATUSES);
      });
  },
  selectors: {
    selectIntegrationsView: (state) => state,
    selectIntegrationRows: (state) => state.rows,
    selectIntegrationsSearch: (state) => state.search,
    selectConfigurationFilter: (state) => state.configuration,
    selectIntegrationStatusFilter: (state) => state.status,
    selectIntegrationsSort: (state) => state.sort,
  },
});

export const integrationsActions = integrationsSlice.actions;
export const {
  selectIntegrationsView,
  selectIntegrationRows,
  selectIntegrationsSearch,
  selectConfigurationFilter,
  selectIntegrationStatusFilter,
  selectIntegrationsSort,
} = integrationsSlice.selectors;
