import ReactEChartsCore from 'echarts-for-react/lib/core';
import { BarChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { SMALL_SCREEN, useMediaQuery } from '@/components/browser/useMediaQuery';
import * as sideways from '@/components/lists/sideways.module.scss';
import { classNames } from '@/components/page/classNames';
import type { Currency } from '@/domain/money/currency';
import type { PeriodSummary } from '@/domain/money/volume';
import * as styles from './VolumeChart.module.scss';
import { useChartColors } from './useChartColors';
import { chartSize, volumeChartOption } from './volumeChartOption';

echarts.use([BarChart, GridComponent, TooltipComponent, CanvasRenderer]);

type Props = {
  label: string;
  /** The id of the text that says what the chart shows. */
  describedBy: string;
  summaries: readonly PeriodSummary[];
  currency: Currency;
};

const WRAPPER = classNames(sideways.fades, styles.wrapper);

/** The grouped bar chart; where its bars need more room than there is, it scrolls inside its own wrapper. */
export function VolumeChart({ label, describedBy, summaries, currency }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  const isSmall = useMediaQuery(SMALL_SCREEN);
  const available = useWidth(wrapper);
  const colors = useChartColors();
  const size = chartSize(summaries.length, isSmall, available);
  const { barWidth, margin } = size;
  const option = useMemo(
    () => volumeChartOption(summaries, { barWidth, margin }, colors, currency),
    [summaries, barWidth, margin, colors, currency],
  );

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1)
    <div ref={wrapper} className={WRAPPER} role="region" aria-label={label} tabIndex={0}>
      {available > 0 && (
        <div role="img" aria-label={`Bar chart of ${label.toLowerCase()}`} aria-describedby={describedBy}>
          <ReactEChartsCore
            echarts={echarts}
            option={option}
            notMerge
            style={{ height: size.height, width: size.width }}
          />
        </div>
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
