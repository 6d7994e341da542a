import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './console';

test('The sidebar is 15rem wide at 768 px and wider, and gone below', async ({ page }) => {
  const sidebar = page.locator('.app > .sidebar');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  expect(await sidebar.boundingBox()).toMatchObject({ x: 0, width: 240 });
  await expect(page.getByRole('button', { name: 'Open the navigation' })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the navigation' })).toBeVisible();
});

test('The menu button stays fixed at the top left', async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await page.goto('/');
  await expect(page.locator('canvas')).toBeVisible();
  const button = page.getByRole('button', { name: 'Open the navigation' });
  const before = await button.boundingBox();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await button.boundingBox()).toEqual(before);
  expect(before).toMatchObject({ x: 8, y: 6 });
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`The notifications popover is 320 px wide and inside the window on a ${size} screen`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    const box = await page.getByRole('region', { name: 'Notifications', exact: true }).boundingBox();
    expect(box?.width).toBe(320);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + 320).toBeLessThanOrEqual(viewport.width);
  });
}

test('The list of the popover scrolls above 300 px of height', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const list = page.getByRole('region', { name: 'Newest notifications' });
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

/** The runs of each series' colour in the row of pixels on the axis: where each bar stands and how wide it is. */
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

/** A pixel where two bars touch is a mix of both, and may be counted with either: two pixels of tolerance. */
async function expectBars(page: Page, height: number, count: number, width: number) {
  await expect.poll(async () => (await readBars(page)).widths.length).toBe(count);
  const drawn = await readBars(page);
  expect(drawn.height).toBe(height);
  for (const bar of drawn.widths) expect(Math.abs(bar - width)).toBeLessThanOrEqual(2);
  expect(drawn.widths.filter((bar) => bar === width).length).toBeGreaterThan(count / 2);
}

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
});

test('The chart keeps its place while it loads: nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.locator('canvas')).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('The tooltip shows labelled dollar values', async ({ page }) => {
  await page.goto('/');
  const canvas = page.locator('canvas');
  await expect(canvas).toBeVisible();
  const box = (await canvas.boundingBox())!;
  await page.mouse.move(box.x + box.width - 60, box.y + 150);
  await expect(page.locator('.chart-tooltip')).toHaveText(
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

for (const width of [768, 900, 1024, 1280]) {
  test(`The calendar stays inside a window of ${width} px, before and after the first click`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/transactions');
    await page.getByRole('button', { name: 'Pick a date range' }).click();
    const panel = page.getByRole('group', { name: 'Date range' });
    await page.getByRole('gridcell', { name: '28 June 2024' }).click();
    await expect(page.locator('.rdrDateDisplay')).toHaveCount(0);
    const box = (await panel.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await page.getByRole('gridcell', { name: '30 June 2024' }).click();
    await expect(page.getByRole('button', { name: 'Jun 28, 2024 – Jun 30, 2024' })).toBeVisible();
  });
}

test('No figure of a tile breaks, whatever the period and the width', async ({ page }) => {
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const period of ['Day', 'Week', 'Month', 'Year']) {
      await page.getByText(period, { exact: true }).click();
      const overflows = await page
        .locator('.tile dd')
        .evaluateAll((figures) =>
          figures.map((figure) => figure.scrollWidth > figure.clientWidth || figure.clientHeight > 40),
        );
      expect(overflows, `${period} at ${width} px`).toEqual([false, false, false, false, false]);
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

test('The drawer takes the page behind out of reach, and goes with the small screen', async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await page.goto('/merchants');
  await page.getByRole('button', { name: 'Open the navigation' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeHidden();
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
});
