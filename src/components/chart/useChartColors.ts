import { useSyncExternalStore } from 'react';
import { FORCED_COLORS, useMediaQuery } from '@/components/browser/useMediaQuery';
import { VOLUME_SERIES } from '@/domain/money/volume';
import type { ChartColors } from './chartStyle';

/** The colors of the page for a canvas, updated when the theme changes or the system forces its palette. */
export function useChartColors(): ChartColors {
  const isForced = useMediaQuery(FORCED_COLORS);
  return useSyncExternalStore(onThemeChange, isForced ? forcedColors : themeColors);
}

const themeColors = rememberForTheme(readThemeColors);
const forcedColors = rememberForTheme(readForcedColors);

/** Cached between renders, because reading them forces a style recalculation. */
function rememberForTheme(read: () => ChartColors): () => ChartColors {
  let known: { theme: string | undefined; colors: ChartColors } | undefined;
  return () => {
    const theme = document.documentElement.dataset.bsTheme;
    if (!known || known.theme !== theme) known = { theme, colors: read() };
    return known.colors;
  };
}

function onThemeChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
  return () => observer.disconnect();
}

function readThemeColors(): ChartColors {
  return {
    series: resolveColors(VOLUME_SERIES.map((_series, index) => `var(--series-${index + 1})`)),
    ...namedColors('var(--bs-secondary-color)', 'var(--hairline)', 'var(--card-ground)'),
    gap: 0,
  };
}

/** With forced colors all bars have one color and a gap: their order and numbers distinguish them. */
function readForcedColors(): ChartColors {
  return {
    series: resolveColors(VOLUME_SERIES.map(() => 'CanvasText')),
    ...namedColors('CanvasText', 'GrayText', 'Canvas'),
    gap: 2,
  };
}

function namedColors(...names: [text: string, line: string, ground: string]) {
  const [text = '', line = '', ground = ''] = resolveColors(names);
  return {
    text,
    line,
    ground,
    font: getComputedStyle(document.body).fontFamily,
    // The canvas follows the font size of the browser.
    textSize: 0.75 * parseFloat(getComputedStyle(document.documentElement).fontSize),
  };
}

/** Resolves colors with CSS: ECharts draws on a canvas, which knows neither custom properties nor forced colors. */
function resolveColors(colors: readonly string[]): string[] {
  const probes = colors.map((color) => {
    const probe = document.createElement('span');
    probe.style.color = color;
    return probe;
  });
  document.body.append(...probes);
  const resolved = probes.map((probe) => getComputedStyle(probe).color);
  for (const probe of probes) probe.remove();
  return resolved;
}
