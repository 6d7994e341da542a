import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { areWithdrawable, issuable, type IssuedStatement } from '@/domain/statements/issued';

const initialState: { issued: Record<string, IssuedStatement> } = { issued: {} };

/**
 * Issued statements with their figures and the hash of their lines. The lines themselves are derived from the
 * payments.
 */
export const statementsSlice = createSlice({
  name: 'statements',
  initialState,
  reducers: {
    statementsIssued(state, { payload }: PayloadAction<readonly IssuedStatement[]>) {
      for (const statement of issuable(Object.values(original(state).issued), payload))
        state.issued[statement.id] = statement;
    },
    /** Withdraws statements by their numbers, all of them or none. */
    statementsWithdrawn(state, { payload }: PayloadAction<readonly string[]>) {
      if (!areWithdrawable(Object.values(state.issued), payload)) return;
      for (const id of payload) Reflect.deleteProperty(state.issued, id);
    },
  },
  selectors: { selectIssuedStatements: (state) => state.issued },
});

export const { statementsIssued, statementsWithdrawn } = statementsSlice.actions;
export const { selectIssuedStatements } = statementsSlice.selectors;
