import { createSlice } from '@reduxjs/toolkit';
import type { Day } from '@/domain/calendar/dates';
import { workspace } from './seed';

export type WorkspaceState = { today: Day };

const initialState: WorkspaceState = workspace;

/** What is so of all the rows that are worked in. */
export const workspaceSlice = createSlice({
  name: 'workspace',
  initialState,
  reducers: {},
  selectors: {
    /** The newest day of the rows: 'today' for everything relative. */
    selectToday: (state) => state.today,
  },
});

export const { selectToday } = workspaceSlice.selectors;
