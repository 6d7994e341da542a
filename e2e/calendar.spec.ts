import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './console';
import { waitUntilIdle } from './pageIdle';

const button = (page: Page) => page.getByRole('button', { name: /^Pick a date range$|, 20\d\d/ });
const day = (page: Page, name: string) => page.getByRole('gridcell', { name });

async function open(page: Page) {
  await page.goto('/transactions');
  await button(page).click();
  await expect(page.getByRole('grid', { name: 'June 2024' })).toBeVisible();
}

test('The calendar can be opened, used and left with the keyboard', async ({ page }) => {
  await page.goto('/transactions');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'June 2024' })).toBeVisible();
  let stops = 0;
  while ((await day(page, '30 June 2024, Sunday').evaluate((cell) => cell !== document.activeElement)) && stops < 20) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  expect(stops).toBe(14);
  for (const [key, name] of [
    ['ArrowUp', '23 June 2024, Sunday'],
    ['ArrowRight', '24 June 2024, Monday'],
    ['End', '29 June 2024, Saturday'],
    ['Home', '23 June 2024, Sunday'],
    ['PageUp', '23 May 2024, Thursday'],
    ['PageUp', '23 April 2024, Tuesday'],
    ['PageDown', '23 May 2024, Thursday'],
    ['PageDown', '23 June 2024, Sunday'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(page, name)).toBeFocused();
  }
  const ring = await day(page, '23 June 2024, Sunday').evaluate((cell) => getComputedStyle(cell).outlineWidth);
  expect(ring).toBe('2px');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(button(page)).toHaveText('Jun 23, 2024 – Jun 24, 2024');
  await expect(page).toHaveURL(/from=2024-06-23&to=2024-06-24/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('Tab out of the panel closes it', async ({ page }) => {
  await open(page);
  await day(page, '30 June 2024').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused();
});

test('Presets and date fields choose a range, and a field marks an invalid date', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(button(page)).toHaveText('Jun 24, 2024 – Jun 30, 2024');
  await page.getByLabel('From').fill('2024-02-30');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Enter a date like 2024-06-30.')).toBeVisible();
  await expect(page.getByLabel('From')).toHaveValue('2024-02-30');
  await page.getByLabel('From').fill('7/4/2024');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The end date must be on or after the start date.')).toBeVisible();
  await page.getByLabel('From').fill('6/20/2024');
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText('Jun 20, 2024 – Jun 30, 2024');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(button(page)).toHaveText('Pick a date range');
});

test('A day is picked when the mouse button is released, so that a press can be canceled', async ({ page }) => {
  await open(page);
  await day(page, '11 June 2024').hover();
  await page.mouse.down();
  await page.getByText('Jun 2024').hover();
  await page.mouse.up();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await day(page, '11 June 2024').click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
});

test(
  'The open calendar stays inside a screen of either size, and each of its targets is at least 24 px',
  { tag: '@thorough' },
  async ({ page }) => {
    await open(page);
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      await waitUntilIdle(page);
      const box = (await page.getByRole('group', { name: 'Date range' }).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      const sizes = await page
        .getByRole('group', { name: 'Date range' })
        .locator(':is(button, input, select):visible')
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()));
      for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
);
