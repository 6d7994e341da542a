import type { Page } from '@playwright/test';
import { expect, test } from './console';

// The tests run in this order in one worker, because the second test gets the page of the first.
test.describe.configure({ mode: 'serial' });

/** Everything that the browser stores for the product, and what a test may have changed in a page. */
const storedData = (page: Page) =>
  page.evaluate(async () => {
    const files: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
    return {
      stores: [localStorage.length, sessionStorage.length],
      databases: (await indexedDB.databases()).map(({ name }) => name),
      files,
      caches: await caches.keys(),
      width: innerWidth,
      isMarked: 'mark' in window,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
  });

const NOTHING = {
  stores: [0, 0],
  databases: [],
  files: [],
  caches: [],
  width: 1440,
  isMarked: false,
  isDark: false,
  isStill: true,
};

// A newer browser asks for the icon of a document without a page.
test.beforeEach(({ page }) => page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 })));

test('A test fills every storage of the browser', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { mark: true }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.goto('/manifest.webmanifest');
  await page.evaluate(async () => {
    localStorage.setItem('storedData', 'storedData');
    sessionStorage.setItem('storedData', 'storedData');
    await (await navigator.storage.getDirectory()).getFileHandle('storedData', { create: true });
    await caches.open('storedData');
    await new Promise((resolve) => (indexedDB.open('storedData').onsuccess = resolve));
  });
  expect(await storedData(page)).toEqual({
    stores: [1, 1],
    databases: ['storedData'],
    files: ['storedData'],
    caches: ['storedData'],
    width: 390,
    isMarked: true,
    isDark: true,
    isStill: false,
  });
});

test('The next test finds the storage of the browser empty', async ({ page }) => {
  await page.goto('/manifest.webmanifest');
  expect(await storedData(page)).toEqual(NOTHING);
});
