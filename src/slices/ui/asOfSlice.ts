import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isDay, type Day } from '@/domain/calendar/dates';
import { addressVisited } from './routeSlice';

const initialState: { wanted: Day | null; day: Day | null } = { wanted: null, day: null };

/**
 * The past day as of which the workspace is shown: `wanted` by the operator or the address, and `day` once its rows are
 * prepared. Null is now. A link without a day keeps it, so that it stays from screen to screen.
 */
export const asOfSlice = createSlice({
  name: 'asOf',
  initialState,
  reducers: {
    asOfChosen(state, { payload }: PayloadAction<Day>) {
      state.wanted = payload;
    },
    asOfPrepared(state, { payload }: PayloadAction<Day>) {
      if (state.wanted === payload) state.day = payload;
    },
    asOfLeft: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { query } }) => {
      if (query.asOf !== undefined && isDay(query.asOf)) state.wanted = query.asOf;
    });
  },
  selectors: { selectWantedDay: ({ wanted }) => wanted, selectAsOf: ({ day }) => day },
});

export const { asOfChosen, asOfPrepared, asOfLeft } = asOfSlice.actions;
export const { selectWantedDay, selectAsOf } = asOfSlice.selectors;
