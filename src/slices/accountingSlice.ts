import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TypedAccounts } from '@/domain/accounting/accounts';

const initialState: { typed: TypedAccounts } = { typed: {} };

/** The accounts that the operator typed for the journal. */
export const accountingSlice = createSlice({
  name: 'accounting',
  initialState,
  reducers: {
    accountsTyped(state, { payload }: PayloadAction<TypedAccounts>) {
      state.typed = payload;
    },
  },
  selectors: { selectTypedAccounts: (state) => state.typed },
});

export const { accountsTyped } = accountingSlice.actions;
export const { selectTypedAccounts } = accountingSlice.selectors;
