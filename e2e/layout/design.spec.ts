import type { Locator } from '@playwright/test';
import { expect, SIZES, test } from '../console';
import { visit } from '../screenStates';
import { waitUntilIdle } from '../pageIdle';

const PAYMENT = '/transactions?payment=TR20240630-030';
const boxOf = async (target: Locator) => (await target.boundingBox())!;

test(
  'Every allocation has a bar of 12 px above button figures and a percentage for each party',
  { tag: '@thorough' },
  async ({ page }) => {
    const bar = page.locator('[aria-hidden]:has(> [data-series])');
    const expectBar = async (area: Locator, shares: number) => {
      await expect(area.locator(bar)).toHaveCount(1);
      expect((await boxOf(area.locator(bar))).height).toBe(12);
      await expect(area.getByText(/\d %$|\d%$/)).toHaveCount(shares);
    };
    await visit(page, PAYMENT);
    await expectBar(page.getByRole('dialog'), 4);
    await page.getByRole('button', { name: 'Refund' }).click();
    await expectBar(page.getByRole('dialog', { name: /^Refund/ }), 4);
    await visit(page, '/integrations');
    await page.getByRole('button', { name: 'Create Integration' }).click();
    await page.getByLabel('Split Amount/Rate').fill('25');
    await expectBar(page.getByRole('group', { name: /^Shares of \$100/ }), 4);
    await visit(page, '/merchants?view=statements&of=MER001');
    await expectBar(page.getByRole('group', { name: 'How the payments are split' }), 4);
  },
);

test(
  'Void and Refund are outlined, and the buttons that confirm them or a suspension readStyle the same',
  { tag: '@thorough' },
  async ({ page }) => {
    const readStyle = (button: Locator) =>
      button.evaluate((element) => {
        const { backgroundColor, borderColor, color } = getComputedStyle(element);
        return { backgroundColor, borderColor, color };
      });
    const confirmations = [];
    for (const [path, name] of [
      ['/transactions?payment=TR20240630-030', 'Refund'],
      ['/transactions?payment=TR20240630-029', 'Void'],
    ] as const) {
      await visit(page, path);
      const action = page.getByRole('dialog').getByRole('button', { name, exact: true });
      await expect(action).toBeVisible();
      expect((await readStyle(action)).backgroundColor).toBe('rgba(0, 0, 0, 0)');
      await action.click();
      const confirmation = page.getByRole('button', { name: new RegExp(`^${name} .*\\$`) });
      await page.mouse.move(0, 0);
      confirmations.push(await readStyle(confirmation));
    }
    await visit(page, '/merchants?merchant=MER001');
    await page.getByRole('button', { name: 'Suspended' }).click();
    confirmations.push(await readStyle(page.getByRole('button', { name: 'Suspend', exact: true })));
    expect(confirmations[1]).toEqual(confirmations[0]);
    expect(confirmations[2]).toEqual(confirmations[0]);
    expect(confirmations[0]!.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
);

test('The bell and button badge are in the bar on a phone, clear of the brand, and stay there', async ({ page }) => {
  for (const width of [320, SIZES.small.width]) {
    await page.setViewportSize({ width, height: SIZES.small.height });
    await visit(page, '/transactions');
    const brand = await page
      .locator('p:has(> svg)')
      .first()
      .evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect().right;
      });
    for (const name of [/^Notifications, /, /^Hi Alex!/]) {
      const tool = page.getByRole('button', { name });
      const before = await boxOf(tool);
      expect(before.x).toBeGreaterThanOrEqual(brand);
      expect(before.x + before.width).toBeLessThanOrEqual(width);
      expect(before.y + before.height).toBeLessThanOrEqual(56);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await boxOf(tool)).toEqual(before);
      await page.evaluate(() => scrollTo(0, 0));
    }
  }
});

test(
  'An explanation opens below button figure at any position, and both are in the window',
  { tag: '@thorough' },
  async ({ page }) => {
    test.slow();
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [768, 1024],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, '/');
      for (const button of await page.getByRole('button', { name: /^About / }).all()) {
        const name = (await button.getAttribute('aria-label'))!;
        // The keyboard opens it while the figure is at the bottom edge of the window.
        await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
        await button.press('Enter');
        const where = `${name}, ${String(width)} px`;
        const panel = await boxOf(page.getByRole('group', { name }));
        const namedButton = page.getByRole('button', { name, exact: true });
        const figure = await boxOf(
          page.locator(':is([data-series], section.card)').filter({ has: namedButton }).last(),
        );
        expect(figure.y, where).toBeGreaterThanOrEqual(0);
        expect(panel.y, where).toBeGreaterThanOrEqual(figure.y + figure.height);
        expect(panel.y + panel.height, where).toBeLessThanOrEqual(height);
        expect([panel.x >= 0, panel.x + panel.width <= width], where).toEqual([true, true]);
        await page.keyboard.press('Escape');
        await expect(namedButton).toBeFocused();
      }
    }
  },
);

test('A toast is 320 px wide at the lower right of the content, and below an open picker', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  await visit(page, '/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('link', { name: 'Transactions' }).click();
  await page.getByRole('button', { name: 'Pick a date range' }).click();
  const panel = page.getByRole('group', { name: 'Date range' });
  await expect(panel.locator('.rdrMonths')).toBeVisible();
  await waitUntilIdle(page);
  const [toast, calendar] = [await boxOf(page.locator('.toast')), await boxOf(panel)];
  expect([toast.x, toast.width, toast.y + toast.height]).toEqual([1024 - 24 - 320, 320, 560 - 24]);
  const left = Math.max(toast.x, calendar.x);
  const right = Math.min(toast.x + toast.width, calendar.x + calendar.width);
  const top = Math.max(toast.y, calendar.y);
  const bottom = Math.min(toast.y + toast.height, calendar.y + calendar.height);
  expect(Math.min(right - left, bottom - top), 'the two elements overlap').toBeGreaterThan(4);
  const isPanelAbove = await panel.evaluate((element, [x, y]) => element.contains(document.elementFromPoint(x, y)), [
    (left + right) / 2,
    (top + bottom) / 2,
  ] as const);
  expect(isPanelAbove).toBe(true);
});

test('The chart on a phone starts at button newest end', async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await visit(page, '/');
  const chart = page.getByRole('region', { name: 'Volume by month' });
  const readIndices = () =>
    chart.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [scrollLeft, scrollWidth - clientWidth]);
  await expect.poll(async () => (await readIndices())[1]).toBeGreaterThan(100);
  const [scrolled, most] = await readIndices();
  expect(Math.abs(most! - scrolled!)).toBeLessThanOrEqual(1);
});

test('Explanation buttons are subdued until they are hovered or focused, and tables have letters of 14 px', async ({
  page,
}) => {
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'About Total Revenue' });
  const readStyle = () =>
    button.evaluate((element) => getComputedStyle(element).color + getComputedStyle(element).background);
  const subduedStyle = await readStyle();
  await button.hover();
  const hovered = await readStyle();
  expect(hovered).not.toBe(subduedStyle);
  await page.mouse.move(0, 0);
  await expect.poll(readStyle).toBe(subduedStyle);
  await page.keyboard.press('Tab');
  await button.focus();
  expect(await readStyle()).toBe(hovered);
  await visit(page, '/transactions');
  await expect(page.getByRole('table').getByRole('cell').first()).toHaveCSS('font-size', '14px');
});
