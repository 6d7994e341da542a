import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { issuable, type IssuedStatement } from '@/domain/statements/issued';

/** By their numbers. */
export type StatementsState = { issued: Record<string, IssuedStatement> };

const initialState: StatementsState = { issued: {} };

/** The statements that were issued: their figures and the hash of their lines, which are worked out again. */
export const statementsSlice = createSlice({
  name: 'statements',
  initialState,
  reducers: {
    statementsIssued(state, { payload }: PayloadAction<readonly IssuedStatement[]>) {
      for (const each of issuable(Object.values(state.issued), payload)) state.issued[each.id] = each;
    },
    /** Takes the issuing of statements back, by their numbers. */
    statementsWithdrawn(state, { payload }: PayloadAction<readonly string[]>) {
      for (const id of payload) Reflect.deleteProperty(state.issued, id);
    },
  },
  selectors: { selectIssuedStatements: (state) => state.issued },
});

export const { statementsIssued, statementsWithdrawn } = statementsSlice.actions;
export const { selectIssuedStatements } = statementsSlice.selectors;
