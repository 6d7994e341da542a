import { PATHS } from '../src/domain/screens';
import { expect, test } from './console';
import { visit } from './openings';
import { quiet } from './quiet';

const LISTS = [PATHS.transactions, PATHS.integrations, PATHS.merchants, PATHS.notifications];

test('Ten rows of a list are of one height, and reached without a scroller of their own', async ({ page }) => {
  for (const path of LISTS)
    for (const [width, height] of [
      [1280, 800],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      await quiet(page);
      const { heights, hidden } = await page.locator('main [role="region"]').evaluate((wrapper) => ({
        heights: [...wrapper.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height),
        hidden: wrapper.scrollHeight - wrapper.clientHeight,
      }));
      const where = `${path}, ${String(width)} px`;
      expect(heights, where).toHaveLength(10);
      expect(new Set(heights).size, where).toBe(1);
      expect(heights[0], where).toBeLessThanOrEqual(48);
      // The table's own rounding.
      expect(hidden, where).toBeLessThanOrEqual(1);
    }
});

test('A long list scrolls in its own scroller only where the window has no room left below it', async ({ page }) => {
  for (const path of LISTS) {
    await visit(page, path);
    await page.getByLabel(/per page$|^Show/).selectOption('50');
    for (const [width, height] of [
      [1280, 800],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await quiet(page);
      const room = await page
        .locator('main [role="region"]')
        .evaluate((wrapper) => innerHeight - wrapper.parentElement!.getBoundingClientRect().bottom);
      // The padding of the page, and a pixel or two.
      expect(room, `${path}, ${String(width)} px`).toBeLessThan(28);
    }
  }
});

test('The tables of the dashboard show every cent beside the sidebar', async ({ page }) => {
  await visit(page, '/');
  for (const width of [1100, 1200, 1240, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await quiet(page);
    const hidden = await page
      .locator('main [role="region"]:has(table)')
      .evaluateAll((wrappers) => wrappers.map((wrapper) => wrapper.scrollWidth - wrapper.clientWidth));
    expect(hidden, `${String(width)} px`).toEqual([0, 0]);
  }
});
