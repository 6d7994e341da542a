import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './accessibilityChecks';
import { expect } from './console';

/** The widths at which everything is looked at. From the narrowest on: what is reached there is opened there. */
export const WIDTHS = [390, 768, 1440];

/** Changes the width of an open page, and waits for the frame in which the page has answered to it. */
export async function widen(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async (width) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (window.innerWidth !== width) await frame();
    await frame();
    await frame();
  }, size.width);
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-bs-theme="${colorScheme}"]`).waitFor();
}

type ShapeWindow = { shape?: string[] };

/**
 * The lines in which the document differs from the last one asked for here: all of it but its colours, a line for each element, with its
 * attributes, own text, box, and whether it is seen. Left out is what names the theme: one attribute of the document's element, and
 * the content of one meta tag.
 */
const newShape = (page: Page) =>
  page.evaluate(() => {
    const shape = [...document.querySelectorAll('*')].map((element) => {
      const isTheme = ({ name }: Attr) =>
        (name === 'data-bs-theme' && element === document.documentElement) ||
        (name === 'content' && element.matches('meta[name="color-scheme"]'));
      const { x, y, width, height } = element.getBoundingClientRect();
      return [
        element.localName,
        ...[...element.attributes]
          .filter((attribute) => !isTheme(attribute))
          .map(({ name, value }) => `${name}="${value}"`),
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.nodeValue),
        [x, y, width, height].join(' '),
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? 'seen' : 'not seen',
      ].join(' ');
    });
    const before = (window as ShapeWindow).shape ?? [];
    Object.assign(window, { shape });
    return Array.from({ length: Math.max(before.length, shape.length) }, (_, index) => [before[index], shape[index]])
      .filter(([was, is]) => was !== is)
      .slice(0, 5);
  });

/**
 * Fails where what is open is not accessible or scrolls sideways, in either theme. All rules look at the theme it is in; the other one
 * is shown to be the same document in the same boxes, so that there the rules that read its colours are enough. It stays in that one.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const isDark = (await page.locator('html').getAttribute('data-bs-theme')) === 'dark';
  const [shown, b] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await expectAccessible(page);
  await newShape(page);
  await showIn(page, b);
  const difference = await newShape(page);
  // Again where something of the page itself came in between: what is announced, the chart's new size.
  if (difference.length > 0)
    await expect(async () => {
      await showIn(page, shown);
      await newShape(page);
      await showIn(page, b);
      expect(await newShape(page)).toEqual([]);
    }).toPass({ timeout: 5_000 });
  await expectReadable(page);
}
