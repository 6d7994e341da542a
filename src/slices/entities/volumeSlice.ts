import { createSlice } from '@reduxjs/toolkit';
import type { Period, PeriodSummary, VolumeTotals } from '@/domain/money/volume';
import { volume } from '@/slices/seed';

/**
 * `monthBefore` is what the newest month is compared with; without it, all of the month before, as in the sample.
 */
export type VolumeState = {
  summaries: Record<Period, readonly PeriodSummary[]>;
  monthBefore?: VolumeTotals;
};

const initialState: VolumeState = { summaries: volume };

/** How much passed through in the days, weeks, months and years there were. */
export const volumeSlice = createSlice({
  name: 'volume',
  initialState,
  reducers: {},
  selectors: { selectSummaries: (state) => state.summaries, selectMonthBefore: (state) => state.monthBefore },
});

export const { selectSummaries, selectMonthBefore } = volumeSlice.selectors;
