import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Query } from '@/domain/screens';

export type RouteState = { path: string };

const initialState: RouteState = { path: '/' };

/**
 * The screen that is open. What floats above the old screen closes when an address is visited, and each list takes its
 * view from the query of its own path.
 */
export const routeSlice = createSlice({
  name: 'route',
  initialState,
  reducers: {
    addressVisited(state, action: PayloadAction<{ path: string; query: Query }>) {
      state.path = action.payload.path;
    },
  },
  selectors: { selectPath: (state) => state.path },
});

export const { addressVisited } = routeSlice.actions;
export const { selectPath } = routeSlice.selectors;
