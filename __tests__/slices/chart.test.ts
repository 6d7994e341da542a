import { VOLUME_SERIES } from '@/domain/money/volume';
import { chartActions, chartSlice } from '@/slices/ui/chartSlice';
import { addressVisited } from '@/slices/ui/routeSlice';

const { reducer } = chartSlice;
const { seriesToggled, explanationToggled, tableToggled } = chartActions;
const start = reducer(undefined, { type: 'start' });

test('The legend turns a series off and on', () => {
  const without = reducer(start, seriesToggled('partnerFees'));
  expect(without.hiddenSeries).toEqual(['partnerFees']);
  expect(reducer(without, seriesToggled('partnerFees'))).toEqual(start);
});

test('The last visible series stays on', () => {
  const [last, ...others] = VOLUME_SERIES.map(({ key }) => key);
  const lastAlone = others.map(seriesToggled).reduce(reducer, start);
  expect(lastAlone.hiddenSeries).toEqual(others);
  expect(reducer(lastAlone, seriesToggled(last!))).toBe(lastAlone);
});

test('One explanation is open until its figure is pressed again or another screen is visited', () => {
  const open = reducer(start, explanationToggled('fees'));
  expect(open.explainedFigure).toBe('fees');
  expect(reducer(open, explanationToggled('revenue')).explainedFigure).toBe('revenue');
  expect(reducer(open, explanationToggled('fees'))).toEqual(start);
  expect(reducer(open, addressVisited({ path: '/merchants', query: {} }))).toEqual(start);
});

test('The chart and the table of its figures alternate', () => {
  const table = reducer(start, tableToggled());
  expect(table.isTableShown).toBe(true);
  expect(reducer(table, tableToggled())).toEqual(start);
});
