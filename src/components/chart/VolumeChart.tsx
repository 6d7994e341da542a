import ReactEChartsCore from 'echarts-for-react/lib/core';
import { BarChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as take } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { FORCED_COLORS, SMALL_SCREEN, useMediaQuery } from '@/components/browser/useMediaQuery';
import * as styles from './VolumeChart.module.scss';
import { useChartColors } from './useChartColors';
import { chartSize, volumeChartOption, type ChartContent } from './volumeChartOption';
import * as texts from './texts';

take([BarChart, GridComponent, TooltipComponent, CanvasRenderer]);

/** Only the functions that the chart uses: with the whole module, the bundler could not drop the rest. */
const echarts = { init, dispose, getInstanceByDom };

type Props = ChartContent & {
  label: string;
  /** The id of the text that describes the chart. */
  describedBy: string;
};

/** The grouped bar chart. It scrolls inside its wrapper when its bars need more room than the page has. */
export function VolumeChart({ label, describedBy, summaries, dates, hidden, currency }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  const isSmall = useMediaQuery(SMALL_SCREEN);
  const available = useWidth(wrapper);
  const isForced = useMediaQuery(FORCED_COLORS);
  const [isFocused, setIsFocused] = useState(false);
  const colors = useChartColors();
  const size = useMemo(
    () => chartSize(summaries.length, isSmall, available, hidden.length, colors.textSize),
    [summaries, isSmall, available, hidden, colors],
  );
  const areNumbersShown = isForced || isFocused;
  const option = useMemo(
    () => volumeChartOption({ summaries, dates, hidden, currency }, size, colors, areNumbersShown),
    [summaries, dates, hidden, currency, size, colors, areNumbersShown],
  );

  useLayoutEffect(() => {
    // Setting it forces a synchronous layout, so it is set only when needed.
    if (wrapper.current && available > 0 && size.isScrolled) wrapper.current.scrollLeft = size.width;
  }, [size, available]);

  return (
    <div
      ref={wrapper}
      className={styles.wrapper}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1)
      tabIndex={0}
      onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
    >
      {available > 0 && (
        <div role="img" aria-label={texts.barChart(label)} aria-describedby={describedBy}>
          <ReactEChartsCore
            echarts={echarts}
            option={option}
            notMerge
            lazyUpdate
            style={{ height: size.height, width: size.width }}
          />
        </div>
      )}
    </div>
  );
}

/** The inner width of an element in pixels, updated when it changes. */
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
