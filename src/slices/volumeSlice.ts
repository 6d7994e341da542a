import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Figure } from '@/domain/explanations';
import { DEFAULT_PERIOD, type Period, type PeriodSummary } from '@/domain/volume';
import { addressVisited } from './routeSlice';
import { volume } from './seed';

export type VolumeState = {
  period: Period;
  summaries: Record<Period, PeriodSummary[]>;
  isTableShown: boolean;
  /** The one figure of the dashboard that explains itself. */
  explainedFigure: Figure | null;
};

const initialState: VolumeState = {
  period: DEFAULT_PERIOD,
  summaries: volume,
  isTableShown: false,
  explainedFigure: null,
};

export const volumeSlice = createSlice({
  name: 'volume',
  initialState,
  reducers: {
    /** `null` is what a toggle says when its selected option is clicked again: it is ignored. */
    periodChosen(state, action: PayloadAction<Period | null>) {
      if (action.payload !== null) state.period = action.payload;
    },
    /** Between the chart and the table of its figures. */
    tableToggled(state) {
      state.isTableShown = !state.isTableShown;
    },
    explanationToggled(state, action: PayloadAction<Figure>) {
      state.explainedFigure = state.explainedFigure === action.payload ? null : action.payload;
    },
    explanationClosed(state) {
      state.explainedFigure = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state) => {
      state.explainedFigure = null;
    });
  },
  selectors: {
    selectPeriod: (state) => state.period,
    selectSummaries: (state) => state.summaries,
    selectIsTableShown: (state) => state.isTableShown,
    selectExplainedFigure: (state) => state.explainedFigure,
  },
});

export const volumeActions = volumeSlice.actions;
export const { selectPeriod, selectSummaries, selectIsTableShown, selectExplainedFigure } = volumeSlice.selectors;
