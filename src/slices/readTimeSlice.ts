import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The time of the computer's clock when it was read last, in milliseconds since 1970. Proposals expire by it: it is in the
 * state, so that a replayed session shows what was shown. 0 before the first reading, by which nothing has expired.
 */
export const readTimeSlice = createSlice({
  name: 'readTime',
  initialState: { now: 0 },
  reducers: {
    timeRead: (_state, { payload }: PayloadAction<number>) => ({ now: payload }),
  },
  selectors: { selectReadTime: ({ now }) => now },
});

export const { timeRead } = readTimeSlice.actions;
export const { selectReadTime } = readTimeSlice.selectors;
