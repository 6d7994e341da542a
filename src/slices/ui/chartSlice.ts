import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Figure } from '@/domain/explanations';
import { DEFAULT_PERIOD, type Period } from '@/domain/money/volume';
import { addressVisited } from './routeSlice';

export type ChartState = {
  period: Period;
  isTableShown: boolean;
  /** The one figure of the dashboard that explains itself. */
  explainedFigure: Figure | null;
};

const initialState: ChartState = { period: DEFAULT_PERIOD, isTableShown: false, explainedFigure: null };

/** How the dashboard shows its figures. */
export const chartSlice = createSlice({
  name: 'chart',
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
    selectIsTableShown: (state) => state.isTableShown,
    selectExplainedFigure: (state) => state.explainedFigure,
  },
});

export const chartActions = chartSlice.actions;
export const { selectPeriod, selectIsTableShown, selectExplainedFigure } = chartSlice.selectors;
