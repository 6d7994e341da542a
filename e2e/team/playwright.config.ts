import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const port = Number(process.env.E2E_PORT ?? 4190);

// The page of a team on a team server with an empty folder. `npm run build:team` and `node scripts/team.mjs build` come before.
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../.cache/playwright-team',
  fullyParallel: false,
  workers: 1,
  use: { ...base.use, baseURL: `http://localhost:${port}`, serviceWorkers: 'allow', reuseContext: false },
  webServer: {
    command: 'node e2e/team/startServer.mjs',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
  },
});
