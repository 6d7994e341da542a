import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expect } from '../console';

const PASSWORD = 'a password of a test';

export type Person = { name: string; email: string };
export const ANA: Person = { name: 'Ana Ruiz', email: 'ana@example.com' };
export const BEN: Person = { name: 'Ben Cole', email: 'ben@example.com' };

/** A browser of a person. It collects what a faulty page reports; requests fail while the line is cut. */
export async function openBrowser(browser: Browser, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

const setupLink = () => /http\S+\/setup\?token=\S+/.exec(readFileSync('.cache/team-e2e/server.log', 'utf8'))?.[0] ?? '';

/** Creates the team with the link that the server prints. */
export async function setUp(page: Page, { name, email }: Person, link = setupLink()): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Team name').fill('Harbor Payments');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create team' }).click();
  await expectSignedIn(page, { name, email });
}

/** The administrator invites a person, who opens the link and creates an account. */
export async function invite(administrator: Page, page: Page, { name, email }: Person): Promise<string> {
  await chooseInMenu(administrator, 'Team and account');
  await administrator.getByLabel('Email').fill(email);
  await administrator.getByRole('button', { name: 'Create invitation link' }).click();
  const link = await administrator.getByRole('status').locator('code').textContent();
  await page.goto(link ?? '');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectSignedIn(page, { name, email });
  // The list of the open dialog is read again every few seconds.
  await expect(administrator.getByRole('button', { name: `Remove ${name}` })).toBeVisible({ timeout: 10_000 });
  await expect(administrator.getByText(link ?? '')).toHaveCount(0);
  await administrator.keyboard.press('Escape');
  return link ?? '';
}

export async function signIn(page: Page, { name, email }: Person): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectSignedIn(page, { name, email });
}

const expectSignedIn = (page: Page, { name }: Person) =>
  expect(page.getByRole('button', { name: `Hi ${name.split(' ')[0]}!` })).toBeVisible();

/** Chooses an item of the menu of the user badge, which is on the dashboard. */
export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Hi / }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
}

/** Opens the details of a payment. */
export async function openPayment(page: Page, id: string): Promise<void> {
  await page.goto(`/transactions?payment=${id}`);
  await expect(page.getByRole('dialog', { name: 'Transaction Details' })).toBeVisible();
}

/** Fills in a refund of the open payment. The returned function records it. */
export async function prepareRefund(page: Page, amount: string): Promise<() => Promise<void>> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  return () => page.getByRole('button', { name: `Refund $${amount}` }).click();
}
