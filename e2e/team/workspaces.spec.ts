import { readFileSync } from 'node:fs';
import { test, type Page } from '@playwright/test';
import { answerQuestions, chooseFile, DEMO_FILE, pressInNavigation } from '../demoImport';
import { expect } from '../console';
import { ANA, BEN, chooseInMenu, openBrowser, signIn } from './people';

// It uses the team of team.spec.ts.
const NAME = 'Festival of June';
const [FIRST = '', ...ROWS] = readFileSync(DEMO_FILE, 'utf8').trim().split('\n');
const NEWER = [FIRST, ...ROWS.map((row) => row.replace(/^P-1/, 'P-2'))].join('\n');

const count = (page: Page, transactions: number) =>
  expect(page.getByText(new RegExp(`^${transactions} transactions · gross`))).toBeVisible();

test(
  'An imported workspace works in the team: a colleague sees its update, its undo and its backup',
  { tag: '@thorough' },
  async ({ browser }) => {
    const [ana, ben] = [await openBrowser(browser), await openBrowser(browser)];
    await signIn(ana, ANA);
    await pressInNavigation(ana, 'Demo data');
    await ana.getByRole('button', { name: 'Import data' }).click();
    await chooseFile(ana, DEMO_FILE);
    await answerQuestions(ana);
    await ana.getByLabel('Workspace name').fill(NAME);
    await Promise.all([ana.waitForEvent('load'), ana.getByRole('button', { name: /^Import \d/ }).click()]);
    await ana.goto('/');
    await chooseInMenu(ana, 'Workspaces');
    const move = ana.getByRole('button', { name: `Move to the team ${NAME}` });
    await move.click();
    await Promise.all([ana.waitForEvent('load'), ana.getByRole('button', { name: `Move ${NAME}` }).click()]);
    const shared = (page: Page) =>
      page.getByRole('listitem').filter({ hasText: 'Shared with your team' }).filter({ hasText: NAME });

    await signIn(ben, BEN);
    await chooseInMenu(ben, 'Workspaces');
    await Promise.all([
      ben.waitForEvent('load'),
      shared(ben)
        .getByRole('button', { name: `Open ${NAME}` })
        .click(),
    ]);
    await ben.goto('/transactions?search=P-');
    await count(ben, 58);

    await ana.goto('/transactions');
    await pressInNavigation(ana, NAME);
    await ana.getByRole('button', { name: 'Import data' }).click();
    await chooseFile(ana, { name: 'newer.csv', mimeType: 'text/csv', buffer: Buffer.from(NEWER) });
    await answerQuestions(ana);
    await Promise.all([ana.waitForEvent('load'), ana.getByRole('button', { name: `Update ${NAME}` }).click()]);
    await count(ben, 116);

    await ana.goto('/transactions');
    await pressInNavigation(ana, NAME);
    await ana.getByRole('button', { name: 'Undo last import' }).click();
    const undo = ana.getByRole('button', { name: `Undo last import ${NAME}` });
    await Promise.all([ana.waitForEvent('load'), undo.click()]);
    await count(ben, 58);

    await pressInNavigation(ben, NAME);
    const [backup] = await Promise.all([
      ben.waitForEvent('download'),
      shared(ben)
        .getByRole('button', { name: `Back up ${NAME}` })
        .click(),
    ]);
    expect(backup.suggestedFilename()).toContain('Festival-of-June');
    for (const page of [ana, ben]) await page.context().close();
  },
);
