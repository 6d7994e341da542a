import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browsers.mjs';

type Fixtures = {
  /** A tab with a storage of its own. */
  tab: Page;
  /** Loads a path of the product. */
  open: (address: string) => Promise<void>;
  /** What the console said, of any kind, and requests that are not for the product's own files. None may be left at the end. */
  consoleLines: string[];
};

export const test = base.extend<Fixtures, { firefox: Browser }>({
  firefox: [
    async ({ headless }, use) => {
      const profile = await mkdtemp(path.join(tmpdir(), 'splitpay-firefox-'));
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath: findBrowser('firefox'),
        headless,
        userDataDir: profile,
        defaultViewport: { width: 1440, height: 900 },
        timeout: 120_000,
        extraPrefsFirefox: {
          // WebDriver BiDi cannot emulate these yet.
          'ui.systemUsesDarkTheme': 0,
          'ui.prefersReducedMotion': 1,
          // No processes kept ready for tabs that never come.
          'dom.ipc.processPrelaunch.enabled': false,
        },
      });
      await use(firefox);
      await firefox.close();
      // Firefox may still be writing when it has said that it is closed.
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  tab: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    await use(await context.newPage());
    await context.close();
  },

  consoleLines: [
    async ({ tab, baseURL }, use) => {
      const lines: string[] = [];
      tab.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
      tab.on('pageerror', (error) => lines.push(`uncaught: ${String(error)}`));
      tab.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL!}/`)) lines.push(`request: ${request.url()}`);
      });
      await use(lines);
      // What is still on its way comes before the answer to this.
      await tab.close();
      expect(lines).toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ tab, baseURL }, use) => {
    await use(async (address) => {
      await tab.goto(`${baseURL!}${address}`);
    });
  },
});

export { expect };
