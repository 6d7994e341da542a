import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cents } from '@/domain/money/money';
import type { PartyId } from '@/domain/statements/parties';
import { checkPayout, type Payout } from '@/domain/statements/payouts';

/** By their ids. */
export type PayoutsState = { records: Record<string, Payout> };

const initialState: PayoutsState = { records: {} };

/** What was available to their parties before, in cents: what the rules judge by. */
type About = { available: Record<PartyId, Cents> };

/** The payouts that operators recorded. */
export const payoutsSlice = createSlice({
  name: 'payouts',
  initialState,
  reducers: {
    payoutsRecorded: {
      prepare: (payouts: readonly Payout[], available: Record<PartyId, Cents>) => ({
        payload: payouts,
        meta: { available },
      }),
      reducer(state, { payload, meta }: PayloadAction<readonly Payout[], string, About>) {
        const left = { ...meta.available };
        for (const payout of payload) {
          const { id, partyId, amount } = payout;
          const available = left[partyId] ?? 0;
          if (id in state.records || !checkPayout(amount, available).allowed) continue;
          left[partyId] = available - amount;
          state.records[id] = payout;
        }
      },
    },
    /** Takes payouts back, by their ids. */
    payoutsRemoved(state, { payload }: PayloadAction<readonly string[]>) {
      for (const id of payload) Reflect.deleteProperty(state.records, id);
    },
  },
  selectors: { selectPayoutRecords: (state) => state.records },
});

export const { payoutsRecorded, payoutsRemoved } = payoutsSlice.actions;
export const { selectPayoutRecords } = payoutsSlice.selectors;
