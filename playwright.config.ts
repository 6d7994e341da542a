import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browsers.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  testIgnore: ['firefox/**', 'team/**'],
  outputDir: '.cache/playwright',
  fullyParallel: true,
  // One worker more than a small machine has cores, because a browser often waits.
  workers: 3,
  // A slow machine must not fail a test; a hanging test still fails.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // All tests of a worker share one browser process, whose compiled code they reuse. console.ts clears the storage.
    reuseContext: true,
    // A service worker would download the whole product in every test; only offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser('chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Test pages are too short-lived to profit from optimizing compilers or helper threads.
        '--js-flags=--no-maglev,--no-opt,--single-threaded,--no-flush-bytecode,--min-semi-space-size=16',
      ],
    },
  },
  // This serves the built product, so `npm run build` must run first.
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
