import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_THEME_CHOICE, themeOf, type Theme, type ThemeChoice } from '@/domain/themes';

/** `system` is what the computer prefers: state too, so that the theme on screen is worked out of the store. */
export type ThemeState = { choice: ThemeChoice; system: Theme };

const initialState: ThemeState = { choice: DEFAULT_THEME_CHOICE, system: 'light' };

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
    /** The theme on screen. */
    selectTheme: ({ choice, system }) => themeOf(choice, system),
  },
});

export const { themeChosen, systemThemeChanged } = themeSlice.actions;
export const { selectThemeChoice, selectTheme } = themeSlice.selectors;
