import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browsers.mjs';

type Fixtures = {
  /** A tab with separate storage. */
  tab: Page;
  /** Loads a path of the product. */
  open: (address: string) => Promise<void>;
  /**
   * The messages of the console, and requests that are not for files of the product. A test must leave none of them.
   */
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
          // Prepared processes for further tabs would only cost memory.
          'dom.ipc.processPrelaunch.enabled': false,
        },
      });
      await use(firefox);
      await firefox.close();
      // Firefox may still be writing after it has reported its end.
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
        // Firefox draws the marker of a collapsed section with a font in its own style sheet, which is not a request to a server.
        if (request.url().startsWith('data:font/')) return;
        if (!request.url().startsWith(`${baseURL!}/`)) lines.push(`request: ${request.url()}`);
      });
      await use(lines);
      // Pending messages arrive before the answer to this call.
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
