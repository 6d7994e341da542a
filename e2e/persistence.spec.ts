import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './console';
import { entriesOf, putEntries, readEntries } from './storedEntries';

const storedMerchants = async (page: Page) =>
  (await readEntries(page)).filter(({ journal }) => journal === 'merchants');

test('The page size and the chart period survive a reload and are in the first frame', async ({ page }) => {
  await page.goto('/merchants');
  await page.getByLabel('Show entries').selectOption('20');
  await expect(page.getByText('Showing 1 to 20 of 30 entries')).toBeVisible();
  await page.goto('/');
  await page.getByText('Year', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked();
  await page.goto('/merchants');
  await expect(page.getByText('Showing 1 to 20 of 30 entries')).toBeVisible();
});

test('A choice in one tab appears in another tab', async ({ page, context }) => {
  await page.goto('/');
  const b = await context.newPage();
  await b.goto('/');
  await expect(b.getByRole('radio', { name: 'Month' })).toBeChecked();
  await page.getByText('Day', { exact: true }).click();
  await expect(b.getByRole('radio', { name: 'Day' })).toBeChecked();
  await b.close();
});

test('A damaged slice starts from the sample, the others stay, and its text can be downloaded', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Year', { exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('splitpay:volume'))).toContain('year');
  const damaged = '{"slice":"merchants","version":1,"kept":{"rows":{"MER0';
  await page.evaluate((text) => localStorage.setItem('splitpay:merchants', text), damaged);
  await page.reload();
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Some saved data is damaged (merchants)');
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked();

  const downloading = page.waitForEvent('download');
  await banner.getByRole('button', { name: 'Download damaged data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('splitpay-damaged-data.txt');
  expect(await readFile(await download.path(), 'utf8')).toContain(damaged);

  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Top Merchants' })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('A damaged entry is skipped and offered for download, and the others stay', async ({ page }) => {
  await page.goto('/merchants');
  await page.getByRole('link', { name: 'Harbor Lights Music Festival' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inactive' }).click();
  await expect.poll(() => storedMerchants(page)).toHaveLength(1);
  await putEntries(page, entriesOf('payments', [{ id: 'record-1' }]));
  await page.goto('/merchants');
  await expect(page.getByRole('alert')).toContainText('Some saved data is damaged (payments)');
  await expect(page.getByRole('row', { name: /Harbor Lights/ })).toContainText('Inactive');
  await expect.poll(() => storedMerchants(page)).toHaveLength(1);
});

test('A blocked storage shows a banner, and the console starts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto('/merchants');
  await expect(page.getByRole('alert')).toContainText("Your browser can't save changes");
  await page.getByLabel('Show entries').selectOption('50');
  await expect(page.getByText('Showing 1 to 30 of 30 entries')).toBeVisible();
});

test('Two tabs that add a merchant at the same time keep both, and the tab whose merchant got another id says so', async ({
  page,
  context,
}) => {
  // A busy machine may be slow, so messages between the tabs wait until both have pressed.
  await context.addInitScript(() => {
    const post = Reflect.get(BroadcastChannel.prototype, 'postMessage') as (
      this: BroadcastChannel,
      reported: unknown,
    ) => void;
    const held: (() => void)[] = [];
    BroadcastChannel.prototype.postMessage = function (reported: unknown) {
      held.push(() => post.call(this, reported));
    };
    const release = () => {
      BroadcastChannel.prototype.postMessage = post;
      for (const notify of held.splice(0)) notify();
    };
    Object.assign(window, { release });
  });
  const b = await context.newPage();
  const tabs = [page, b];
  for (const [index, tab] of tabs.entries()) {
    await tab.goto('/merchants');
    await tab.getByRole('button', { name: 'Add New Merchant' }).click();
    const form = tab.getByRole('dialog', { name: 'Add New Merchant' });
    await form.getByLabel('Merchant Name').fill(`Festival of tab ${index}`);
    await form.getByLabel('Street').fill('1 Pier Walk');
    await form.getByLabel('Zip Code').fill('10001');
  }
  // The tabs have separate processes, so both buttons are pressed nearly at the same time.
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => document.querySelector<HTMLButtonElement>('[role="dialog"] button[type="submit"]')?.click()),
    ),
  );
  for (const tab of tabs) await tab.evaluate(() => (window as unknown as { release: () => void }).release());
  const describe = () => Promise.all(tabs.map((tab) => tab.getByText('at the same moment').count()));
  await expect.poll(async () => (await describe()).sort()).toEqual([0, 1]);
  // Both tabs need to have sent their messages before the first reload, which would discard them.
  for (const tab of tabs) await expect(tab.getByText('Showing 1 to 10 of 32 entries')).toBeVisible();
  for (const tab of tabs) {
    await tab.reload();
    for (const index of [0, 1]) await expect(tab.getByText(`Festival of tab ${index}`)).toBeVisible();
  }
  const numbers = (await storedMerchants(page)).map(({ value }) => (value as { number: string }).number);
  expect(numbers.sort()).toEqual(['MER031', 'MER032']);
  await b.close();
});
