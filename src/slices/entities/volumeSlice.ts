import { createSlice } from '@reduxjs/toolkit';
import type { Period, PeriodSummary } from '@/domain/money/volume';
import { volume } from '@/slices/seed';

export type VolumeState = { summaries: Record<Period, PeriodSummary[]> };

const initialState: VolumeState = { summaries: volume };

/** How much passed through in the days, weeks, months and years there were. */
export const volumeSlice = createSlice({
  name: 'volume',
  initialState,
  reducers: {},
  selectors: { selectSummaries: (state) => state.summaries },
});

export const { selectSummaries } = volumeSlice.selectors;
