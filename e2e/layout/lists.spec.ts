import { PATHS } from '../../src/domain/screens';
import { expect, test } from '../console';
import { visit } from '../screenStates';
import { waitUntilIdle } from '../pageIdle';

const LISTS = [PATHS.transactions, PATHS.integrations, PATHS.merchants, PATHS.notifications];

/** All lists are one component, so `npm test` checks the first one. */
const first = (path: string) => ({ tag: path === LISTS[0] ? [] : '@thorough' });

test(
  'Ten rows of a list are 44 px high each and fit without scrolling the list or the page',
  { tag: '@thorough' },
  async ({ page }) => {
    for (const path of LISTS)
      for (const [width, height] of [
        [1280, 800],
        [1366, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await visit(page, path);
        await waitUntilIdle(page);
        const { heights, hidden, below, broken } = await page.locator('main [role="region"]').evaluate((wrapper) => ({
          heights: [...wrapper.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height),
          hidden: wrapper.scrollHeight - wrapper.clientHeight,
          below: document.documentElement.scrollHeight - window.innerHeight,
          broken: [...document.querySelectorAll('main *')].filter(
            (element) => parseFloat(getComputedStyle(element).fontSize) % 1,
          ).length,
        }));
        const where = `${path}, ${String(width)} px`;
        expect(heights, where).toHaveLength(10);
        expect(new Set(heights).size, where).toBe(1);
        expect(heights[0], where).toBe(44);
        expect(below, where).toBe(0);
        expect(broken, `type sizes that are no whole pixels, ${where}`).toBe(0);
        // The table rounds its height by up to a pixel.
        expect(hidden, where).toBeLessThanOrEqual(1);
      }
  },
);

for (const path of [...LISTS, PATHS.dashboard])
  test(
    `Rows of ${path} on a phone have two lines in 64 px, cut nothing, do not scroll separately, and remain a table`,
    first(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, path);
      await waitUntilIdle(page);
      const wrapper = page.locator('main [role="region"]:has(table)').last();
      const { heights, scrolls, cut } = await wrapper.evaluate((element) => ({
        heights: [...element.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height),
        scrolls: element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth,
        cut: [...element.querySelectorAll('tbody td, tbody th')].filter((cell) => cell.scrollWidth > cell.clientWidth)
          .length,
      }));
      expect(new Set(heights), path).toEqual(new Set([64]));
      expect({ scrolls, cut }, path).toEqual({ scrolls: false, cut: 0 });
      // The accessibility tree of the browser must still have a table, although the style changes the display of its
      // rows.
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const count = (role: string) => nodes.filter((node) => node.role?.value === role).length;
      expect(count('columnheader'), path).toBeGreaterThanOrEqual(3);
      expect(count('rowheader'), path).toBeGreaterThanOrEqual(5);
      expect(count('cell') + count('gridcell'), path).toBeGreaterThanOrEqual(10);
    },
  );

test('Top Merchants on a phone have rows of two lines: name and volume, then rank and transactions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, PATHS.dashboard);
  const table = page.getByRole('table', { name: 'Top Merchants' });
  const row = table.getByRole('row', { name: /Silverline Ticket Office/ });
  const indexOf = async (text: string) => (await row.getByText(text).boundingBox())!;
  const [name, volume] = [await indexOf('Silverline Ticket Office'), await indexOf('$236,940')];
  const [rank, count] = [(await row.getByRole('cell').first().boundingBox())!, await indexOf('59 transactions')];
  expect(Math.abs(name.y + name.height / 2 - (volume.y + volume.height / 2))).toBeLessThan(4);
  expect(volume.x).toBeGreaterThan(name.x + name.width);
  expect(rank.y).toBeGreaterThan(name.y + name.height / 2);
  expect(count.x).toBeGreaterThan(rank.x);
  const heights = await table.locator('tbody tr').evaluateAll((rows) => rows.map((tableRow) => tableRow.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(63);
  // A long name wraps to a second line.
  expect(Math.max(...heights)).toBeLessThanOrEqual(68);
});

for (const path of [...LISTS, `${PATHS.merchants}?view=statements`])
  test(
    `The page of ${path} scrolls to the last of ten taller rows, and the list does not scroll separately`,
    first(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await visit(page, path);
      await waitUntilIdle(page);
      const list = page.locator('main [role="region"]');
      await expect(list.locator('tbody tr'), path).toHaveCount(10);
      const hidden = await list.evaluate((wrapper) => wrapper.scrollHeight - wrapper.clientHeight);
      // The table's own rounding.
      expect(hidden, path).toBeLessThanOrEqual(1);
    },
  );

for (const path of LISTS)
  test(
    `A long list at ${path} scrolls separately only if the window has no room left below it`,
    first(path),
    async ({ page }) => {
      await visit(page, path);
      await page.getByLabel(/per page$|^Show/).selectOption('50');
      for (const [width, height] of [
        [1024, 768],
        [1280, 800],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        await waitUntilIdle(page);
        const room = await page
          .locator('main [role="region"]')
          .evaluate((wrapper) => innerHeight - wrapper.parentElement!.getBoundingClientRect().bottom);
        // The padding of the page and rounding take a few pixels.
        expect(room, `${path}, ${String(width)} px`).toBeLessThan(28);
      }
    },
  );

test('No list squeezes the names of its rows, with any number of columns', { tag: '@thorough' }, async ({ page }) => {
  for (const path of [...LISTS, `${PATHS.merchants}?view=statements`]) {
    await visit(page, path);
    const names = page.locator('main tbody').getByRole('rowheader');
    await expect(names).toHaveCount(10);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await waitUntilIdle(page);
      const widths = await names.evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
      expect(Math.min(...widths), `${path}, ${String(width)} px`).toBeGreaterThanOrEqual(112);
    }
  }
});

test('The tables of the dashboard show every cent next to the sidebar', async ({ page }) => {
  await visit(page, '/');
  for (const width of [1100, 1200, 1240, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await waitUntilIdle(page);
    const hidden = await page
      .locator('main [role="region"]:has(table)')
      .evaluateAll((wrappers) => wrappers.map((wrapper) => wrapper.scrollWidth - wrapper.clientWidth));
    expect(hidden, `${String(width)} px`).toEqual([0, 0]);
  }
});

for (const [width, height] of [
  [1024, 768],
  [1100, 900],
] as const)
  test(
    `Tab along the header keeps each sort button in view and clear of the fade, ${width} px`,
    { tag: width === 1024 ? [] : '@thorough' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, `${PATHS.transactions}?columns=fees`);
      await waitUntilIdle(page);
      const wrapper = page.getByRole('region', { name: 'Transactions', exact: true });
      const names = await wrapper.getByRole('columnheader').getByRole('button').allTextContents();
      await wrapper.getByRole('button', { name: names[0] }).focus();
      for (const name of names) {
        const button = wrapper.getByRole('button', { name, exact: true });
        await expect(button).toBeFocused();
        const { left, right, hasMore } = await button.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const scroller = element.closest('[role="region"]')!;
          const around = scroller.getBoundingClientRect();
          return {
            left: box.left - around.left,
            right: around.right - box.right,
            hasMore: scroller.scrollLeft + scroller.clientWidth < scroller.scrollWidth - 1,
          };
        });
        expect(left, `${name}, ${String(width)} px`).toBeGreaterThan(0);
        expect(right, `${name}, ${String(width)} px`).toBeGreaterThanOrEqual(hasMore ? 31 : 0);
        // The separator, which changes the width of the column, is between two buttons.
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
      }
    },
  );

test('A select sorts rows of two lines with the keyboard, and no hidden header takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, PATHS.transactions);
  const select = page.getByLabel('Sort by');
  await page.getByRole('button', { name: 'Show SplitPay fee column' }).focus();
  // The checkbox of the page comes before it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(select).toBeFocused();
  await page.keyboard.type('Amount, h');
  await expect(page.getByRole('row').nth(1)).toContainText('$9,240.00');
  // Tab reaches the wrapper first, and then the checkbox and the link of the first row.
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/^TR/);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(select).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'AMOUNT' }).getByRole('button')).toBeVisible();
});

for (const path of LISTS)
  test(
    `The columns of ${path} keep their positions from page to page and from filter to filter`,
    first(path),
    async ({ page }) => {
      const positionsOf = () =>
        page.locator('thead th').evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().left));
      await visit(page, path);
      const indices = await positionsOf();
      await page.getByRole('button', { name: 'Page 2' }).click();
      expect(await positionsOf(), `page 2 of ${path}`).toEqual(indices);
      await page.getByRole('searchbox').fill('harbor');
      await expect(page.getByText(/^Showing 1 to [1-9] of/)).toBeVisible();
      expect(await positionsOf(), `few rows of ${path}`).toEqual(indices);
    },
  );
