import { createSlice } from '@reduxjs/toolkit';
import type { Fee, PaymentData } from '@/domain/payments/payment';
import { fees, transactions } from '@/slices/seed';

const initialState: { rows: PaymentData[]; fees: Fee[] } = { rows: transactions, fees };

/** The payments and their fees. They never change, because a refund or a void is a separate record. */
export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {},
  selectors: { selectTransactionRows: (state) => state.rows, selectFeeRows: (state) => state.fees },
});

export const { selectTransactionRows, selectFeeRows } = transactionsSlice.selectors;
