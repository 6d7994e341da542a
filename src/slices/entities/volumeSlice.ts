import { createSlice } from '@reduxjs/toolkit';
import type { Period, PeriodSummary, VolumeTotals } from '@/domain/money/volume';
import { volume } from '@/slices/seed';

/** `monthBefore` is compared with the newest month. Without it, the whole month before is used, as in the sample. */
export type VolumeState = {
  summaries: Record<Period, readonly PeriodSummary[]>;
  monthBefore?: VolumeTotals;
};

const initialState: VolumeState = { summaries: volume };

/** The volume of past days, weeks, months and years. */
export const volumeSlice = createSlice({
  name: 'volume',
  initialState,
  reducers: {},
  selectors: { selectSummaries: (state) => state.summaries, selectMonthBefore: (state) => state.monthBefore },
});

export const { selectSummaries, selectMonthBefore } = volumeSlice.selectors;
