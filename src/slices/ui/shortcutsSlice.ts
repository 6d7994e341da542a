import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const initialState: { areSingleKeysOn: boolean } = { areSingleKeysOn: true };

/** Whether single-key shortcuts are on. People who use speech input can turn them off. */
export const shortcutsSlice = createSlice({
  name: 'shortcuts',
  initialState,
  reducers: {
    singleKeysSwitched(state, action: PayloadAction<boolean>) {
      state.areSingleKeysOn = action.payload;
    },
  },
  selectors: { selectAreSingleKeysOn: (state) => state.areSingleKeysOn },
});

export const { singleKeysSwitched } = shortcutsSlice.actions;
export const { selectAreSingleKeysOn } = shortcutsSlice.selectors;
