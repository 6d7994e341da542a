import type { Locator, Page } from '@playwright/test';
import { expect, SIZES, test } from '../console';
import { visit } from '../screenStates';
import { waitUntilIdle } from '../pageIdle';

const details = (page: Page) => page.getByRole('dialog', { name: 'Transaction Details' });
const SETTLED = '/transactions?payment=TR20240630-030';

async function refund(page: Page, amount: string): Promise<void> {
  await details(page).getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: /^Refund \$/ }).click();
  await page.getByRole('button', { name: 'Dismiss: Refund recorded' }).click();
}

test(
  'The details are a sheet at the right that shows all facts for a decision without scrolling',
  { tag: '@thorough' },
  async ({ page }) => {
    await visit(page, SETTLED);
    for (const amount of ['100', '60']) await refund(page, amount);
    const sheet = (await page.locator('.modal-content').boundingBox())!;
    expect(sheet.width).toBeGreaterThanOrEqual(560);
    expect(sheet.width).toBeLessThanOrEqual(640);
    expect([sheet.x + sheet.width, sheet.y, sheet.height]).toEqual([1440, 0, 900]);
    for (const part of [
      details(page).getByText('$250.00', { exact: true }).first(),
      details(page).getByRole('link', { name: 'Hudson Valley Film Festival' }),
      details(page).getByText('Partly refunded $160.00'),
      details(page).getByRole('button', { name: 'Void' }),
      details(page).getByRole('button', { name: 'Refund' }),
      details(page).getByRole('table', { name: 'How this payment is split' }),
      page.getByRole('list', { name: 'Timeline' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  },
);

for (const [name, size] of Object.entries(SIZES))
  test(
    `The buttons of the details keep their position from payment to payment, ${name}`,
    { tag: name === 'large' ? [] : '@thorough' },
    async ({ page }) => {
      await page.setViewportSize(size);
      await visit(page, SETTLED);
      await expect(details(page)).toBeVisible();
      await waitUntilIdle(page);
      const seen = new Set<string>();
      const reasons = new Set<string | null>();
      for (let payment = 1; payment <= 30; payment += 1) {
        await expect(details(page).getByText(`${payment} of 30`)).toBeVisible();
        const layout = await details(page).evaluate((dialog) => {
          const reason = document.getElementById(
            dialog
              .querySelector('[aria-disabled="true"][aria-describedby]:not([aria-label])')!
              .getAttribute('aria-describedby')!,
          )!;
          const indices = [...dialog.querySelectorAll('button')].slice(0, 7).map((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            return [button.textContent, x, y, width, height].join(' ');
          });
          return {
            positions: [...indices, reason.getBoundingClientRect().y].join('\n'),
            reason: reason.textContent,
            lines: reason.getBoundingClientRect().height / parseFloat(getComputedStyle(reason).lineHeight),
          };
        });
        seen.add(layout.positions);
        reasons.add(layout.reason);
        // A disputed payment has two reasons.
        if (name === 'large' && !layout.reason.includes('disputed')) expect(layout.lines).toBeCloseTo(1, 1);
        await page.keyboard.press('j');
      }
      expect([...seen]).toHaveLength(1);
      // These payments include completed, pending, failed, refunded and disputed ones.
      expect(reasons.size).toBe(5);
    },
  );

test('The bar of an allocation is 12 px high and in its colors, with forced colors and on paper from the dark theme too', async ({
  page,
}) => {
  await visit(page, SETTLED);
  await refund(page, '100');
  const allocation = details(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Allocation' }) });
  await expect(allocation.getByRole('term')).toHaveText('Refunded');
  const readBar = () =>
    allocation.evaluate((section) => {
      const bar = section.querySelector('[aria-hidden]:has(> [data-series])');
      // The rows of the table are the legend, except for the refunded part, which has no row.
      const names = [...section.querySelectorAll('tbody th > span'), ...section.querySelectorAll('dt')];
      const parts = [...bar!.children].map((part) => ({
        share: part.getBoundingClientRect().width / bar!.getBoundingClientRect().width,
        ground: getComputedStyle(part).background,
        isPrinted: getComputedStyle(part).printColorAdjust === 'exact',
      }));
      const dots = names.map((name) => getComputedStyle(name, '::before').background);
      return { height: bar!.getBoundingClientRect().height, parts, dots };
    });
  const light = await readBar();
  expect(light.height).toBe(12);
  expect(new Set(light.dots).size).toBe(5);
  expect(light.parts.map(({ ground }) => ground)).toEqual(light.dots);
  expect(light.parts.every(({ isPrinted }) => isPrinted)).toBe(true);
  [0.528, 0.03, 0.029, 0.013, 0.4].forEach((share, index) =>
    expect(Math.abs(light.parts[index]!.share - share)).toBeLessThan(0.01),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  expect((await readBar()).dots.slice(0, 4)).toEqual(light.dots.slice(0, 4));
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark', media: 'print' });
  expect((await readBar()).dots.slice(0, 4)).toEqual(light.dots.slice(0, 4));
});

test('Forced colors show a refused button as disabled', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, SETTLED);
  const colorOf = (name: string) =>
    details(page)
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).color);
  expect(await colorOf('Void')).not.toBe(await colorOf('Refund'));
});

/** Whether a table is visible without horizontal scrolling. */
const isWhole = (table: Locator) =>
  table.locator('..').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

test(
  'The allocation on a phone wraps no name and no percentage after a partial refund, and shows all columns',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize(SIZES.small);
    await visit(page, SETTLED);
    await page.getByRole('button', { name: 'Refund' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).last().fill('100');
    await page.getByRole('button', { name: 'Refund $100.00' }).click();
    await visit(page, SETTLED);
    const allocation = page.getByRole('table', { name: 'How this payment is split' });
    await expect(allocation.getByRole('columnheader', { name: 'NET' })).toBeVisible();
    const lines = await allocation.locator('tbody th').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const textNodes = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const counts: number[] = [];
        const range = document.createRange();
        while (textNodes.nextNode()) {
          range.selectNodeContents(textNodes.currentNode);
          counts.push(range.getClientRects().length);
        }
        return counts.filter((count) => count > 0);
      }),
    );
    expect(lines).toEqual(Array.from({ length: 9 }, () => 1));
    expect(await isWhole(allocation)).toBe(true);
    // This payment is refunded in full and has amounts in thousands.
    await visit(page, '/transactions?payment=TR20240629-027');
    for (const width of [SIZES.small.width, 375, 320]) {
      await page.setViewportSize({ width, height: SIZES.small.height });
      await expect(allocation.getByRole('cell', { name: '-$157.07' })).toBeVisible();
      await expect.poll(() => isWhole(allocation), `${String(width)} px`).toBe(true);
    }
    await visit(page, '/transactions?payment=TR20240629-028');
    await refund(page, '1,835.00');
    for (const width of [500, SIZES.small.width]) {
      await page.setViewportSize({ width, height: SIZES.small.height });
      await expect(allocation.getByRole('cell', { name: '$1,598.13' })).toBeVisible();
      await expect.poll(() => isWhole(allocation), `${String(width)} px`).toBe(true);
    }
  },
);
