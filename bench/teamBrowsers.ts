// The built server of a team with an empty folder, and browsers for its people.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';

const PORT = 4793;

/** Starts the server. `restart` runs something while it is stopped. `end` removes everything. */
export async function startTeam(url: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-bench-'));
  const settings = { PORT: String(PORT), SPLITPAY_FOLDER: folder, ...(url !== undefined && { DATABASE_URL: url }) };
  const start = () =>
    spawn(process.execPath, ['.cache/team/main.mjs', 'serve'], { env: { ...process.env, ...settings } });
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
  };
  let server = start();
  const browsers: Browser[] = [];
  return {
    folder,
    address: `http://localhost:${PORT}`,
    link: await waitForText(server, /http\S+\/setup\?token=\S+/),
    async launch(): Promise<Browser> {
      const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
      browsers.push(browser);
      return browser;
    },
    async restart(meanwhile: () => Promise<void>): Promise<void> {
      await stop();
      await meanwhile();
      server = start();
      await waitForText(server, /http:\S+/);
    },
    async end(): Promise<void> {
      await Promise.all(browsers.map((browser) => browser.close()));
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves with the first text that the server prints and that matches. */
const waitForText = (server: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (text) => {
      printed += String(text);
      const [found] = pattern.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error(`The server ended: ${printed}`)));
  });
