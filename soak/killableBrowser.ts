import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';

/** A Chromium over a folder of its own, which can be killed as a crash or a power failure ends it. */
export async function startBrowser(folder: string) {
  const { CHROMIUM_PATH = 'chromium' } = process.env;
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
  const child = spawn(CHROMIUM_PATH, [...options, `--user-data-dir=${folder}`, 'about:blank'], {
    // A process group: its helpers are killed with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stderr.on('data', (chunk) => {
      text += String(chunk);
      const found = /listening on (ws:\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`Chromium did not start: ${text}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no context');
  return {
    context,
    kill: async (): Promise<void> => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}
