import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from './console';

/** The widths at which everything is looked at. From the narrowest on: what is reached there is opened there. */
export const WIDTHS = [390, 768, 1440];

/** Changes the width of an open page, and waits for the frame in which the page has answered to it. */
export async function widen(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The rules of axe that read colours; all others read the document, its texts, its boxes and what of it is seen. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
}

/**
 * The whole document but for its colours, a line for each element: attributes, own text, box, and whether it is seen. Left out is
 * what names the theme: one attribute of the document's element, and the content of one meta tag.
 */
const shapeOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => {
        const isTheme = ({ name }: Attr) =>
          (name === 'data-bs-theme' && element === document.documentElement) ||
          (name === 'content' && element.matches('meta[name="color-scheme"]'));
        const { x, y, width, height } = element.getBoundingClientRect();
        return [
          element.localName,
          ...[...element.attributes]
            .filter((attribute) => !isTheme(attribute))
            .map(({ name, value }) => `${name}="${value}"`),
          ...[...element.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map((node) => node.nodeValue),
          [x, y, width, height].join(' '),
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? 'seen' : 'not seen',
        ].join(' ');
      })
      .join('\n'),
  );

/**
 * Fails where what is open is not accessible or scrolls sideways, in either theme. All rules look at the light theme; the dark one
 * is shown to be the same document in the same boxes, so that there the rules that read its colours are enough.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showIn(page, 'light');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Again where something of the page itself came in between: what is announced, the chart's new size.
  await expect(async () => {
    await showIn(page, 'light');
    const light = await shapeOf(page);
    await showIn(page, 'dark');
    expect(await shapeOf(page)).toBe(light);
  }).toPass({ timeout: 5_000 });
  await expectAccessible(page, COLOUR_RULES);
  await expectNoSidewaysScroll(page);
}
