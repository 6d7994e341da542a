import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How files were read, as text, by their columns: the one that was used last stands at the end. */
export type Matchings = Readonly<Record<string, string>>;

const initialState: { remembered: Matchings } = { remembered: {} };

/** What operators answered about the files that they brought in: it is shown again for a file with the same columns. */
export const matchingsSlice = createSlice({
  name: 'matchings',
  initialState,
  reducers: {
    matchingsRemembered(state, { payload }: PayloadAction<Matchings>) {
      state.remembered = payload;
    },
  },
  selectors: { selectMatchings: ({ remembered }) => remembered },
});

export const { matchingsRemembered } = matchingsSlice.actions;
export const { selectMatchings } = matchingsSlice.selectors;
