import type { Page } from '@playwright/test';
import { expect } from './console';

/** Reads the position and width of each bar from the colors in the row of pixels on the axis. */
async function readBars(page: Page) {
  const canvas = page.locator('canvas');
  await expect(canvas).toBeVisible();
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const style = getComputedStyle(document.documentElement);
    const hues = [1, 2, 3, 4, 5].map((index) =>
      [1, 3, 5].map((at) =>
        parseInt(
          style
            .getPropertyValue(`--series-${index}`)
            .trim()
            .slice(at, at + 2),
          16,
        ),
      ),
    );
    const row = element.clientHeight - (element.clientHeight === 300 ? 28 : 24) - 2;
    const copy = new OffscreenCanvas(element.width, 1).getContext('2d', { willReadFrequently: true })!;
    copy.drawImage(element, 0, -row);
    const { data } = copy.getImageData(0, 0, element.width, 1);
    const nearest = (x: number) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(x * 4, x * 4 + 4);
      if (alpha < 128) return -1;
      const distances = hues.map(([r = 0, g = 0, b = 0]) => (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2);
      return distances.indexOf(Math.min(...distances));
    };
    const widths: number[] = [];
    let before = -1;
    let run = 0;
    for (let x = 0; x <= element.width; x += 1) {
      const hue = x < element.width ? nearest(x) : -1;
      if (hue !== before) {
        if (before !== -1 && run > 5) widths.push(run);
        run = 0;
      }
      before = hue;
      run += 1;
    }
    return { height: element.clientHeight, widths };
  });
}

/** The tolerance is two pixels, because a pixel where two bars touch mixes both colors and may count for either. */
export async function expectBars(page: Page, height: number, count: number, width: number) {
  await expect.poll(async () => (await readBars(page)).widths.length).toBe(count);
  const bars = await readBars(page);
  expect(bars.height).toBe(height);
  for (const bar of bars.widths) expect(Math.abs(bar - width)).toBeLessThanOrEqual(2);
  expect(bars.widths.filter((bar) => bar === width).length).toBeGreaterThan(count / 2);
}
