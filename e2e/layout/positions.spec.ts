import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { expect, test } from '../console';
import { resizePage } from '../viewports';
import { visit } from '../screenStates';
import { waitUntilIdle } from '../pageIdle';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];
const SECONDARY_VIEWS = ['reconciliation', 'fees', 'disputes', 'compare', 'changes'].map(
  (view) => `${PATHS.transactions}?view=${view}`,
);
const STATEMENTS = `${PATHS.merchants}?view=statements`;

const boxOf = async (target: Locator) => (await target.boundingBox())!;

test(
  'The tabs of a screen are in a row below the heading, at the same position on each screen',
  { tag: '@thorough' },
  async ({ page }) => {
    const indices = new Map<number, Set<string>>();
    for (const path of [PATHS.transactions, ...SECONDARY_VIEWS, PATHS.merchants, STATEMENTS]) {
      await visit(page, path);
      for (const size of SIZES) {
        await resizePage(page, size);
        const tabs = page.getByRole('navigation', { name: /^(Views of|Transaction views)/ });
        const { x, y, width, height } = await boxOf(tabs);
        indices.set(size.width, (indices.get(size.width) ?? new Set()).add([x, y, width, height].join(' ')));
        const subtitle = await boxOf(page.locator('main header p').first());
        expect(y, `${path}, ${size.width} px`).toBeGreaterThanOrEqual(subtitle.y + subtitle.height);
        const card = await boxOf(page.locator('main .card').first());
        expect(card.y, `${path}, ${size.width} px`).toBeGreaterThan(y + height);
      }
    }
    for (const [width, seen] of indices) expect([...seen], `${width} px`).toHaveLength(1);
  },
);

/** The number of controls in each row of a toolbar. */
const rowsOf = (toolbar: Locator) =>
  toolbar.evaluate((element) => {
    const controls = [...element.children].flatMap((child) =>
      child.matches('div:has(> .btn)') ? [...child.children] : child,
    );
    const boxes = controls.map((child) => child.getBoundingClientRect());
    const middles = boxes.map(({ top, height }) => Math.round((top + height / 2) / 8));
    return [...new Set(middles)].map((middle) => middles.filter((b) => b === middle).length);
  });

test(
  'No row of a toolbar has a single leftover button, and from 1024 px on a toolbar has one row',
  { tag: '@thorough' },
  async ({ page }) => {
    for (const path of [
      PATHS.transactions,
      PATHS.integrations,
      PATHS.merchants,
      PATHS.notifications,
      STATEMENTS,
      `${PATHS.transactions}?view=changes`,
    ]) {
      await visit(page, path);
      for (const size of SIZES.slice(1)) {
        await resizePage(page, size);
        const rows = await rowsOf(page.locator('main .card > div').first());
        const where = `${path}, ${size.width} px: ${rows.join(', ')}`;
        expect(Math.min(2, ...rows), where).toBe(2);
        expect(rows.length, where).toBeLessThanOrEqual(size.width < 1024 ? 2 : 1);
      }
    }
  },
);

test('The figures of adjacent cards and tiles are on one line', async ({ page }) => {
  await visit(page, PATHS.dashboard);
  for (const size of SIZES) {
    await resizePage(page, size);
    await waitUntilIdle(page);
    const boxes = await page
      .locator('[data-series] > dd:first-of-type, main section:has(h2 a) .card-body > p:first-of-type')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(8);
    for (const a of boxes)
      for (const b of boxes)
        if (Math.abs(a.y - b.y) < 24) expect(a.bottom, `${size.width} px`).toBeCloseTo(b.bottom, 0);
  }
});

const expectInWindow = async (page: Page, panel: Locator, where: string) => {
  const { width, height } = page.viewportSize()!;
  await expect(async () => {
    const box = await boxOf(panel);
    expect(box.width, where).toBeGreaterThanOrEqual(280);
    expect(box.x, where).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, where).toBeLessThanOrEqual(width);
    expect(box.y, where).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, where).toBeLessThanOrEqual(height);
  }).toPass({ timeout: 10_000 });
};

test('A popover is at least 280 px wide, inside the window and not covered', { tag: '@thorough' }, async ({ page }) => {
  await visit(page, PATHS.dashboard);
  for (const size of [SIZES[0]!, SIZES[2]!, SIZES[4]!, { width: 320, height: 640 }]) {
    await resizePage(page, size);
    for (const button of await page.getByRole('button', { name: /^About / }).all()) {
      const name = (await button.getAttribute('aria-label'))!;
      await button.click();
      const panel = page.getByRole('group', { name });
      await expectInWindow(page, panel, `${name}, ${size.width} px`);
      expect(
        await panel.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [y + 8, y + height / 2, y + height - 8].every((at) =>
            element.contains(document.elementFromPoint(x + width / 2, at)),
          );
        }),
        `${name}, ${size.width} px, is covered`,
      ).toBe(true);
      await page.keyboard.press('Escape');
    }
    for (const [name, panel] of [
      [/^Hi Alex!/, page.getByRole('list', { name: 'Alex Morgan' })],
      [/^Notifications, /, page.getByRole('region', { name: 'Notifications', exact: true })],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expectInWindow(page, panel, `${String(name)}, ${size.width} px`);
      await page.keyboard.press('Escape');
    }
  }
});

test('Texts next to figures keep a distance from them in dense columns', async ({ page }) => {
  await visit(page, SECONDARY_VIEWS[0]!);
  await page.getByRole('button', { name: /^Try with/ }).click();
  const row = page.getByRole('row').filter({ hasText: 'TR20240617-013' });
  const textOf = (cell: Locator) =>
    cell.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, height } = range.getBoundingClientRect();
      return { left, right, height };
    });
  const figure = await textOf(row.getByRole('cell', { name: '$36.00', exact: true }));
  const age = await textOf(row.getByRole('cell', { name: '>7 days' }));
  expect(age.left - figure.right).toBeGreaterThanOrEqual(24);
  expect(age.height).toBeLessThan(24);
});

test('A sticky column has an edge only while other columns are under it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, `${PATHS.transactions}?columns=fees`);
  const wrapper = page.getByRole('region', { name: 'Transactions', exact: true });
  const edge = () =>
    wrapper
      .getByRole('rowheader')
      .first()
      .evaluate((cell) => getComputedStyle(cell).borderRightColor);
  await expect.poll(edge).toBe('rgba(0, 0, 0, 0)');
  await wrapper.evaluate((element) => element.scrollTo(60, 0));
  await expect.poll(edge).not.toBe('rgba(0, 0, 0, 0)');
  await wrapper.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(edge).toBe('rgba(0, 0, 0, 0)');
});
