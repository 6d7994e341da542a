import { readFileSync } from 'node:fs';
import { contrast, deltaE, labOf, VISIONS } from '../helpers/domain/colors';

const [light = '', dark = ''] = readFileSync('src/styles/_theme.scss', 'utf8').split("[data-bs-theme='dark']");
const SERIES = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5'];
const PAIRS = SERIES.flatMap((a, index) => SERIES.slice(index + 1).map((b) => [a, b] as const));

/**
 * The backgrounds of bars, tiles and the dots of a dialog; in the light theme a dialog has the background of the page.
 */
const THEMES = {
  light: { text: light, grounds: ['card-ground', 'soft-ground'] },
  dark: { text: dark, grounds: ['card-ground', 'soft-ground', 'raised-card-ground', 'raised-soft-ground'] },
};

/** Returns the color of a custom property as #rrggbb. */
function read(text: string, name: string): string {
  const [, color = ''] = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(text) ?? [];
  return color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color;
}

test('The difference of two colors is CIEDE2000, as published', () => {
  // These are pairs 1, 9, 13, 17 and 25 of Sharma, Wu and Dalal 2005.
  expect(deltaE([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(deltaE([50, -1, 2], [50, 0, 0])).toBeCloseTo(2.3669, 4);
  expect(deltaE([50, -0.001, 2.49], [50, 0.0011, -2.49])).toBeCloseTo(4.7461, 4);
  expect(deltaE([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(deltaE([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
});

describe.each(Object.entries(THEMES))('In the %s theme', (_name, { text, grounds }) => {
  test.each(Object.keys(VISIONS) as (keyof typeof VISIONS)[])(
    'any two of the five series differ by at least 9 under %s vision',
    (vision) => {
      const near = PAIRS.map((pair) => {
        const [a, b] = pair.map((name) => labOf(read(text, name), vision));
        return { pair, difference: deltaE(a!, b!) };
      }).filter(({ difference }) => !(difference >= 9));
      expect(near).toEqual([]);
    },
  );

  test('each series has a contrast of at least 3 to its background', () => {
    for (const ground of grounds)
      for (const series of SERIES) expect(contrast(read(text, series), read(text, ground))).toBeGreaterThanOrEqual(3);
  });
});
