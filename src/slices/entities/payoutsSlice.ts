import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { acceptedOfParties } from '@/domain/statements/acceptedOfParties';
import { judgePayout, type Payout } from '@/domain/statements/payouts/payouts';

const initialState: { records: Record<string, Payout> } = { records: {} };

export const payoutsSlice = createSlice({
  name: 'payouts',
  initialState,
  reducers: {
    payoutsRecorded(state, { payload }: PayloadAction<readonly Payout[]>) {
      const recorded = Object.values(original(state).records);
      for (const payout of acceptedOfParties(recorded, payload, judgePayout)) state.records[payout.id] = payout;
    },
    /** Reverses payouts by their ids. */
    payoutsRemoved(state, { payload }: PayloadAction<readonly string[]>) {
      for (const id of payload) Reflect.deleteProperty(state.records, id);
    },
  },
  selectors: { selectPayoutRecords: (state) => state.records },
});

export const { payoutsRecorded, payoutsRemoved } = payoutsSlice.actions;
export const { selectPayoutRecords } = payoutsSlice.selectors;
