import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { expect, releaseNewer, test } from './deployment';
import { DIALOGS } from './dialogs';
import { ROUTES, visit } from './screenStates';
import { chooseFile, pressInNavigation, DEMO_FILE } from './demoImport';

/** A page with a controller gets its files from the service worker, which has all of them. */
const waitForController = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/**
 * Checks for a new version, as the browser does from time to time. A check that the browser started earlier may answer
 * this one, so a single check may not be enough.
 */
const checkForNewVersion = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

/** The workers that run now. Only these are stopped, because a later one may be installing. */
async function runningWorkers(session: CDPSession): Promise<{ stop: () => Promise<void> }> {
  const versions = new Set<string>();
  session.on('ServiceWorker.workerVersionUpdated', (update) => {
    for (const { versionId, status } of update.versions) if (status === 'activated') versions.add(versionId);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => versions.size).toBeGreaterThan(0);
  const ids = [...versions];
  return {
    stop: async () => {
      for (const versionId of ids) await session.send('ServiceWorker.stopWorker', { versionId });
    },
  };
}

async function closeDialogs(page: Page): Promise<void> {
  while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
}

const OTHER_STATES = / with(out)? | of a part /;

test('The first screen is the last use of the network: without the server, every screen, import and export works', async ({
  page,
  deployment,
}) => {
  await visit(page, '/');
  await waitForController(page);
  const assets = deployment.requests.filter((file) => file.startsWith('/assets/'));
  expect(assets.toSorted()).toEqual([...new Set(assets)].sort());
  await deployment.stop();
  for (const route of ROUTES) await visit(page, route);
  await visit(page, '/transactions');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(await file.failure()).toBeNull();
  await pressInNavigation(page, 'Import data');
  await chooseFile(page, DEMO_FILE);
  await expect(page.getByRole('heading', { name: 'Import settings' })).toBeVisible();
});

test('Without the server, every dialog works', { tag: '@thorough' }, async ({ page, deployment }) => {
  test.slow();
  await visit(page, '/');
  await waitForController(page);
  await deployment.stop();
  const dialogs = Object.entries(DIALOGS).filter(([name]) => !OTHER_STATES.test(name));
  for (const [name, { path, open, shows }] of dialogs) {
    await closeDialogs(page);
    if (new URL(page.url()).pathname !== path) await visit(page, path);
    await open(page);
    await expect(shows(page), name).toBeVisible();
  }
});

// theme.spec.ts checks the first paint of a page from the server.
test(
  'The first paint of a cached page has the selected theme, even if the computer prefers the other one',
  { tag: '@thorough' },
  async ({ page }) => {
    await visit(page, '/merchants');
    await waitForController(page);
    await page.getByRole('group', { name: 'Theme' }).getByText('Dark', { exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('splitpay:theme'))).toContain('Dark');
    await page.addInitScript(() => {
      const grounds: string[] = [];
      Object.assign(window, { grounds });
      const sample = () => {
        const body = document.querySelector('body');
        if (body) grounds.push(getComputedStyle(body).backgroundColor);
        requestAnimationFrame(sample);
      };
      requestAnimationFrame(sample);
    });
    // The slow processor paints between the parts.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (let load = 0; load < 3; load += 1) {
      await page.reload();
      const painted = await page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
      expect(new Set(painted)).toEqual(new Set(['rgb(11, 18, 32)']));
    }
  },
);

test(
  'A new version waits for the operator, closes no form, and leaves each tab its files, and a kill switch removes all',
  { tag: '@thorough' },
  async ({ page, context, deployment }) => {
    await visit(page, '/merchants');
    await waitForController(page);
    const b = await context.newPage();
    await visit(b, '/transactions');
    await page.getByRole('button', { name: 'Add New Merchant' }).click();
    await page.getByRole('textbox', { name: 'Merchant Name' }).fill('Harbor Nights');

    releaseNewer(deployment.folder, 'palette', (text) => text.replaceAll('Import data', 'Use your newer data'));
    await expect(async () => {
      await checkForNewVersion(b);
      await expect(b.getByText('A new version is available')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await Promise.all([b.waitForEvent('load'), b.getByRole('button', { name: 'Reload' }).click()]);
    await expect(b.getByRole('button', { name: 'Use your newer data' })).toBeVisible();
    await b.keyboard.press('Control+k');
    await expect(b.getByRole('combobox', { name: 'Search or go to' })).toBeVisible();

    await expect(page.getByText('A new version is available')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Merchant Name' })).toHaveValue('Harbor Nights');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or go to' })).toBeVisible();
    expect(await cachesOf(page)).toHaveLength(2);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Use your newer data' })).toBeVisible();
    await b.reload();
    await expect.poll(() => cachesOf(b)).toHaveLength(1);

    await test.step('The kill switch deletes the caches and ends the worker, and the page continues from the server', async () => {
      copyFileSync('scripts/build/killSwitch.js', path.join(deployment.folder, 'sw.js'));
      await b.close();
      // A browser stops a worker that is idle for half a minute, but not while DevTools is attached as here.
      const earlier = await runningWorkers(await context.newCDPSession(page));
      await expect(async () => {
        await checkForNewVersion(page);
        await earlier.stop();
        expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
        expect(await cachesOf(page)).toEqual([]);
      }).toPass();
      await page.getByRole('button', { name: 'Add New Merchant' }).click();
      await expect(page.getByRole('dialog', { name: 'Add New Merchant' })).toBeVisible();
      await visit(page, '/merchants');
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });
  },
);

test.describe('below a path', () => {
  test.use({ basePath: '/console' });

  test(
    'The console works below a path with its links, addresses and workers, and without the server',
    { tag: '@thorough' },
    async ({ page, deployment }) => {
      await visit(page, '/console/merchants?search=harbor');
      await expect(page.getByRole('searchbox')).toHaveValue('harbor');
      await waitForController(page);
      await deployment.stop();
      await page.getByRole('link', { name: 'Transactions', exact: true }).click();
      await expect(page).toHaveURL(/:\d+\/console\/transactions$/);
      await page.getByRole('link', { name: 'TR20240630-030' }).click();
      await expect(page).toHaveURL(/\/console\/transactions\?payment=/);
      await page.reload();
      await expect(page.getByRole('dialog', { name: 'Transaction Details' })).toBeVisible();
      await page.goBack();
      await pressInNavigation(page, 'Import data');
      await chooseFile(page, DEMO_FILE);
      await expect(page.getByRole('heading', { name: 'Import settings' })).toBeVisible();
    },
  );
});
