import { createSlice } from '@reduxjs/toolkit';
import { MERCHANT_LIST } from '@/domain/merchants/merchantList';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { followAddress, initialListView, listViewReducers } from './listView';

export const merchantsListSlice = createSlice({
  name: 'merchantsList',
  initialState: initialListView(MERCHANT_LIST),
  reducers: listViewReducers(MERCHANT_LIST),
  extraReducers: (builder) => {
    followAddress(builder, MERCHANT_LIST);
    // A new row stands first.
    builder.addCase(merchantsActions.merchantAdded, (state) => {
      state.page = 1;
    });
  },
  selectors: { selectMerchantsView: (state) => state },
});

export const merchantsListActions = merchantsListSlice.actions;
export const { selectMerchantsView } = merchantsListSlice.selectors;
