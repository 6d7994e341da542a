import type { Page } from '@playwright/test';

/** A demo file of payments, with two rejected rows. */
export const DEMO_FILE = 'docs/payments-to-try.csv';

type Files = Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0];

/** Presses a button of the navigation. On a small screen, the navigation is in a drawer. */
export async function pressInNavigation(page: Page, name: string | RegExp): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open navigation' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name }).click();
}

export async function chooseFile(page: Page, files: Files): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles(files);
}

/** Answers the questions about the demo file and opens the preview. */
export async function answerQuestions(page: Page): Promise<void> {
  const answers = {
    'Currency of the file': 'USD',
    'Time zone of the file': 'Europe/Berlin',
    'Open (6 rows)': 'Pending',
  };
  for (const [label, answer] of Object.entries(answers))
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(answer);
  await page.getByRole('button', { name: 'Preview import' }).click();
}

/** Imports the demo file as a workspace, which is open afterwards. */
export async function importFiles(page: Page, name = 'Festival of June'): Promise<void> {
  await pressInNavigation(page, 'Import data');
  await chooseFile(page, DEMO_FILE);
  await answerQuestions(page);
  await page.getByLabel('Workspace name').fill(name);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: /^Import \d/ }).click()]);
}
