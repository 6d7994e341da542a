import { useMemo, useSyncExternalStore } from 'react';
import { FORCED_COLORS, useMediaQuery } from '@/components/browser/useMediaQuery';
import { VOLUME_SERIES } from '@/domain/money/volume';
import type { ChartColors } from './volumeChartOption';

/** The page's colours as a canvas wants them, and again whenever the theme changes, or the system forces its own. */
export function useChartColors(): ChartColors {
  const isForced = useMediaQuery(FORCED_COLORS);
  const text = useSyncExternalStore(onThemeChange, isForced ? readForcedColors : readThemeColors, () => NO_COLORS);
  return useMemo(() => JSON.parse(text) as ChartColors, [text]);
}

// Where there is no browser nothing is drawn: the chart has its place alone.
const NO_COLORS = JSON.stringify({
  series: [],
  text: '',
  line: '',
  ground: '',
  font: '',
  gap: 0,
} satisfies ChartColors);

function onThemeChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
  return () => observer.disconnect();
}

// Colours as text: a new text is a new theme.
function readThemeColors(): string {
  return JSON.stringify({
    series: resolveColors(VOLUME_SERIES.map((_series, index) => `var(--series-${index + 1})`)),
    ...namedColors('var(--bs-secondary-color)', 'var(--hairline)', 'var(--card-ground)'),
    gap: 0,
  } satisfies ChartColors);
}

/** One colour for all bars, with a gap between them: their order and their numbers tell them apart. */
function readForcedColors(): string {
  return JSON.stringify({
    series: resolveColors(VOLUME_SERIES.map(() => 'CanvasText')),
    ...namedColors('CanvasText', 'GrayText', 'Canvas'),
    gap: 2,
  } satisfies ChartColors);
}

function namedColors(...names: [text: string, line: string, ground: string]) {
  const [text = '', line = '', ground = ''] = resolveColors(names);
  return { text, line, ground, font: getComputedStyle(document.body).fontFamily };
}

/** What CSS makes of colours: ECharts draws on a canvas, which knows neither custom properties nor the forced colours. */
function resolveColors(colors: readonly string[]): string[] {
  const probe = document.body.appendChild(document.createElement('span'));
  const resolved = colors.map((color) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return resolved;
}
