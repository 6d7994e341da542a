import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How files were read, as text, by their columns: the one that was used last stands at the end. */
export type ColumnMappings = Readonly<Record<string, string>>;

const initialState: { remembered: ColumnMappings } = { remembered: {} };

/** What operators answered about the files that they brought in: it is shown again for a file with the same columns. */
export const columnMappingsSlice = createSlice({
  name: 'matchings',
  initialState,
  reducers: {
    matchingsRemembered(state, { payload }: PayloadAction<ColumnMappings>) {
      state.remembered = payload;
    },
  },
  selectors: { selectColumnMappings: ({ remembered }) => remembered },
});

export const { matchingsRemembered: columnMappingsRemembered } = columnMappingsSlice.actions;
export const { selectColumnMappings } = columnMappingsSlice.selectors;
