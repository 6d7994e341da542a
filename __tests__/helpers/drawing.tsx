import type { VolumeChartOption } from '@/components/chart/volumeChartOption';

/**
 * Replaces ECharts, because jsdom has no canvas, and shows its series to the tests. Other tests cover the drawing in a
 * real browser and the chart option.
 */
export default function Drawing({ option }: { option: VolumeChartOption }) {
  return <div data-testid="drawing">{JSON.stringify(option.series)}</div>;
}
