import ReactEChartsCore from 'echarts-for-react/lib/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FORCED_COLORS, SMALL_SCREEN, useMediaQuery } from '@/components/browser/useMediaQuery';
import * as styles from './VolumeChart.module.scss';
import { echarts } from './echarts';
import { useChartColors } from './useChartColors';
import { chartSize, volumeChartOption, type ChartContent } from './volumeChartOption';
import { useWidth } from './useWidth';
import * as texts from './texts';

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
