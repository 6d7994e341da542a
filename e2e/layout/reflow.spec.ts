import {
  expect,
  expectInside,
  expectNoHorizontalScroll,
  expectNothingCut,
  SIZES,
  test,
  waitForConsole,
} from '../console';
import { ROUTES, visit } from '../screenStates';
import { waitUntilIdle, waitForDelayedChanges, readShifts, watchShifts } from '../pageIdle';

/** Applies the text spacing of WCAG 1.4.12 and returns a function that removes it. */
function spaceText() {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')];
  const before = elements.map(({ style }) => style.cssText);
  for (const { style, tagName } of elements) {
    style.lineHeight = '1.5';
    style.letterSpacing = '0.12em';
    style.wordSpacing = '0.16em';
    if (tagName === 'P') style.marginBottom = '2em';
  }
  return () => elements.forEach(({ style }, index) => (style.cssText = before[index]!));
}

test('No screen scrolls horizontally from 320 to 1920 px', { tag: '@thorough' }, async ({ page }) => {
  test.slow();
  for (const path of ROUTES) {
    await visit(page, path);
    // accessibility.spec.ts checks the widths in between.
    for (const width of [320, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await waitUntilIdle(page);
      await expectNoHorizontalScroll(page);
      await expectInside(page, width);
    }
  }
});

test(
  'Text at 200% and the text spacing of WCAG cut nothing off and need no horizontal scroll',
  { tag: '@thorough' },
  async ({ page }) => {
    test.slow();
    for (const path of ROUTES) {
      await visit(page, path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await waitUntilIdle(page);
        await expectNoHorizontalScroll(page);
        await expectNothingCut(page, `200 % at ${path}, ${width} px`);
        await page.evaluate(() => (document.documentElement.style.fontSize = ''));
        await waitUntilIdle(page);
        const restore = await page.evaluateHandle(spaceText);
        await expectNoHorizontalScroll(page);
        await expectNothingCut(page, `spacing at ${path}, ${width} px`);
        await restore.evaluate((undo) => undo());
      }
    }
  },
);

test(
  'Text at 200% keeps the cents in their tiles, the months in the panel and the buttons in the notifications popover',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const expectInside = async (inner: string, outer: string, count: number) => {
      await waitUntilIdle(page);
      const beyond = await page.locator(inner).evaluateAll((elements, around) => {
        return elements.map((element) => {
          const box = element.getBoundingClientRect();
          const room = element.closest(around)!.getBoundingClientRect();
          return Math.max(0, room.left - box.left, box.right - room.right, box.right - innerWidth);
        });
      }, outer);
      expect(beyond).toEqual(Array(count).fill(0));
    };
    await visit(page, '/');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectInside('main dd > *', '[data-series]', 5);
    await page.getByRole('button', { name: /^Notifications, / }).click();
    await page.getByRole('link', { name: 'View integration activity' }).waitFor();
    await expectInside('section[aria-labelledby] .btn', 'section', 2);
    await visit(page, '/transactions');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.getByRole('button', { name: 'Pick a date range' }).click();
    await page.getByRole('grid').first().waitFor();
    await expectInside('.rdrMonth', '[role="group"]', 2);
  },
);

test(
  'Cards keep their figures and rows their two lines at 1440 px with a browser font size of 32 px',
  { tag: '@thorough' },
  async ({ playwright, launchOptions, baseURL }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await playwright.chromium.launch({ executablePath: launchOptions.executablePath, args });
    const page = await browser.newPage({ baseURL, viewport: SIZES.large, serviceWorkers: 'block' });
    waitForConsole(page);
    await visit(page, '/');
    const beyond = await page
      .locator('main .card')
      .evaluateAll((cards) => cards.map((card) => Math.max(0, card.scrollWidth - card.clientWidth)));
    expect(beyond).toEqual(Array(6).fill(0));
    await visit(page, '/merchants?view=statements');
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveCount(10);
    for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThan(140);
    await visit(page, '/transactions?payment=TR20240630-030');
    expect((await page.getByRole('dialog').boundingBox())!.width).toBe(1440);
    await browser.close();
  },
);

test('A long list scrolls in its wrapper under its header, which never covers the focused element', async ({
  page,
}) => {
  await visit(page, '/transactions');
  await page.getByLabel('Rows per page').selectOption('50');
  const wrapper = page.getByRole('region', { name: 'Transactions', exact: true });
  const header = wrapper.getByRole('columnheader', { name: 'AMOUNT' });
  const before = (await header.boundingBox())!;
  await wrapper.evaluate((element) => element.scrollTo(0, 900));
  expect(await wrapper.evaluate((element) => element.scrollTop)).toBeGreaterThan(300);
  expect((await header.boundingBox())!.y).toBeCloseTo(before.y, 0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);

  await wrapper.getByRole('link', { name: /^TR/ }).last().focus();
  // Each row has a checkbox before its link.
  for (let count = 0; count < 2 * 29; count += 1) await page.keyboard.press('Shift+Tab');
  const focused = (await page.locator(':focus').boundingBox())!;
  await expect(page.locator(':focus')).toHaveText('TR20240630-030');
  expect(focused.y).toBeGreaterThanOrEqual(before.y + before.height);
});

test('A list at 768 px cuts nothing and breaks no id or date', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, '/transactions');
  const wrapper = page.getByRole('region', { name: 'Transactions', exact: true });
  expect(await wrapper.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const row = (await wrapper.getByRole('row').nth(1).boundingBox())!;
  expect(row.height).toBeCloseTo(64, -1);

  const heights = await wrapper
    .getByRole('link', { name: /^TR/ })
    .or(wrapper.getByText(/^\d{4}-\d{2}-\d{2}/))
    .evaluateAll((cells) => cells.map((cell) => cell.getClientRects().length));
  expect(heights).toHaveLength(20);
  expect(new Set(heights)).toEqual(new Set([1]));
});

test('Forced colors show the selected item by an outline', { tag: '@thorough' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const outlineOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  await visit(page, '/');
  expect(await outlineOf('nav [aria-current]')).toBe('solid');
  expect(await outlineOf('nav a:not([aria-current])')).toBe('none');
  expect(await outlineOf('fieldset :checked + span')).toBe('solid');
  expect(await outlineOf('.btn-check:checked + .btn')).toBe('solid');
  expect(await outlineOf('.btn-check:not(:checked) + .btn')).toBe('none');
  const colors = await page
    .getByRole('list', { name: 'Legend' })
    .getByRole('button')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').backgroundColor));
  expect(new Set(colors).size).toBe(5);
  await visit(page, '/transactions');
  expect(await outlineOf('.page-item.active .page-link')).toBe('solid');
  await page.getByRole('button', { name: 'Pick a date range' }).click();
  await page.getByRole('gridcell', { name: /^28 June 2024/ }).click();
  await page.getByRole('gridcell', { name: /^30 June 2024/ }).click();
  await expect(page.locator('.rdrInRange, .rdrStartEdge, .rdrEndEdge')).toHaveCount(3);
  for (const part of ['.rdrInRange', '.rdrStartEdge', '.rdrEndEdge']) expect(await outlineOf(part)).toBe('solid');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  expect(await outlineOf('[role="option"][aria-selected="true"]')).toBe('solid');
});

test('Nothing moves with the preference for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/merchants']) {
    await visit(page, path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return parseFloat(transitionDuration) > 0 || parseFloat(animationDuration) > 0;
        }).length,
    );
    expect(moving).toBe(0);
  }
});

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  test(
    `The layout does not shift while a screen loads, ${size}`,
    { tag: size === 'large' ? [] : '@thorough' },
    async ({ page }) => {
      await page.setViewportSize(SIZES[size]);
      await page.clock.install();
      await watchShifts(page);
      for (const path of ROUTES) {
        await visit(page, path);
        await waitForDelayedChanges(page);
        expect(await readShifts(page), path).toEqual([]);
      }
    },
  );
}

test.describe('By touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: SIZES.small });

  test('Every field has letters of 16 px, so that no phone enlarges the page for it', async ({ page }) => {
    for (const [path, opener] of [
      ['/transactions', undefined],
      ['/merchants', 'Add New Merchant'],
      ['/integrations', 'Create Integration'],
      ['/transactions?payment=TR20240630-030', 'Refund'],
    ] as const) {
      await visit(page, path);
      if (opener !== undefined) await page.getByRole('button', { name: opener }).click();
      const within = opener === undefined ? page.getByRole('main') : page.getByRole('dialog');
      const fields = within.locator('input:not([type="checkbox"], [type="radio"]), select, textarea');
      await expect(fields.first()).toBeVisible();
      const sizes = await fields.evaluateAll((all) => all.map((field) => getComputedStyle(field).fontSize));
      expect(new Set(sizes), path).toEqual(new Set(['16px']));
    }
  });
});
