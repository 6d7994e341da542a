import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogOpened } from './dialogsSlice';
import { addressVisited } from './routeSlice';

const initialState: { text: string } = { text: '' };

/** The search in statement lines. It stays while a line leads from one dialog to the next. */
export const lineSearchSlice = createSlice({
  name: 'lineSearch',
  initialState,
  reducers: {
    lineSearchTyped(state, { payload }: PayloadAction<string>) {
      state.text = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(dialogOpened, () => initialState).addCase(addressVisited, () => initialState);
  },
  selectors: { selectLineSearch: (state) => state.text },
});

export const { lineSearchTyped } = lineSearchSlice.actions;
export const { selectLineSearch } = lineSearchSlice.selectors;
