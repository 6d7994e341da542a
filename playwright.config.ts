import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browsers.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'firefox/**',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  // One more than there are cores on a small machine: a browser often waits.
  workers: 3,
  // A slow machine is no defect; what hangs fails all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // The tests of a worker have one page after the other: what it compiled for one serves the next. console.ts empties it.
    reuseContext: true,
    // Else each page would fetch the whole product: offline.spec.ts alone allows them.
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
        // No page of a test is open for long enough to pay for compilers that make hot code quicker, nor for helping threads.
        '--js-flags=--no-maglev,--no-opt,--single-threaded,--no-flush-bytecode,--min-semi-space-size=16',
      ],
    },
  },
  // The built product, as it is served: `npm run build` comes first.
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
