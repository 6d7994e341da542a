import type { Locator, Page } from '@playwright/test';
import { leftOf } from '@/domain/payments/payments';
import { setupStore } from '@/store/store';
import { expect, test } from './console';
import { entriesOf, putEntries, type StoredEntry } from './kept';
import { openRow } from './openings';
import { recordsOf, refundOf, voidOf } from '../__tests__/helpers/builders';

const cents = (text: string) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The rows of a table, cell by cell. */
const cellsOf = (table: Locator) =>
  table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

/** The rows of the open list, cell by cell, all on one page; and the figures of the line above them, in cents. */
async function readList(page: Page) {
  const table = page.getByRole('table', { name: 'Transactions', exact: true });
  // The page before may have rows and a table of its own.
  await expect(table).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  const headers = await table.getByRole('columnheader').allTextContents();
  const rows = await cellsOf(table);
  const line =
    (await page
      .getByRole('main')
      .getByText(/\bgross \$/)
      .textContent()) ?? '';
  const figure = (name: string) => cents(new RegExp(`${name}\\s(\\$[\\d,.]+)`).exec(line)?.[1] ?? '0');
  const counted = rows.filter((row) => !/Failed|Voided/.test(row.at(-1) ?? ''));
  const refundedOf = (row: readonly string[]) => {
    if (row.at(-1)?.startsWith('Refunded')) return cents(row[2]!);
    return cents(/Partly refunded (\$[\d,.]+)/.exec(row.at(-1)!)?.[1] ?? '0');
  };
  expect(figure('gross')).toBe(sum(counted.map((row) => cents(row[2]!))));
  expect(figure('refunded')).toBe(sum(counted.map(refundedOf)));
  return { rows, gross: figure('gross'), fees: figure('SplitPay fees'), headers };
}

/** Walks from each figure of the dashboard to the rows behind it, and compares. */
async function walk(page: Page) {
  const card = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  const value = async (name: string) => cents((await card(name).getByRole('paragraph').first().textContent()) ?? '');
  const go = async (screen: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  };
  const home = () => go('Dashboard');

  await page.goto('/');
  const [revenue, fees] = [await value('Total Revenue'), await value('Total Fees')];
  const volume = cents((await page.getByRole('definition').first().textContent()) ?? '');
  expect(await lastBar(page, true)).toBe(volume);
  expect(await lastBar(page, false)).toBe(revenue);

  await home();
  await page.getByRole('link', { name: 'Total Revenue' }).click();
  expect((await readList(page)).gross).toBe(revenue);

  await home();
  await page.getByRole('link', { name: 'Total Fees' }).click();
  const withFees = await readList(page);
  expect(withFees.headers).toContain('SPLITPAY FEES');
  expect(withFees.fees).toBe(fees);
  expect(sum(withFees.rows.map((row) => cents(row[3]!)))).toBe(fees);

  // The merchants of the list: the dialog of each says how many of its payments the list holds, and leads to them.
  for (const row of [0, 4]) {
    await go('Merchants');
    await openRow(page, row);
    const details = page.getByRole('dialog', { name: 'Merchant Details' });
    const name =
      (await details
        .getByRole('heading', { level: 3 })
        .first()
        .evaluate((heading) => heading.firstChild?.textContent)) ?? '';
    const [, listed] = /holds (\d+) of them/.exec((await details.textContent()) ?? '') ?? [];
    await details.getByRole('link', { name: 'View transactions' }).click();
    const { rows } = await readList(page);
    expect([name, rows.length, new Set(rows.map((each) => each[1]))]).toEqual([name, Number(listed), new Set([name])]);
  }

  // The recent transactions are the first of the list, with its amounts and the platform's fees.
  await page.goto('/transactions?columns=fees');
  const { rows: all } = await readList(page);
  await home();
  const recent = await cellsOf(page.getByRole('table', { name: 'Recent transactions' }));
  expect(recent.map((cells) => [cells[1], cells[3]])).toEqual(
    all.slice(0, recent.length).map((cells) => [cells[2], cells[3]]),
  );

  await home();
  const top = page.getByRole('table', { name: 'Top Merchants' }).locator('tbody tr');
  for (const text of await top.allTextContents()) {
    const [, listed = ''] = /(\d+) listed/.exec(text) ?? [];
    const name = /^\d(.*?)[\d,]+ transactions of all time/.exec(text)![1]!;
    await home();
    await page.getByRole('link', { name, exact: true }).click();
    const { rows } = await readList(page);
    expect([name, rows.length, new Set(rows.map((row) => row[1]))]).toEqual([name, Number(listed), new Set([name])]);
  }
}

/** The newest (or the sum) of the volumes in the table of the chart. */
async function lastBar(page: Page, isSum: boolean): Promise<number> {
  const button = page.getByRole('button', { name: 'Show as table' });
  if (await button.isVisible()) await button.click();
  const rows = page.getByRole('table', { name: /^Volume by/ }).locator('tbody tr');
  const cells = await rows.locator('td:nth-child(2)').allTextContents();
  return cents(cells.at(isSum ? -1 : -2) ?? '');
}

test('Every figure that leads to rows leads to those it sums, also after voids and refunds by hand', async ({
  page,
}) => {
  test.slow();
  await walk(page);
  for (const id of ['TR20240630-029', 'TR20240625-021']) {
    await page.goto(`/transactions?search=${id}`);
    await page.getByRole('link', { name: id }).click();
    await page.getByRole('button', { name: 'Void', exact: true }).click();
    await page.getByRole('button', { name: /^Void \$/ }).click();
    await expect(page.getByText('Already voided.', { exact: true })).toBeVisible();
  }
  for (const [id, amount] of [
    ['TR20240630-030', '250.00'],
    ['TR20240629-028', '1234.56'],
  ] as const) {
    await page.goto(`/transactions?search=${id}`);
    await page.getByRole('link', { name: id }).click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByLabel('Amount').fill(amount);
    await page.getByRole('button', { name: /^Refund \$/ }).click();
    await expect(page.getByRole('status')).toContainText('Refund recorded');
  }
  await walk(page);
});

/** What a browser keeps after so many voids and refunds at random: the same ones for a seed. */
function keptAfter(count: number, seed: number): StoredEntry[] {
  const store = setupStore();
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const records = () => recordsOf(store.getState());
  const { rows } = store.getState().transactions;
  while (records().length < count) {
    const row = rows[below(rows.length)]!;
    const left = leftOf(row, store.getState().payments.records[row.id] ?? []);
    store.dispatch(
      below(4) === 0
        ? voidOf(row.id)
        : refundOf({ transactionId: row.id, amount: 1 + below(left / 2), reason: 'Other' }),
    );
  }
  return entriesOf('payments', records());
}

for (const seed of [20_240_630, 7]) {
  test(`So they do after 50 voids and refunds at random (seed ${seed})`, async ({ page }) => {
    test.slow();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await putEntries(page, keptAfter(50, seed));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.goto('/transactions?status=Voided');
    await expect(page.locator('tbody tr').first()).toContainText('Voided');
    await walk(page);
  });
}
