import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './accessibilityChecks';
import { expect } from './console';

/** The widths of all checks. A state is opened at the first one, the narrowest. */
export const WIDTHS = [390, 768, 1440];

/** Changes the width of an open page and waits until the page has adapted. */
export async function resizePage(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async (width) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (window.innerWidth !== width) await frame();
    await frame();
    await frame();
  }, size.width);
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-bs-theme="${colorScheme}"]`).waitFor();
}

type ShapeWindow = { shape?: string[] };

/**
 * The lines in which the document differs from its previous snapshot, apart from colors. Each element is a line with
 * its attributes, own text, box and visibility. The two attributes that name the theme are excluded.
 */
const compareShape = (page: Page) =>
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
 * Fails if the open state is not accessible or scrolls horizontally, in either theme. All rules check the current
 * theme. The other theme must have the same document in the same boxes, so the color rules are enough there. The page
 * stays in the other theme.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const isDark = (await page.locator('html').getAttribute('data-bs-theme')) === 'dark';
  const [shown, b] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await expectAccessible(page);
  await compareShape(page);
  await showTheme(page, b);
  const difference = await compareShape(page);
  // The page itself may change in between, for example by an announcement or a resized chart, so the comparison is
  // repeated.
  if (difference.length > 0)
    await expect(async () => {
      await showTheme(page, shown);
      await compareShape(page);
      await showTheme(page, b);
      expect(await compareShape(page)).toEqual([]);
    }).toPass({ timeout: 5_000 });
  await expectReadable(page);
}
