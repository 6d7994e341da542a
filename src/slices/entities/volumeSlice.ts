import { createSlice } from '@reduxjs/toolkit';
import type { Day } from '@/domain/calendar/dates';
import type { Period, PeriodSummary, VolumeTotals } from '@/domain/money/volume';
import { volume } from '@/slices/seed';

/** `monthBefore` is compared with the newest month. Without it, the whole month before is used, as in the sample. */
/** `through` is the newest day of the figures, if it is not that of the rows: the figures of the demo data do not follow a past day. */
export type VolumeState = {
  summaries: Record<Period, readonly PeriodSummary[]>;
  monthBefore?: VolumeTotals;
  through?: Day;
};

const initialState: VolumeState = { summaries: volume };

/** The volume of past days, weeks, months and years. */
export const volumeSlice = createSlice({
  name: 'volume',
  initialState,
  reducers: {},
  selectors: {
    selectSummaries: (state) => state.summaries,
    selectMonthBefore: (state) => state.monthBefore,
    selectVolumeThrough: (state) => state.through,
  },
});

export const { selectSummaries, selectMonthBefore, selectVolumeThrough } = volumeSlice.selectors;
