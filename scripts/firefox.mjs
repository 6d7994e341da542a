// Runs the browser tests of e2e/firefox in the machine's Firefox; prints one sentence if Firefox is not installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureBrowser } from './browsers.mjs';

const path = ensureBrowser('firefox');
if (path) {
  const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/test-results/firefox.json';
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { status } = spawnSync(
    'npx',
    [
      'playwright',
      'test',
      '--config=e2e/firefox/playwright.config.ts',
      '--reporter=list,json',
      ...process.argv.slice(2),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, FIREFOX_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      shell: process.platform === 'win32',
    },
  );
  const { expected, unexpected } = JSON.parse(readFileSync(report, 'utf8')).stats;
  console.log(`${expected} passed, ${status === 0 ? 0 : Math.max(unexpected, 1)} failed`);
  process.exitCode = status ?? 1;
} else {
  console.log('Firefox: left out, there is none on this machine (install Firefox ESR or set FIREFOX_PATH)');
}
