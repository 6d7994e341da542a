/** Colors and font for a canvas. `textSize` and `gap` (between two bars, taken from their width) are in pixels. */
export type ChartColors = {
  series: readonly string[];
  text: string;
  line: string;
  ground: string;
  font: string;
  textSize: number;
  gap: number;
};

/** What all charts look like: the parts of ECharts' options that follow the colors and the font of the page. */
export function chartStyle(colors: ChartColors) {
  return {
    chart: { animation: false, textStyle: { fontFamily: colors.font } },
    label: { color: colors.text, fontSize: colors.textSize },
    categories: { axisLine: { lineStyle: { color: colors.line } }, axisTick: { show: false } },
    values: { splitLine: { lineStyle: { color: colors.line } } },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', animation: false },
      transitionDuration: 0,
      backgroundColor: colors.ground,
      borderColor: colors.line,
    },
  } as const;
}
