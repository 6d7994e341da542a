import type { BarSeriesOption } from 'echarts/charts';
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { chartStyle, type ChartColors } from './chartStyle';
import * as styles from './VolumeChart.module.scss';

export type ComparisonChartOption = ComposeOption<BarSeriesOption | GridComponentOption | TooltipComponentOption>;

/** A group with its figures in both periods, in the unit of the formatters. `fullName` is the heading of its tooltip. */
export type ComparedBars = { id: string; name: string; fullName: string; current: number; base: number };

export type ComparisonChartContent = {
  bars: readonly ComparedBars[];
  /** The names of both periods, and whether they are over. */
  periods: Readonly<Record<'current' | 'base', { name: string; isIncomplete: boolean }>>;
  /** Names of groups need a line each. Days are columns in their order. */
  areColumns: boolean;
  format: (value: number) => string;
  formatAxis: (value: number) => string;
};

const SERIES = ['current', 'base'] as const;

/** With more columns than this, a column is a few pixels wide, and ECharts draws all columns of a period as one path. */
const MOST_SHAPES = 120;

/** Sizes in pixels. */
const [COLUMNS_HEIGHT, LINE_HEIGHT, AXIS_HEIGHT] = [260, 40, 44];

/** The height of the chart in pixels. */
export function comparisonChartHeight({ areColumns, bars }: Pick<ComparisonChartContent, 'areColumns' | 'bars'>) {
  return areColumns ? COLUMNS_HEIGHT : AXIS_HEIGHT + bars.length * LINE_HEIGHT;
}

/** ECharts' option for two bars per group. A period that is not over has hollow bars, or pale ones if they are narrow. */
export function comparisonChartOption(
  { bars, periods, areColumns, format, formatAxis }: ComparisonChartContent,
  colors: ChartColors,
  width: number,
): ComparisonChartOption {
  const { chart, label, tooltip, ...axes } = chartStyle(colors);
  const nameWidth = Math.min(180, Math.round(width * 0.36));
  const categories = {
    type: 'category' as const,
    data: bars.map(({ name }) => name),
    ...axes.categories,
  };
  const values = {
    type: 'value' as const,
    splitNumber: width < 480 ? 2 : 5,
    axisLabel: { ...label, formatter: formatAxis, hideOverlap: true },
    ...axes.values,
  };
  const fills = { current: colors.series[1] ?? colors.text, base: colors.text };
  const isLarge = bars.length > MOST_SHAPES;
  const barStyle = (side: (typeof SERIES)[number]) => {
    // One path has one color and no border, so columns of a period that is not over are pale instead of hollow.
    if (isLarge) return { color: fills[side], opacity: periods[side].isIncomplete ? 0.5 : 1 };
    return periods[side].isIncomplete
      ? { color: colors.ground, borderColor: fills[side], borderWidth: 1.5, borderType: 'dashed' as const }
      : { color: fills[side], borderRadius: 2 };
  };
  return {
    ...chart,
    grid: areColumns
      ? { left: 56, right: 12, top: 16, bottom: 28 }
      : { left: nameWidth + 12, right: 24, top: 8, bottom: 28 },
    ...(areColumns
      ? { xAxis: { ...categories, axisLabel: { ...label, hideOverlap: true } }, yAxis: values }
      : {
          xAxis: values,
          yAxis: {
            ...categories,
            inverse: true,
            axisLabel: { ...label, interval: 0, width: nameWidth, overflow: 'truncate' },
          },
        }),
    tooltip: {
      ...tooltip,
      confine: true,
      // The formatter returns an element, because ECharts would parse a string as HTML.
      formatter: (params) => {
        const [first] = Array.isArray(params) ? params : [params];
        const group = first && bars[first.dataIndex];
        return group ? comparisonTooltip(group, periods, format) : '';
      },
    },
    series: SERIES.map((side) => ({
      type: 'bar',
      name: periods[side].name,
      data: bars.map((group) => group[side]),
      barMaxWidth: areColumns ? 24 : 14,
      barGap: areColumns ? '0%' : '15%',
      large: isLarge,
      largeThreshold: MOST_SHAPES,
      itemStyle: barStyle(side),
    })),
  };
}

/** The tooltip: the name of the group, and its figures with the names of the periods. */
export function comparisonTooltip(
  group: ComparedBars,
  periods: ComparisonChartContent['periods'],
  format: (value: number) => string,
): HTMLElement {
  const content = document.createElement('div');
  content.className = styles.tooltip ?? '';
  content.appendChild(document.createElement('strong')).textContent = group.fullName;
  for (const side of SERIES) {
    const line = content.appendChild(document.createElement('div'));
    line.className = styles.line ?? '';
    line.dataset.side = side;
    line.appendChild(document.createElement('span')).textContent = periods[side].name;
    line.appendChild(document.createElement('span')).textContent = format(group[side]);
  }
  return content;
}
