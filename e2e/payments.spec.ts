import type { Locator, Page } from '@playwright/test';
import { expect, SIZES, test } from './console';
import { waitUntilIdle } from './pageIdle';

const SETTLED = 'TR20240630-030';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openDetails(page: Page, transactionId: string): Promise<Locator> {
  await page.goto('/transactions');
  await page.getByRole('link', { name: transactionId }).click();
  const details = dialog(page, 'Transaction Details');
  await expect(details).toBeVisible();
  return details;
}

const rowOf = (page: Page, transactionId: string) => page.getByRole('row').filter({ hasText: transactionId });

async function pagesOnPaper(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return paper.match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('Half of a payment is refunded, and the remaining half after a reload', async ({ page }) => {
  const details = await openDetails(page, SETTLED);
  await details.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('125');
  await page.getByRole('button', { name: 'Refund $125.00' }).click();
  await expect(page.getByRole('status')).toContainText('Refund recorded');
  await expect(details).toContainText('Partly refunded $125.00');
  await expect(details.getByText(/^Adds up to \$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, SETTLED)).toContainText('Partly refunded $125.00');

  await page.reload();
  await expect(rowOf(page, SETTLED)).toContainText('Partly refunded $125.00');
  await page.getByRole('link', { name: SETTLED }).click();
  await details.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('125.00');
  // The remaining amount equals the previous refund, so the dialog asks.
  await page.getByRole('button', { name: 'Refund $125.00' }).click();
  await expect(page.getByRole('dialog')).toContainText('Record another refund of $125.00?');
  await page.getByRole('button', { name: 'Record another refund' }).dblclick();
  await expect(details.getByRole('listitem')).toHaveCount(3);
  await expect(details.getByRole('row', { name: /^Merchant/ })).toHaveText('Merchant -3%$225.00$232.55-$7.55');
  await expect(details.getByRole('row', { name: /^Platform/ })).toHaveText('Platform 0%$5.25$5.25$0.00');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, SETTLED)).toContainText('Refunded');

  await page.goto('/');
  await expect(rowOf(page, 'Hudson Valley Film Festival').filter({ hasText: '$250.00' })).toContainText('Refunded');
});

test('Two tabs can refund the same money only once', async ({ page, context }) => {
  const b = await context.newPage();
  for (const tab of [page, b]) {
    const details = await openDetails(tab, SETTLED);
    await details.getByRole('button', { name: 'Refund' }).click();
    await expect(tab.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Refund $250.00' }).click();
  await expect(dialog(b, 'Refund payment')).toContainText('already refunded in full.');
  await b.close();
});

for (const theme of ['light', 'dark'] as const) {
  test(
    `The receipt prints on one page, alone and black on white, from the ${theme} theme`,
    { tag: '@thorough' },
    async ({ page }) => {
      const details = await openDetails(page, SETTLED);
      await page.evaluate((name) => (document.documentElement.dataset.bsTheme = name), theme);
      for (const cents of ['0.01', '0.02', '0.03', '0.04', '0.05', '0.06']) {
        await details.getByRole('button', { name: 'Refund' }).click();
        await page.getByRole('textbox', { name: 'Amount' }).fill(cents);
        await page.getByRole('button', { name: `Refund $${cents}` }).click();
      }
      await details.getByRole('button', { name: 'View Receipt' }).click();
      const receipt = dialog(page, 'Receipt');
      await expect(receipt).toContainText('Refunded');
      await expect(receipt).not.toContainText(/fee/i);
      expect(await pagesOnPaper(page)).toBe(1);

      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#root')).toBeHidden();
      await expect(page.getByRole('status')).toBeHidden();
      await expect(receipt.getByRole('button')).toHaveCount(0);
      await expect(receipt.getByText('Hudson Valley Film Festival')).toHaveCSS('color', 'rgb(0, 0, 0)');
      const ground = await page
        .locator('.modal-content')
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(ground).toBe('rgb(255, 255, 255)');
    },
  );
}

test('The details print completely', async ({ page }) => {
  await openDetails(page, SETTLED);
  expect(await pagesOnPaper(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeInViewport();
});

for (const [name, size] of Object.entries(SIZES))
  test(
    `The refund dialog keeps its layout with any typed amount, ${name}`,
    { tag: name === 'large' ? [] : '@thorough' },
    async ({ page }) => {
      await page.setViewportSize(size);
      const details = await openDetails(page, SETTLED);
      await details.getByRole('button', { name: 'Refund' }).click();
      const refund = dialog(page, 'Refund payment');
      const readIndices = () =>
        refund.evaluate((element) =>
          [...element.querySelectorAll('button, select, h3, tr')].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [part.localName, x, y, width, height].join(' ');
          }),
        );
      await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('250.00');
      await waitUntilIdle(page);
      const before = await readIndices();
      for (const amount of ['251', '', 'all', '12.505', '0', '9', '111.11']) {
        await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
        await expect(refund.getByRole('button', { name: /^Refund/ })).toHaveText(/^Refund( \$(9.00|111.11))?$/);
        expect(await readIndices(), amount).toEqual(before);
      }
    },
  );
