import { createSlice } from '@reduxjs/toolkit';
import type { StatedDispute } from '@/domain/disputes/disputes';
import type { Fee, PaymentData } from '@/domain/payments/payment';
import { disputes, fees, transactions } from '@/slices/seed';

/** The sample has its disputes here. Those of imported data are in the data set. */
type TransactionsState = { rows: PaymentData[]; fees: Fee[]; disputes?: StatedDispute[] };

const initialState: TransactionsState = { rows: transactions, fees, disputes };

/** The payments and their fees. They never change, because a refund or a void is a separate record. */
export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {},
  selectors: {
    selectTransactionRows: (state) => state.rows,
    selectFeeRows: (state) => state.fees,
    selectSampleDisputes: (state) => state.disputes,
  },
});

export const { selectTransactionRows, selectFeeRows, selectSampleDisputes } = transactionsSlice.selectors;
