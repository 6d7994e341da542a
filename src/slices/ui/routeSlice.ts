import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readScreenView, type Query, type ScreenView } from '@/domain/screens';

/** `view` is the secondary view under the heading of the screen, or null for the screen itself. */
const initialState: { path: string; view: ScreenView | null } = { path: '/', view: null };

/** The open screen. Visiting an address closes popovers, and each list takes its view from the query of its path. */
export const routeSlice = createSlice({
  name: 'route',
  initialState,
  reducers: {
    addressVisited(state, { payload: { path, query } }: PayloadAction<{ path: string; query: Query }>) {
      state.path = path;
      state.view = readScreenView(path, query);
    },
  },
  selectors: { selectPath: (state) => state.path, selectScreenView: (state) => state.view },
});

export const { addressVisited } = routeSlice.actions;
export const { selectPath, selectScreenView } = routeSlice.selectors;
