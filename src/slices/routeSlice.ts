import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type RouteState = { path: string };

const initialState: RouteState = { path: '/' };

/** The screen that is open; what floats above the old screen closes when a new one is visited. */
export const routeSlice = createSlice({
  name: 'route',
  initialState,
  reducers: {
    pathVisited(state, action: PayloadAction<string>) {
      state.path = action.payload;
    },
  },
  selectors: { selectPath: (state) => state.path },
});

export const { pathVisited } = routeSlice.actions;
export const { selectPath } = routeSlice.selectors;
