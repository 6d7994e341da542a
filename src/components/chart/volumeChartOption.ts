import type { BarSeriesOption } from 'echarts/charts';
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, formatThousands, minorUnits } from '@/domain/money/money';
import { VOLUME_SERIES, type PeriodSummary, type VolumeSeries } from '@/domain/money/volume';
import { chartStyle, type ChartColors } from './chartStyle';
import * as styles from './VolumeChart.module.scss';

export type VolumeChartOption = ComposeOption<BarSeriesOption | GridComponentOption | TooltipComponentOption>;

/** The content of the chart: summaries, dates that complete their labels, and hidden series. */
export type ChartContent = {
  summaries: readonly PeriodSummary[];
  dates: readonly (string | undefined)[];
  hidden: readonly VolumeSeries[];
  currency: Currency;
};

/** Sizes in pixels; the margins fit text of this size. */
const TEXT_SIZE = 12;
const SIZES = {
  small: { height: 250, barWidth: 20, margin: { left: 40, right: 4, top: 12, bottom: 24 } },
  large: { height: 300, barWidth: 30, margin: { left: 52, right: 12, top: 16, bottom: 28 } },
} as const;

/** The gap between two groups, and the minimum width of a bar before the chart scrolls. */
const GROUP_GAP = 16;
const THINNEST_BAR = 16;

/**
 * The size of the chart in `available` pixels: bars have the specified width, or less if that avoids scrolling. Margins scale with
 * the text size.
 */
export function chartSize(periods: number, isSmall: boolean, available: number, hidden = 0, textSize = TEXT_SIZE) {
  const { height, barWidth, margin: usual } = SIZES[isSmall ? 'small' : 'large'];
  const margin = {
    left: (usual.left * textSize) / TEXT_SIZE,
    right: usual.right,
    top: (usual.top * textSize) / TEXT_SIZE,
    bottom: (usual.bottom * textSize) / TEXT_SIZE,
  };
  const bars = periods * (VOLUME_SERIES.length - hidden);
  const around = margin.left + margin.right + periods * GROUP_GAP;
  const fitting = Math.floor((available - around) / bars);
  const width = fitting < THINNEST_BAR ? barWidth : Math.min(barWidth, fitting);
  const needed = around + bars * width;
  // A scrolling chart starts at its newest end, so the axis is there, too.
  const isScrolled = needed > available;
  return {
    height,
    barWidth: width,
    margin: isScrolled ? { ...margin, left: margin.right, right: margin.left } : margin,
    width: Math.max(available, needed),
    isScrolled,
  };
}

/** ECharts' option for the grouped bars: one group per summary, one bar per series in the order of the tiles. */
export function volumeChartOption(
  { summaries, dates, hidden, currency }: ChartContent,
  { barWidth, margin, isScrolled }: Pick<ReturnType<typeof chartSize>, 'barWidth' | 'margin' | 'isScrolled'>,
  colors: ChartColors,
  areNumbersShown: boolean,
): VolumeChartOption {
  const style = chartStyle(colors);
  return {
    ...style.chart,
    grid: { ...margin },
    xAxis: {
      type: 'category',
      data: summaries.map(({ date }) => date),
      axisLabel: { ...style.label, interval: 0, hideOverlap: true },
      ...style.categories,
    },
    yAxis: {
      type: 'value',
      position: isScrolled ? 'right' : 'left',
      // Labels are in thousands with one decimal, so a smaller step would repeat them.
      minInterval: minorUnits(10_000, currency),
      axisLabel: { ...style.label, formatter: (cents: number) => formatThousands(cents, currency) },
      ...style.values,
    },
    tooltip: {
      ...style.tooltip,
      position: tooltipPosition,
      // The formatter returns an element, because ECharts would parse a string as HTML.
      formatter: (params) => {
        const [first] = Array.isArray(params) ? params : [params];
        const summary = first && summaries[first.dataIndex];
        return summary ? tooltipContent(summary, currency, dates[first.dataIndex]) : '';
      },
    },
    series: VOLUME_SERIES.map(({ key, label }, index) => ({ key, label, index }))
      .filter(({ key }) => !hidden.includes(key))
      .map(({ key, label, index }) => ({
        type: 'bar',
        name: label,
        data: summaries.map((summary) => summary[key]),
        barWidth: barWidth - colors.gap,
        barGap: `${(100 * colors.gap) / (barWidth - colors.gap)}%`,
        itemStyle: { color: colors.series[index], borderRadius: [3, 3, 0, 0] },
        // The number of the series in the legend, for operators who cannot use the color.
        label: {
          show: areNumbersShown,
          position: 'top',
          distance: 2,
          fontSize: colors.textSize - 1,
          color: colors.text,
          textBorderColor: colors.ground,
          textBorderWidth: 3,
          formatter: String(index + 1),
        },
      })),
  };
}

/** Places the tooltip next to the pointer, inside the visible part of a scrolling chart. */
function tooltipPosition([x]: [number, number], _params: unknown, tooltip: unknown): [number, number] {
  const scroller = tooltip instanceof HTMLElement ? tooltip.closest('[role="region"]') : null;
  if (!(tooltip instanceof HTMLElement) || !scroller) return [x, 0];
  const { scrollLeft, clientWidth } = scroller;
  return [Math.max(scrollLeft, Math.min(x + 16, scrollLeft + clientWidth - tooltip.offsetWidth)), 0];
}

/** The tooltip: the summary's label with its dates, and five labeled amounts. */
export function tooltipContent(summary: PeriodSummary, currency: Currency, dates?: string): HTMLElement {
  const content = document.createElement('div');
  content.className = styles.tooltip ?? '';
  const heading = content.appendChild(document.createElement('strong'));
  heading.textContent = [summary.date, dates].filter(Boolean).join(' · ');
  VOLUME_SERIES.forEach(({ key, label }, index) => {
    const line = content.appendChild(document.createElement('div'));
    line.className = styles.line ?? '';
    line.dataset.series = String(index + 1);
    line.appendChild(document.createElement('span')).textContent = label;
    line.appendChild(document.createElement('span')).textContent = formatMoney(summary[key], currency);
  });
  return content;
}
