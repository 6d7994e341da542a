import { defineConfig } from '@playwright/test';

// Playwright runs and counts these tests. Firefox itself is driven by puppeteer-core, see firefox.ts.
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/playwright-firefox',
  fullyParallel: true,
  workers: 1,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { baseURL: process.env.FIREFOX_BASE_URL },
  // The server prints its free port. It serves the built product, so `npm run build` must run first.
  webServer: {
    command: 'node scripts/serve.mjs',
    cwd: '../..',
    env: { PORT: '0' },
    wait: { stdout: /(?<FIREFOX_BASE_URL>http:\/\/localhost:\d+)/ },
  },
});
