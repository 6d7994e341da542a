import { createSlice } from '@reduxjs/toolkit';
import { MERCHANT_LIST } from '@/domain/merchants/merchantList';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { listSlice } from './listView';

export const merchantsListSlice = createSlice({
  name: 'merchantsList',
  ...listSlice(MERCHANT_LIST, merchantsActions.merchantAdded),
});
export const merchantsListActions = merchantsListSlice.actions;
