import { BarChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartSize, tooltipContent, volumeChartOption } from '@/components/chart/volumeChartOption';
import { PERIODS } from '@/domain/money/volume';
import { setupStore } from '@/store/store';
import { USD } from '../helpers/currencies';

echarts.use([BarChart, GridComponent, TooltipComponent, SVGRenderer]);

const { summaries } = setupStore().getState().volume;
const colors = {
  series: ['#010101', '#020202', '#030303', '#040404', '#050505'],
  text: '#111',
  line: '#222',
  ground: '#fff',
  font: 'sans-serif',
  gap: 0,
};

/** The bars of each colour, as ECharts itself draws them on the server. */
function draw(period: (typeof PERIODS)[number], isSmall: boolean, available: number) {
  const size = chartSize(summaries[period].length, isSmall, available);
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: size.width, height: size.height });
  chart.setOption(volumeChartOption(summaries[period], size, colors, USD));
  const svg = chart.renderToSVGString();
  chart.dispose();
  return { size, svg, bars: colors.series.map((color) => svg.split(`fill="${color}"`).length - 1) };
}

test('The chart is 300 high with bars 30 wide, on a small screen 250 high with bars 20 wide', () => {
  expect(draw('month', false, 1100).size).toMatchObject({ height: 300, barWidth: 30, width: 1100 });
  expect(draw('month', true, 320).size).toMatchObject({ height: 250, barWidth: 20 });
});

test('On a small screen its margins are smaller', () => {
  const [small, large] = [chartSize(6, true, 320).margin, chartSize(6, false, 1100).margin];
  for (const side of ['left', 'right', 'top', 'bottom'] as const) expect(small[side]).toBeLessThan(large[side]);
});

test.each(PERIODS)('Five bars are drawn for each %s', (period) => {
  const count = summaries[period].length;
  expect(draw(period, false, 1100).bars).toEqual([count, count, count, count, count]);
});

test('Bars get thinner, down to 20, where that saves scrolling; where it does not they keep their width', () => {
  expect(chartSize(7, false, 1100)).toMatchObject({ barWidth: 26, width: 1100 });
  const narrow = chartSize(6, false, 500);
  expect(narrow.barWidth).toBe(30);
  expect(narrow.width).toBeGreaterThan(900);
});

test('Each bar carries the number of its series, so that colour is not all that tells it apart', () => {
  const { svg } = draw('year', false, 1100);
  for (const number of [1, 2, 3, 4, 5]) expect(svg.split(`>${number}</text>`).length - 1).toBe(4);
});

test('Nothing of the chart moves by itself', () => {
  const { animation, tooltip } = volumeChartOption(summaries.month, chartSize(6, false, 1100), colors, USD);
  expect(animation).toBe(false);
  expect(tooltip).toMatchObject({ transitionDuration: 0, axisPointer: { animation: false } });
});

test("The y axis shows thousands with a 'k', and 0 as '0'", () => {
  const { svg } = draw('month', false, 1100);
  const labels = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map((match) => match[1]);
  expect(labels).toEqual(expect.arrayContaining(['0', '30k', '150k', 'JAN', 'JUN']));
});

test('The tooltip shows labelled dollar values, as text and not as markup', () => {
  const june = summaries.month.at(-1);
  if (!june) throw new Error('no month');
  const content = tooltipContent({ ...june, date: '<img src=x>' }, USD);
  expect(content.querySelector('img')).toBeNull();
  expect([...content.children].map((line) => line.textContent)).toEqual([
    '<img src=x>',
    'Total Fee Volume$127,664.40',
    'Paid to Merchant$114,897.96',
    'Partner Fees$6,551.27',
    'Processor Fees$3,710.08',
    'SplitPay Fees$2,505.09',
  ]);
});

test('The tooltip of a group of bars is that of its summary', () => {
  const option = volumeChartOption(summaries.month, chartSize(6, false, 1100), colors, USD);
  const { formatter } = option.tooltip as { formatter: (params: unknown) => HTMLElement | string };
  expect(formatter([{ dataIndex: 5 }])).toHaveProperty('textContent', expect.stringMatching(/^JUN/));
  expect(formatter({ dataIndex: 0 })).toHaveProperty('textContent', expect.stringMatching(/^JAN/));
  expect(formatter([])).toBe('');
});
