import { createSlice } from '@reduxjs/toolkit';
import type { Day } from '@/domain/calendar/dates';
import { workspace } from './seed';

/** `currency` is the ISO 4217 code of all amounts; the times of rows are local ones of `timeZone`. */
export type WorkspaceState = { today: Day; currency: string; timeZone: string };

const initialState: WorkspaceState = workspace;

/** What is so of all the rows that are worked in. */
export const workspaceSlice = createSlice({
  name: 'workspace',
  initialState,
  reducers: {},
  selectors: {
    /** The newest day of the rows: 'today' for everything relative. */
    selectToday: (state) => state.today,
    selectCurrencyCode: (state) => state.currency,
  },
});

export const { selectToday, selectCurrencyCode } = workspaceSlice.selectors;
