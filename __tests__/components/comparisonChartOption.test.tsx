import { comparisonChartOption, type ComparisonChartContent } from '@/components/chart/comparisonChartOption';
import type { BarSeriesOption } from 'echarts/charts';

const COLORS = {
  series: ['#111111', '#222222'],
  text: '#333333',
  line: '#444444',
  ground: '#ffffff',
  font: 'sans-serif',
  textSize: 12,
  gap: 2,
};

/** The series of a chart of days, whose first period is not over. */
function seriesOf(days: number): BarSeriesOption[] {
  const content: ComparisonChartContent = {
    bars: Array.from({ length: days }, (_, day) => ({
      id: String(day),
      name: String(day),
      fullName: String(day),
      current: day,
      base: 0,
    })),
    periods: { current: { name: '2025', isIncomplete: true }, base: { name: '2024', isIncomplete: false } },
    areColumns: true,
    format: String,
    formatAxis: String,
  };
  return comparisonChartOption(content, COLORS, 800).series as BarSeriesOption[];
}

test('The columns of a month are shapes, hollow for a period that is not over', () => {
  const [current, base] = seriesOf(31);
  expect([current?.large, base?.large]).toEqual([false, false]);
  expect(current?.itemStyle).toMatchObject({ color: COLORS.ground, borderColor: '#222222', borderType: 'dashed' });
  expect(base?.itemStyle).toMatchObject({ color: COLORS.text });
});

test('The columns of a year are one path for each period, pale for a period that is not over', () => {
  const [current, base] = seriesOf(365);
  expect([current?.large, base?.large]).toEqual([true, true]);
  expect(Number(current?.largeThreshold)).toBeLessThan(365);
  expect(current?.itemStyle).toEqual({ color: '#222222', opacity: 0.5 });
  expect(base?.itemStyle).toEqual({ color: COLORS.text, opacity: 1 });
});
