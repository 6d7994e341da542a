import ReactEChartsCore from 'echarts-for-react/lib/core';
import { BarChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { VOLUME_SERIES, type PeriodSummary } from '@/domain/volume';
import { SMALL_SCREEN, useMediaQuery } from './useMediaQuery';
import { chartSize, volumeChartOption, type ChartColors } from './volumeChartOption';

echarts.use([BarChart, GridComponent, TooltipComponent, CanvasRenderer]);

type Props = { label: string; summaries: readonly PeriodSummary[] };

/** The grouped bar chart; where its bars need more room than there is, it scrolls inside its own wrapper. */
export function VolumeChart({ label, summaries }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  const isSmall = useMediaQuery(SMALL_SCREEN);
  const available = useWidth(wrapper);
  const [colors] = useState(readColors);
  const size = chartSize(summaries.length, isSmall, available);
  const { barWidth, margin } = size;
  const option = useMemo(
    () => volumeChartOption(summaries, { barWidth, margin }, colors),
    [summaries, barWidth, margin, colors],
  );

  return (
    // A region that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={wrapper} className="chart-wrapper" role="region" aria-label={label} tabIndex={0}>
      {available > 0 && (
        <ReactEChartsCore
          echarts={echarts}
          option={option}
          notMerge
          style={{ height: size.height, width: size.width }}
        />
      )}
    </div>
  );
}

/** The width of an element's inside in pixels, and again whenever it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function readColors(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    series: VOLUME_SERIES.map((_series, index) => read(`--series-${index + 1}`)),
    text: read('--bs-secondary-color'),
    line: read('--hairline'),
    ground: read('--card-ground'),
  };
}
