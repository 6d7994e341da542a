import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, waitForConsole } from './console';
import { readEntries } from './kept';
import { answerQuestions, bringIn, chooseFile, pressInNavigation, TO_TRY } from './ownData';

const [FIRST = '', ...ROWS] = readFileSync(TO_TRY, 'utf8').trim().split('\n');
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
  await bringIn(page);
  const other = await context.newPage();
  await other.goto('/transactions?search=P-');
  const before = 58;
  await count(other, before);

  await update(page);
  await count(other, 2 * before);
  expect(new URL(other.url()).search).toBe('?search=P-');

  await other.goto('/transactions?search=P-2001');
  await other.getByRole('link', { name: 'P-2001' }).click();
  await other.getByRole('button', { name: 'Refund', exact: true }).click();
  const amount = other.getByRole('textbox', { name: 'Amount' });
  await amount.fill('12.34');

  await pressInNavigation(page, 'Festival of June');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Undo last import' }).click()]);
  await expect(other.getByText('The data of this workspace was changed in another tab.')).toBeVisible();
  await expect(amount).toHaveValue('12.34');
  await other.getByRole('button', { name: 'Refund $12.34' }).click();
  await expect(other.getByText('Nothing was recorded')).toBeVisible();
  await expect(other.getByText('Refund recorded')).toBeHidden();
  await expect(amount).toHaveValue('12.34');

  other.on('dialog', (question) => void question.accept());
  const reloaded = other.waitForEvent('load');
  await other.locator('.toast').getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(
    other.getByText('No transactions match “P-2001”. Check the spelling or clear the filters.'),
  ).toBeVisible();
  await other.goto('/transactions');
  await count(other, before);
  await expect(other.getByRole('alert')).toBeHidden();
  await other.close();
});

/** The page and another tab, neither of which hears of the other: what both do meets in the database, as at one moment. */
async function openBoth(page: Page, context: BrowserContext, address: string): Promise<[Page, Page]> {
  const other = await context.newPage();
  waitForConsole(other);
  for (const each of [page, other]) {
    await each.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await each.goto(address);
  }
  return [page, other];
}

test('Two tabs edit different fields of one integration, and both edits are saved', async ({ page, context }) => {
  const tabs = await openBoth(page, context, '/integrations');
  const [one, other] = tabs;
  for (const tab of tabs) {
    await tab.getByRole('link', { name: /, view Race Registration$/ }).click();
    await tab.getByRole('dialog', { name: 'View Integration' }).getByRole('button', { name: 'Edit' }).click();
  }
  const form = (tab: Page) => tab.getByRole('dialog', { name: 'Edit Integration' });
  await form(one).getByLabel('Integration Name').fill('Night Race');
  await form(other).getByLabel('Split Amount/Rate').fill('12.25');
  await form(one).getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => JSON.stringify(await readEntries(one))).toContain('Night Race');
  await form(other).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('status')).toContainText('Integration name: Night Race');
  for (const tab of tabs) {
    await tab.reload();
    await tab.getByRole('link', { name: /, view Night Race$/ }).click();
    await expect(tab.getByRole('dialog', { name: 'View Integration' })).toContainText('12.25%');
  }
  await other.close();
});

test('Two tabs issue the same statement: one is kept, and the other tab says so', async ({ page, context }) => {
  const tabs = await openBoth(page, context, '/merchants?view=statements&of=MER001');
  const [one, other] = tabs;
  const issue = (tab: Page) => tab.getByRole('button', { name: 'Issue', exact: true });
  const issuedIn = async () => (await readEntries(one)).filter(({ journal }) => journal === 'statements');
  await issue(one).click();
  await expect.poll(async () => (await issuedIn()).length).toBe(1);
  const [first] = await issuedIn();
  await issue(other).click();
  await expect(other.getByRole('status')).toContainText('Another tab was first with S-2024-06-MER001');
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Take back', exact: true })).toBeVisible();
  expect(await issuedIn()).toEqual([first]);
  await other.close();
});
