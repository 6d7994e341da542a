import ReactEChartsCore from 'echarts-for-react/lib/core';
import { useDeferredValue, useMemo, useRef } from 'react';
import { comparisonChartHeight, comparisonChartOption, type ComparisonChartContent } from './comparisonChartOption';
import { echarts } from './echarts';
import { useChartColors } from './useChartColors';
import { useWidth } from './useWidth';
import * as texts from './texts';

type Props = {
  content: ComparisonChartContent;
  label: string;
  /** The id of the text that describes the chart. */
  describedBy: string;
};

/**
 * The bars of both periods. A table has the same figures, because a canvas has no text. A year of days takes the canvas as
 * long as the table takes the page, so the chart follows in a task after it.
 */
export function ComparisonChart({ content: newest, label, describedBy }: Props) {
  const content = useDeferredValue(newest);
  const wrapper = useRef<HTMLDivElement>(null);
  const width = useWidth(wrapper);
  const colors = useChartColors();
  const height = comparisonChartHeight(content);
  const option = useMemo(() => comparisonChartOption(content, colors, width), [content, colors, width]);
  return (
    <div ref={wrapper} style={{ height }}>
      {width > 0 && (
        <div role="img" aria-label={texts.barChart(label)} aria-describedby={describedBy}>
          <ReactEChartsCore echarts={echarts} option={option} notMerge lazyUpdate style={{ height, width }} />
        </div>
      )}
    </div>
  );
}
