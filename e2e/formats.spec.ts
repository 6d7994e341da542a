import type { Page } from '@playwright/test';
import { MADE, PROVIDER_FILES, type Made } from '../__tests__/data/imports/providerFiles';
import { currencyOf } from '../src/domain/money/currency';
import { formatMoney } from '../src/domain/money/money';
import { expect, test } from './console';
import { chooseFile, pressInNavigation } from './ownData';

const CURRENCIES: Record<string, string> = { 'Stripe balance history': 'USD', 'Square transactions': 'USD' };
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
/** The cents of an amount as it stands on screen. */
const centsIn = (text: string) => Number(text.replace(/\D/g, ''));

/** What the file that was made says, added up without the console. */
function figuresOf(made: readonly Made[], currency: string, merchantOf: (row: Made) => string) {
  const money = (cents: number) => formatMoney(cents, currencyOf(currency));
  const paid = made.filter(({ isPaid }) => isPaid);
  const [gross, refunded] = [sumOf(paid.map(({ cents }) => cents)), sumOf(paid.map((row) => row.refunded))];
  const names = [...new Set(made.map(merchantOf))];
  const sales = names.map((name) => {
    const own = paid.filter((row) => merchantOf(row) === name);
    return { name, count: own.length, sum: sumOf(own.map(({ cents }) => cents)) };
  });
  return {
    money,
    gross,
    refunded,
    failed: made.length - paid.length,
    sales,
    all: sumOf(made.map(({ cents }) => cents)),
  };
}

async function open(page: Page, screen: string, heading = screen) {
  await page.getByRole('link', { name: screen, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

for (const { format, shape = 'CSV', content, hasFailed = true, hasMerchants = true, answers = {} } of PROVIDER_FILES) {
  test(`A new user brings 1,000 payments in, ${format} as ${shape}, and sees their sums on every screen`, async ({
    page,
  }) => {
    const made = MADE.filter(({ isPaid }) => hasFailed || isPaid);
    const { money, ...figures } = figuresOf(made, CURRENCIES[format] ?? 'EUR', (row) =>
      hasMerchants ? row.merchant : 'My shop',
    );
    await page.goto('/merchants');
    await pressInNavigation(page, 'Use your own data');
    await chooseFile(page, { name: 'may.csv', mimeType: '', buffer: Buffer.from(content) });
    if (Object.keys(answers).length > 0) {
      await expect(page.getByRole('heading', { name: 'How the file is read' })).toBeVisible();
      if (answers.merchantName) await page.getByLabel('Merchant of all rows').fill(answers.merchantName);
      if (answers.currency) await page.getByLabel('In which currency are the amounts?').selectOption(answers.currency);
      await page.getByRole('button', { name: 'See what is read' }).click();
    }
    const dialog = page.getByRole('dialog', { name: 'Use your own data' });
    await expect(dialog.getByText(`may.csv, read as ${format}.`)).toBeVisible();
    await expect(dialog).toContainText(`Payments${made.length.toLocaleString('en')}Sum${money(figures.all)}`);
    const press = page.getByRole('button', { name: /^Import / });
    await Promise.all([page.waitForEvent('load'), press.click()]);

    await expect(page.getByText('Data up to May 28, 2025')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.locator('section').filter({ hasText: 'Total Revenue' }).first()).toContainText(
      money(figures.gross),
    );
    const [best] = figures.sales.toSorted((one, other) => other.sum - one.sum);
    await expect(main.getByRole('row').filter({ hasText: money(best!.sum) })).toContainText(best!.name);

    await open(page, 'Transactions', 'Recent Transactions');
    const status = page.getByText(/^\d[\d,]* transactions · /);
    await expect(status).toContainText(
      `${made.length.toLocaleString('en')} transactions · gross ${money(figures.gross)}`,
    );
    await expect(status).toContainText(
      `refunded ${money(figures.refunded)} · net ${money(figures.gross - figures.refunded)}`,
    );
    if (figures.failed > 0) await expect(status).toContainText(`${figures.failed} failed not counted`);

    await open(page, 'Merchants');
    for (const { name, sum } of figures.sales)
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText(money(sum));
    await page.getByRole('link', { name: 'Statements', exact: true }).click();
    const owed = await page.getByText(/ available · pending /).innerText();
    const {
      available = '',
      pending = '',
      debt = '',
    } = /with (?<available>\S+) available · pending (?<pending>\S+) ·(?:.* in debt (?<debt>\S+))?/.exec(owed)?.groups ??
    {};
    // The parties together are owed what customers paid, less what they got back.
    expect(centsIn(available) + centsIn(pending) - centsIn(debt)).toBe(figures.gross - figures.refunded);

    await open(page, 'Integrations');
    await open(page, 'Notifications', 'Notification');
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await expect(
      page.getByText(`${made.length.toLocaleString('en')} payments are here, the newest from may.csv.`),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await open(page, 'Documentation', 'Hello, how can we help you?');
  });
}

test('Stripe’s application fees come with its payments, and a report of shares is known as none', async ({ page }) => {
  const stripe = PROVIDER_FILES.find(({ format }) => format === 'Stripe payments');
  const paid = MADE.filter(({ isPaid, cents }) => isPaid && cents > 100);
  const fees = [
    'id,Created (UTC),Amount,Amount Refunded,Currency,User ID,User Email,Application ID,Transaction ID',
    ...paid.map(({ id }) => `fee_${id},2025-05-01 10:00,0.70,0,eur,acct_1,a@example.com,ca_1,${id}`),
  ].join('\n');
  const shares =
    'BalancePlatform,AccountHolder,BalanceAccount,Transfer Id,Transaction Id,Booking date,Type,Status,Currency,Balance (PC)\n' +
    'Acme,AH-1,BA-1,T-1,X-1,2025-05-01,capture,booked,EUR,10.00';
  const file = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) });
  await page.goto('/merchants');
  await pressInNavigation(page, 'Use your own data');
  const files = [file('may.csv', stripe?.content ?? ''), file('fees.csv', fees)];
  await chooseFile(page, [...files, file('shares.csv', shares)]);
  await expect(
    page.getByText(/^shares\.csv: This is a report of the kind ‘Adyen payout’: it holds shares/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Bring in the other 2 files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use your own data' });
  await expect(dialog).toContainText(`New${paid.length}Changed0The same0Need repair0`);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Import 1,000 payments' }).click()]);
  const taken = formatMoney(70 * paid.length, currencyOf('EUR'));
  await expect(page.getByRole('main')).toContainText(taken);
});
