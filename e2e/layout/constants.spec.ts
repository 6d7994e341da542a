import { expectBars } from '../chartBars';
import { expect, SIZES, test } from '../console';
import { waitForFrames, waitUntilIdle, waitForDelayedChanges, readShifts, watchShifts } from '../pageIdle';

test('The sidebar is 15rem wide from 768 px on and hidden below', async ({ page }) => {
  const sidebar = page.locator('div:has(> nav[aria-label="Main"])');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  expect(await sidebar.boundingBox()).toMatchObject({ x: 0, width: 240 });
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
});

test('The menu button stays fixed at the top left', async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await page.goto('/');
  await expect(page.locator('canvas')).toBeVisible();
  const button = page.getByRole('button', { name: 'Open navigation' });
  const before = await button.boundingBox();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await button.boundingBox()).toEqual(before);
  expect(before).toMatchObject({ x: 8, y: 6 });
});

test('The notifications popover is 320 px wide and inside the window at both sizes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const popover = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(popover).toBeVisible();
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await waitUntilIdle(page);
    const box = await popover.boundingBox();
    expect(box?.width).toBe(320);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + 320).toBeLessThanOrEqual(viewport.width);
  }
});

test('The list of the popover scrolls above 300 px of height', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const list = page.getByRole('region', { name: 'Latest notifications' });
  const measure = () => list.evaluate((element) => ({ shown: element.clientHeight, whole: element.scrollHeight }));
  const short = await measure();
  expect(short.whole).toBe(short.shown);
  await list
    .locator('li')
    .first()
    .evaluate((item) => (item.style.minHeight = '400px'));
  const long = await measure();
  expect(long.shown).toBe(300);
  expect(long.whole).toBeGreaterThan(400);
});

test('The chart is 300 px high and draws five bars of 30 px for each of the six months', async ({ page }) => {
  await page.goto('/');
  await expectBars(page, 300, 30, 30);
  await page.getByText('Year', { exact: true }).click();
  await expectBars(page, 300, 20, 30);
});

test('On a small screen the chart is 250 px high and its bars are 20 px wide', async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await page.goto('/');
  await expectBars(page, 250, 30, 20);
  // The chart starts at its newest end, and the tooltip of a group of bars stays visible.
  const scroller = page.getByRole('region', { name: 'Volume by month' });
  expect(await scroller.evaluate((element) => element.scrollLeft + element.clientWidth - element.scrollWidth)).toBe(0);
  await scroller.hover({ position: { x: 250, y: 100 } });
  const tooltip = (await page.getByText('JUN', { exact: true }).locator('..').boundingBox())!;
  const sight = (await scroller.boundingBox())!;
  expect(tooltip.x).toBeGreaterThanOrEqual(sight.x);
  expect(tooltip.x + tooltip.width).toBeLessThanOrEqual(sight.x + sight.width);
});

test('The chart causes no layout shift while it loads', async ({ page }) => {
  await page.clock.install();
  await watchShifts(page);
  await page.goto('/');
  await expect(page.locator('canvas')).toBeVisible();
  await waitForDelayedChanges(page);
  expect(await readShifts(page)).toEqual([]);
});

test('The tooltip shows labeled dollar values', async ({ page }) => {
  await page.goto('/');
  const canvas = page.locator('canvas');
  await expect(canvas).toBeVisible();
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  await page.mouse.move(box.x + box.width - 60, box.y + 150);
  await expect(page.getByText('JUN', { exact: true }).locator('..')).toHaveText(
    'JUNTotal Fee Volume$127,664.40Paid to Merchant$114,897.96Partner Fees$6,551.27Processor Fees$3,710.08SplitPay Fees$2,505.09',
  );
});

test('The calendar shows two months, one on a small screen', async ({ page }) => {
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Pick a date range' }).click();
  await expect(page.locator('.rdrMonthName')).toHaveText(['May 2024', 'Jun 2024']);
  await page.setViewportSize(SIZES.small);
  await expect(page.locator('.rdrMonthName')).toHaveText(['Jun 2024']);
});

test(
  'The calendar stays inside windows of 768 to 1280 px, before and after the first click',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/transactions');
    await page.getByRole('button', { name: 'Pick a date range' }).click();
    const expectInside = async (width: number) => {
      const box = (await page.getByRole('group', { name: 'Date range' }).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    };
    for (const width of [768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilIdle(page);
      await expectInside(width);
      await page.getByRole('gridcell', { name: '28 June 2024' }).click();
      await expect(page.locator('.rdrDateDisplay')).toHaveCount(0);
      await expectInside(width);
      await page.getByRole('gridcell', { name: '30 June 2024' }).click();
      await expect(page.getByRole('button', { name: 'Jun 28, 2024 – Jun 30, 2024' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page.getByRole('button', { name: 'Pick a date range' })).toBeVisible();
    }
  },
);

test('No figure of a tile wraps in any period or at any width', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const period of ['Day', 'Week', 'Month', 'Year']) {
      await page.getByText(period, { exact: true }).click();
      await expect(page.getByRole('radio', { name: period })).toBeChecked();
      await waitForFrames(page);
      const overflows = await page
        .getByRole('definition')
        .evaluateAll((figures) =>
          figures.map((figure) => figure.scrollWidth > figure.clientWidth || figure.clientHeight > 40),
        );
      expect(overflows, `${period} at ${width} px`).toEqual(Array(10).fill(false));
    }
  }
});

test('The period toggle is one tab stop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Month' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('group', { name: 'Period' }).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Month' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked();
});

test('The drawer makes the page behind it inert and closes when the screen becomes large', async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await page.goto('/merchants');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeHidden();
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
});
