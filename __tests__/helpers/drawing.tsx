import type { VolumeChartOption } from '@/components/chart/volumeChartOption';

/**
 * Stands where ECharts draws: jsdom has no canvas. The drawing itself is tested in a real browser, and its option by itself; here
 * its series can be read.
 */
export default function Drawing({ option }: { option: VolumeChartOption }) {
  return <div data-testid="drawing">{JSON.stringify(option.series)}</div>;
}
