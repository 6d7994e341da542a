import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_THEME_CHOICE, themeOf, type Theme, type ThemeChoice } from '@/domain/themes';

/**
 * `system` is the preference of the computer. It is part of the state so that the shown theme can be derived from it.
 */
const initialState: { choice: ThemeChoice; system: Theme } = { choice: DEFAULT_THEME_CHOICE, system: 'light' };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen(state, action: PayloadAction<ThemeChoice>) {
      state.choice = action.payload;
    },
    systemThemeChanged(state, action: PayloadAction<Theme>) {
      state.system = action.payload;
    },
  },
  selectors: {
    selectThemeChoice: (state) => state.choice,
    selectTheme: ({ choice, system }) => themeOf(choice, system),
  },
});

export const { themeChosen, systemThemeChanged } = themeSlice.actions;
export const { selectThemeChoice, selectTheme } = themeSlice.selectors;
