import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dayOfDate, type Day } from '@/domain/dates';
import { newMerchant, readMerchantDraft, type MerchantDraft } from '@/domain/merchantForm';
import {
  ALL_STATUSES,
  MERCHANT_COLUMNS,
  MERCHANT_STATUS_FILTERS,
  withStatus,
  type Merchant,
  type MerchantColumn,
  type MerchantStatus,
  type MerchantStatusFilter,
} from '@/domain/merchants';
import { PATHS, readOption } from '@/domain/screens';
import { initialListView, listViewReducers, readListView, type ListView } from './listView';
import { addressVisited } from './routeSlice';
import { merchants } from './seed';

type Added = { id: string; draft: MerchantDraft; joinedOn: Day };

export type MerchantsState = ListView<MerchantColumn> & { rows: Merchant[]; status: MerchantStatusFilter };

const initialState: MerchantsState = { ...initialListView, rows: merchants, status: ALL_STATUSES };

export const merchantsSlice = createSlice({
  name: 'merchants',
  initialState,
  reducers: {
    ...listViewReducers<MerchantColumn>(),
    statusChosen(state, action: PayloadAction<MerchantStatusFilter>) {
      state.status = action.payload;
      state.page = 1;
    },
    filtersCleared: (state) => ({ ...state, search: '', status: ALL_STATUSES, page: 1 }),
    /** A new row stands first. */
    merchantAdded: {
      prepare: (merchant: { id: string; draft: MerchantDraft }): { payload: Added } => ({
        payload: { ...merchant, joinedOn: dayOfDate(new Date()) },
      }),
      reducer(state, { payload: { id, draft, joinedOn } }: PayloadAction<Added>) {
        const fields = readMerchantDraft(draft, state.rows);
        if (!fields || state.rows.some((row) => row.id === id)) return;
        state.rows.unshift(newMerchant(id, fields, joinedOn));
        state.page = 1;
      },
    },
    merchantEdited(state, { payload: { id, draft } }: PayloadAction<{ id: string; draft: MerchantDraft }>) {
      const fields = readMerchantDraft(draft, state.rows, id);
      state.rows = state.rows.map((row) => (row.id === id ? { ...row, ...fields } : row));
    },
    /** Takes an addition back; the rows of the sample stay. */
    merchantRemoved(state, { payload: removedId }: PayloadAction<string>) {
      if (merchants.some(({ id }) => id === removedId)) return;
      state.rows = state.rows.filter(({ id }) => id !== removedId);
    },
    merchantStatusChanged(
      state,
      { payload: { id, status, reason } }: PayloadAction<{ id: string; status: MerchantStatus; reason?: string }>,
    ) {
      state.rows = state.rows.map((row) => (row.id === id ? (withStatus(row, status, reason) ?? row) : row));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      if (path !== PATHS.merchants) return;
      Object.assign(state, readListView(query, MERCHANT_COLUMNS));
      state.status = readOption(query.status, MERCHANT_STATUS_FILTERS, ALL_STATUSES);
    });
  },
  selectors: {
    selectMerchantsView: (state) => state,
    selectMerchantRows: (state) => state.rows,
    selectMerchantsSearch: (state) => state.search,
    selectMerchantStatusFilter: (state) => state.status,
    selectMerchantsSort: (state) => state.sort,
  },
});

export const merchantsActions = merchantsSlice.actions;
export const {
  selectMerchantsView,
  selectMerchantRows,
  selectMerchantsSearch,
  selectMerchantStatusFilter,
  selectMerchantsSort,
} = merchantsSlice.selectors;
