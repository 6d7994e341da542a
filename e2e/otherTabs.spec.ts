import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, waitForConsole } from './console';
import { readEntries } from './storedEntries';
import { answerQuestions, importFiles, chooseFile, pressInNavigation, DEMO_FILE } from './demoImport';

const [FIRST = '', ...ROWS] = readFileSync(DEMO_FILE, 'utf8').trim().split('\n');
const fileOf = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([FIRST, ...rows].join('\n')),
});
const MORE = ROWS.map((row) => row.replace(/^P-1/, 'P-2'));

/** Imports more rows into the open workspace. */
async function update(page: Page): Promise<void> {
  await pressInNavigation(page, 'Festival of June');
  await page.getByRole('button', { name: 'Import data' }).click();
  await chooseFile(page, fileOf('newer.csv', MORE));
  await answerQuestions(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update Festival of June' }).click()]);
}

const count = (page: Page, transactions: number) =>
  expect(page.getByText(new RegExp(`^${transactions} transactions · gross`))).toBeVisible();

test('A tab gets the data that another tab changes, at the same address, and typed text stays until it is reloaded', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await importFiles(page);
  const b = await context.newPage();
  await b.goto('/transactions?search=P-');
  const before = 58;
  await count(b, before);

  await update(page);
  await count(b, 2 * before);
  expect(new URL(b.url()).search).toBe('?search=P-');

  await b.goto('/transactions?search=P-2001');
  await b.getByRole('link', { name: 'P-2001' }).click();
  await b.getByRole('button', { name: 'Refund', exact: true }).click();
  const amount = b.getByRole('textbox', { name: 'Amount' });
  await amount.fill('12.34');

  await pressInNavigation(page, 'Festival of June');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Undo last import' }).click()]);
  await expect(b.getByText('The data of this workspace was changed in another tab.')).toBeVisible();
  await expect(amount).toHaveValue('12.34');
  await b.getByRole('button', { name: 'Refund $12.34' }).click();
  await expect(b.getByText('Nothing was recorded')).toBeVisible();
  await expect(b.getByText('Refund recorded')).toBeHidden();
  await expect(amount).toHaveValue('12.34');

  b.on('dialog', (question) => void question.accept());
  const reloaded = b.waitForEvent('load');
  await b.locator('.toast').getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(b.getByText('No transactions match "P-2001". Check the spelling or clear the filters.')).toBeVisible();
  await b.goto('/transactions');
  await count(b, before);
  await expect(b.getByRole('alert')).toBeHidden();
  await b.close();
});

/**
 * Opens the page and a second tab that receive no messages from each other, so that both changes meet in the database.
 */
async function openBoth(page: Page, context: BrowserContext, address: string): Promise<[Page, Page]> {
  const b = await context.newPage();
  waitForConsole(b);
  for (const tab of [page, b]) {
    await tab.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await tab.goto(address);
  }
  return [page, b];
}

// concurrentEdits.test.ts has two tabs with one database.
test(
  'Two tabs edit different fields of one integration, and both edits are saved',
  { tag: '@thorough' },
  async ({ page, context }) => {
    const tabs = await openBoth(page, context, '/integrations');
    const [a, b] = tabs;
    for (const tab of tabs) {
      await tab.getByRole('link', { name: /, view Race Registration$/ }).click();
      await tab.getByRole('dialog', { name: 'View Integration' }).getByRole('button', { name: 'Edit' }).click();
    }
    const form = (tab: Page) => tab.getByRole('dialog', { name: 'Edit Integration' });
    await form(a).getByLabel('Integration Name').fill('Night Race');
    await form(b).getByLabel('Split Amount/Rate').fill('12.25');
    await form(a).getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => JSON.stringify(await readEntries(a))).toContain('Night Race');
    await form(b).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(b.getByRole('status')).toContainText('Integration name: Night Race');
    for (const tab of tabs) {
      await tab.reload();
      await tab.getByRole('link', { name: /, view Night Race$/ }).click();
      await expect(tab.getByRole('dialog', { name: 'View Integration' })).toContainText('12.25%');
    }
    await b.close();
  },
);

test('Two tabs issue the same statement: one statement is stored, and the other tab says so', async ({
  page,
  context,
}) => {
  const tabs = await openBoth(page, context, '/merchants?view=statements&of=MER001');
  const [a, b] = tabs;
  const issue = (tab: Page) => tab.getByRole('button', { name: 'Issue statement', exact: true });
  const issuedIn = async () => (await readEntries(a)).filter(({ journal }) => journal === 'statements');
  await issue(a).click();
  await expect.poll(async () => (await issuedIn()).length).toBe(1);
  const [first] = await issuedIn();
  await issue(b).click();
  await expect(b.getByRole('status')).toContainText('Another tab changed S-2024-06-MER001');
  for (const tab of tabs)
    await expect(tab.getByRole('button', { name: 'Withdraw statement', exact: true })).toBeVisible();
  expect(await issuedIn()).toEqual([first]);
  await b.close();
});

/** Keeps the messages of a page to other tabs until `releaseMessages` is called, as slow tabs do. */
function holdMessages() {
  const held: { channel: BroadcastChannel; message: unknown }[] = [];
  const original = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'postMessage')!;
  BroadcastChannel.prototype.postMessage = function hold(message: unknown) {
    held.push({ channel: this, message });
  };
  Object.assign(globalThis, {
    releaseMessages: () => {
      Object.defineProperty(BroadcastChannel.prototype, 'postMessage', original);
      for (const { channel, message } of held) channel.postMessage(message);
    },
  });
}

// repeatedRefunds.test.tsx has the question of one tab.
test(
  'Two tabs record the same refund: both ask, and withdrawing one ends both questions',
  { tag: '@thorough' },
  async ({ page, context }) => {
    const b = await context.newPage();
    waitForConsole(b);
    const tabs = [page, b];
    for (const tab of tabs) {
      await tab.goto('/transactions?payment=TR20240630-030');
      await tab.getByRole('button', { name: 'Refund', exact: true }).click();
      await tab.getByRole('dialog', { name: 'Refund Payment' }).getByRole('textbox', { name: 'Amount' }).fill('15');
    }
    // A tab that knows the refund of the other asks before it records.
    for (const tab of tabs) await tab.evaluate(holdMessages);
    for (const tab of tabs)
      await tab
        .getByRole('button', { name: 'Refund $15.00', exact: true })
        .evaluate((button: HTMLElement) => button.click());
    for (const tab of tabs) await tab.evaluate('releaseMessages()');
    const question = 'Two refunds of $15.00 of TR20240630-030 were recorded within a minute.';
    for (const tab of tabs) await expect(tab.getByText(question)).toBeVisible();
    for (const tab of tabs) await tab.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Withdraw one' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw refund' });
    await dialog.getByLabel(/Reason/).fill('Recorded twice');
    await dialog.getByRole('button', { name: 'Withdraw refund' }).click();
    for (const tab of tabs) await expect(tab.getByText(question)).toBeHidden();
    await b.close();
  },
);
