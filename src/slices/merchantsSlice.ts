import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ALL_STATUSES, type Merchant, type MerchantStatusFilter } from '@/domain/merchants';
import { merchants } from '@/fixtures/merchants';
import { initialListView, listViewReducers, type ListView } from './listView';

export type MerchantsState = ListView & { rows: Merchant[]; status: MerchantStatusFilter };

const initialState: MerchantsState = { ...initialListView, rows: merchants, status: ALL_STATUSES };

export const merchantsSlice = createSlice({
  name: 'merchants',
  initialState,
  reducers: {
    ...listViewReducers,
    statusChosen(state, action: PayloadAction<MerchantStatusFilter>) {
      state.status = action.payload;
      state.page = 1;
    },
  },
  selectors: {
    selectMerchantRows: (state) => state.rows,
    selectMerchantsSearch: (state) => state.search,
    selectMerchantStatusFilter: (state) => state.status,
    selectMerchantsPageNumber: (state) => state.page,
    selectMerchantsPageSize: (state) => state.pageSize,
  },
});

export const merchantsActions = merchantsSlice.actions;
export const {
  selectMerchantRows,
  selectMerchantsSearch,
  selectMerchantStatusFilter,
  selectMerchantsPageNumber,
  selectMerchantsPageSize,
} = merchantsSlice.selectors;
