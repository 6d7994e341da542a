import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogOpened } from './dialogsSlice';
import { addressVisited } from './routeSlice';

/** `activeIndex` counts the results of all groups from 0. A selector wraps it around the ends. */
const initialState: { isOpen: boolean; query: string; activeIndex: number } = {
  isOpen: false,
  query: '',
  activeIndex: 0,
};

/** The command palette. It opens empty and closes after a result was chosen. */
export const paletteSlice = createSlice({
  name: 'palette',
  initialState,
  reducers: {
    paletteOpened: () => ({ ...initialState, isOpen: true }),
    paletteClosed: () => initialState,
    paletteQueryChanged(state, action: PayloadAction<string>) {
      state.query = action.payload;
      state.activeIndex = 0;
    },
    /** A key that was pressed before the palette had loaded. Its field receives it later. */
    paletteKeyPressed(state, { payload: key }: PayloadAction<string>) {
      if (key === 'ArrowDown') state.activeIndex += 1;
      else if (key === 'ArrowUp') state.activeIndex -= 1;
      else {
        state.query = key === 'Backspace' ? state.query.slice(0, -1) : state.query + key;
        state.activeIndex = 0;
      }
    },
    /** Closes the palette too, because the demo data opens with a reload. */
    demoDataChosen: () => initialState,
    paletteResultPointed(state, action: PayloadAction<number>) {
      state.activeIndex = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(dialogOpened, () => initialState).addCase(addressVisited, () => initialState);
  },
  selectors: {
    selectIsPaletteOpen: (state) => state.isOpen,
    selectPaletteQuery: (state) => state.query,
    selectPaletteIndex: (state) => state.activeIndex,
  },
});

export const {
  paletteOpened,
  paletteClosed,
  paletteQueryChanged,
  paletteKeyPressed,
  demoDataChosen,
  paletteResultPointed,
} = paletteSlice.actions;
export const { selectIsPaletteOpen, selectPaletteQuery, selectPaletteIndex } = paletteSlice.selectors;
