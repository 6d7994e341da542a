import { BarChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartSize, tooltipContent, volumeChartOption } from '@/components/chart/volumeChartOption';
import { PERIODS, type VolumeSeries } from '@/domain/money/volume';
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
  textSize: 12,
  gap: 0,
};

/** Counts the bars of each color in the chart that ECharts renders on the server. */
function draw(
  period: (typeof PERIODS)[number],
  isSmall: boolean,
  available: number,
  { hidden = [] as VolumeSeries[], areNumbersShown = false, textSize = colors.textSize } = {},
) {
  const size = chartSize(summaries[period].length, isSmall, available, hidden.length, textSize);
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: size.width, height: size.height });
  const content = { summaries: summaries[period], dates: [], hidden, currency: USD };
  chart.setOption(volumeChartOption(content, size, { ...colors, textSize }, areNumbersShown));
  const svg = chart.renderToSVGString();
  chart.dispose();
  return { size, svg, bars: colors.series.map((color) => svg.split(`fill="${color}"`).length - 1) };
}

const optionOf = (period: (typeof PERIODS)[number], dates: string[] = []) =>
  volumeChartOption(
    { summaries: summaries[period], dates, hidden: [], currency: USD },
    chartSize(6, false, 1100),
    colors,
    false,
  );

test('The chart is 300 px high with bars of 30 px, and on a small screen 250 px high with bars of 20 px', () => {
  expect(draw('month', false, 1100).size).toMatchObject({ height: 300, barWidth: 30, width: 1100 });
  expect(draw('month', true, 320).size).toMatchObject({ height: 250, barWidth: 20 });
});

test('The chart has smaller margins on a small screen', () => {
  const [small, large] = [chartSize(6, true, 1100).margin, chartSize(6, false, 1100).margin];
  for (const side of ['left', 'right', 'top', 'bottom'] as const) expect(small[side]).toBeLessThan(large[side]);
});

test('Letters of double size have double space at the sides of the chart', () => {
  const { size, svg } = draw('month', false, 1100, { areNumbersShown: true, textSize: 24 });
  expect(size.margin).toMatchObject({ left: 104, top: 32, bottom: 56 });
  expect(svg).not.toMatch(/font-size:1[0-9]px/);
  for (const text of ['150k', 'JUN']) expect(svg).toMatch(new RegExp(`<text[^>]*font-size:24px[^>]*>${text}</text>`));
  expect(svg).toMatch(/<text[^>]*font-size:23px[^>]*>5<\/text>/);
});

test.each(PERIODS)('Five bars are drawn for each %s', (period) => {
  const count = summaries[period].length;
  expect(draw(period, false, 1100).bars).toEqual([count, count, count, count, count]);
});

test('Bars get thinner, down to 16 px, if this avoids scrolling, and keep their width otherwise', () => {
  expect(chartSize(7, false, 1100)).toMatchObject({ barWidth: 26, width: 1100 });
  const narrow = chartSize(6, false, 500);
  expect(narrow.barWidth).toBe(30);
  expect(narrow.width).toBeGreaterThan(900);
});

test('All six months fit next to the sidebar at 1024 px', () => {
  expect(chartSize(6, false, 686)).toMatchObject({ barWidth: 17, width: 686 });
});

test('If the chart scrolls, the figures of the axis are at its newest end', () => {
  expect(draw('month', true, 320).svg.match(/<text[^>]*text-anchor="start"[^>]*>150k/g)).toHaveLength(1);
  expect(draw('month', false, 1100).svg.match(/<text[^>]*text-anchor="end"[^>]*>150k/g)).toHaveLength(1);
});

test('A bar shows the number of its series on request only', () => {
  const numbers = (areNumbersShown: boolean) => {
    const { svg } = draw('year', false, 1100, { areNumbersShown });
    return [1, 2, 3, 4, 5].map((number) => svg.split(`>${number}</text>`).length - 1);
  };
  expect(numbers(false)).toEqual([0, 0, 0, 0, 0]);
  expect(numbers(true)).toEqual([4, 4, 4, 4, 4]);
});

test('A hidden series is not drawn, the axis adapts, and the other series keep their colors', () => {
  const { svg, bars } = draw('month', false, 1100, { hidden: ['totalTransactionAmount', 'paidToMerchant'] });
  expect(bars).toEqual([0, 0, 6, 6, 6]);
  expect(svg).toContain('>7k</text>');
  expect(svg).not.toContain('>30k</text>');
});

test('The chart has no animation', () => {
  const { animation, tooltip } = optionOf('month');
  expect(animation).toBe(false);
  expect(tooltip).toMatchObject({ transitionDuration: 0, axisPointer: { animation: false } });
});

test("The y axis shows thousands with a 'k', and 0 as '0'", () => {
  const { svg } = draw('month', false, 1100);
  const labels = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map((match) => match[1]);
  expect(labels).toEqual(expect.arrayContaining(['0', '30k', '150k', 'JAN', 'JUN']));
});

test('The tooltip shows labeled dollar values, as text and not as markup', () => {
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

test('The tooltip of a group of bars shows its summary', () => {
  const option = optionOf('month');
  const { formatter } = option.tooltip as { formatter: (params: unknown) => HTMLElement | string };
  expect(formatter([{ dataIndex: 5 }])).toHaveProperty('textContent', expect.stringMatching(/^JUN/));
  expect(formatter({ dataIndex: 0 })).toHaveProperty('textContent', expect.stringMatching(/^JAN/));
  expect(formatter([])).toBe('');
});

test('The tooltip of a day shows its date', () => {
  const option = optionOf('day', ['Jun 24, 2024']);
  const { formatter } = option.tooltip as { formatter: (params: unknown) => HTMLElement };
  expect(formatter({ dataIndex: 0 }).querySelector('strong')).toHaveTextContent('MON · Jun 24, 2024');
});
