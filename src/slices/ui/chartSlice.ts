import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Figure } from '@/domain/explanations';
import { DEFAULT_PERIOD, VOLUME_SERIES, type Period, type VolumeSeries } from '@/domain/money/volume';
import { addressVisited } from './routeSlice';

export type ChartState = {
  period: Period;
  isTableShown: boolean;
  /** The series that the legend turned off. Only the chart hides them. */
  hiddenSeries: readonly VolumeSeries[];
  /** The figure whose explanation is open. */
  explainedFigure: Figure | null;
};

const initialState: ChartState = {
  period: DEFAULT_PERIOD,
  isTableShown: false,
  hiddenSeries: [],
  explainedFigure: null,
};

export const chartSlice = createSlice({
  name: 'chart',
  initialState,
  reducers: {
    /** `null` would deselect, which is ignored. Radio buttons never send it. */
    periodChosen(state, action: PayloadAction<Period | null>) {
      if (action.payload !== null) state.period = action.payload;
    },
    /** Switches between the chart and the table of its figures. */
    tableToggled(state) {
      state.isTableShown = !state.isTableShown;
    },
    /** Turns a series off or on. The last visible series stays on, because an empty chart says nothing. */
    seriesToggled(state, { payload: series }: PayloadAction<VolumeSeries>) {
      const isHidden = state.hiddenSeries.includes(series);
      if (!isHidden && state.hiddenSeries.length === VOLUME_SERIES.length - 1) return;
      state.hiddenSeries = isHidden
        ? state.hiddenSeries.filter((hidden) => hidden !== series)
        : [...state.hiddenSeries, series];
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
    selectIsTableShown: (state) => state.isTableShown,
    selectHiddenSeries: (state) => state.hiddenSeries,
    selectExplainedFigure: (state) => state.explainedFigure,
  },
});

export const chartActions = chartSlice.actions;
export const { selectPeriod, selectIsTableShown, selectHiddenSeries, selectExplainedFigure } = chartSlice.selectors;
