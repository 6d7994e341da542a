import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The answers as text, by the columns of the file. The one that was used last is at the end. */
export type ColumnMappings = Readonly<Record<string, string>>;

const initialState: { remembered: ColumnMappings } = { remembered: {} };

/** The answers that operators gave about imported files. A file with the same columns uses them again. */
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
