import type { Page } from '@playwright/test';
import { PROVIDER_FILES } from '../__tests__/data/imports/providerFiles';
import { figuresOf, owedIn } from '../__tests__/helpers/imports/providerFigures';
import { formatName } from '../src/features/imports/importing/plan/texts';
import { expect, test } from './console';
import { chooseFile, pressInNavigation } from './demoImport';

async function open(page: Page, screen: string, heading = screen) {
  await page.getByRole('link', { name: screen, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

// Unit tests import all formats (formats.test.tsx). Here a real worker reads one file of each kind.
const [CSV, JSON_FILE] = [
  PROVIDER_FILES.find(({ format }) => format === 'Stripe payments')!,
  PROVIDER_FILES.find(({ shape }) => shape === 'JSON')!,
];

for (const file of [CSV, JSON_FILE]) {
  const { format, shape = 'CSV', content } = file;
  const screens = file === CSV ? 'every screen' : 'the dashboard';
  // importedData.spec.ts looks at every screen after an import of CSV.
  const tag = file === CSV ? '@thorough' : [];
  test(
    `A new user imports 1,000 payments, ${format} as ${shape}, and sees their sums on ${screens}`,
    { tag },
    async ({ page }) => {
      const { money, count, ...figures } = figuresOf(file);
      await page.goto('/merchants');
      await pressInNavigation(page, 'Import data');
      await chooseFile(page, { name: 'may.csv', mimeType: '', buffer: Buffer.from(content) });
      const dialog = page.getByRole('dialog', { name: 'Import data' });
      await expect(dialog.getByText(`may.csv: ${formatName(format)}, UTF-8.`)).toBeVisible();
      await expect(dialog).toContainText(`Payments${count}Total${money(figures.all)}`);
      const press = page.getByRole('button', { name: /^Import \d/ });
      await Promise.all([page.waitForEvent('load'), press.click()]);

      await expect(page.getByText('Data through May 28, 2025')).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.locator('section').filter({ hasText: 'Total Revenue' }).first()).toContainText(
        money(figures.gross),
      );
      await expect(main.getByRole('row').filter({ hasText: money(figures.best.sum) })).toContainText(figures.best.name);
      if (file !== CSV) return;

      await open(page, 'Transactions', 'Recent Transactions');
      const status = page.getByText(/^\d[\d,]* transactions · /);
      await expect(status).toContainText(`${count} transactions · gross ${money(figures.gross)}`);
      await expect(status).toContainText(
        `refunded ${money(figures.refunded)} · net ${money(figures.gross - figures.refunded)}`,
      );
      await expect(status).toContainText(`excludes ${figures.failed} failed`);

      await open(page, 'Merchants');
      for (const { name, sum } of figures.sales)
        await expect(page.getByRole('row').filter({ hasText: name })).toContainText(money(sum));
      await page.getByRole('link', { name: 'Statements', exact: true }).click();
      await page.getByRole('button', { name: 'Enter opening balances' }).click();
      await page.getByRole('radio', { name: 'Nothing was paid out before' }).check();
      await page.getByRole('button', { name: 'Save opening balances' }).click();
      await expect(page.getByText('Not known').first()).toBeHidden();
      const owed = await page.getByText(/ available to .* pending /).innerText();
      // All balances sum to the payments of customers minus their refunds.
      expect(owedIn(owed)).toBe(figures.gross - figures.refunded);

      await open(page, 'Integrations');
      await open(page, 'Notifications', 'Notification');
      await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
      await expect(page.getByText(`The workspace has ${count} payments, the newest from may.csv.`)).toBeVisible();
      await page.keyboard.press('Escape');
      await open(page, 'Documentation', 'Hello, how can we help you?');
    },
  );
}
