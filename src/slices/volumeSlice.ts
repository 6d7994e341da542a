import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PERIOD, type Period, type PeriodSummary } from '@/domain/volume';
import { volume } from '@/fixtures/volume';

export type VolumeState = { period: Period; summaries: Record<Period, PeriodSummary[]> };

const initialState: VolumeState = { period: DEFAULT_PERIOD, summaries: volume };

export const volumeSlice = createSlice({
  name: 'volume',
  initialState,
  reducers: {
    /** `null` is what a toggle says when its selected option is clicked again: it is ignored. */
    periodChosen(state, action: PayloadAction<Period | null>) {
      if (action.payload !== null) state.period = action.payload;
    },
  },
  selectors: {
    selectPeriod: (state) => state.period,
    selectSummaries: (state) => state.summaries,
  },
});

export const volumeActions = volumeSlice.actions;
export const { selectPeriod, selectSummaries } = volumeSlice.selectors;
