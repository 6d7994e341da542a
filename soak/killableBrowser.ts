import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';

/** A Chromium over a folder of its own, which can be killed as a crash or a power failure ends it. */
export function startBrowser(folder: string) {
  const { CHROMIUM_PATH = 'chromium' } = process.env;
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
  const child = spawn(CHROMIUM_PATH, [...options, `--user-data-dir=${folder}`, 'about:blank'], {
    // A process group: its helpers are killed with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = new Promise<string>((resolve, reject) => {
    let text = '';
    child.stderr.on('data', (chunk) => {
      text += String(chunk);
      const found = /listening on (ws:\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Chromium did not start: ${text}`)));
  });
  const connected = address.then((url) => chromium.connectOverCDP(url));
  const context = connected.then((browser) => {
    const [first] = browser.contexts();
    if (!first) throw new Error('Chromium has no context');
    return first;
  });
  // Where nobody waits for it any more, the turn has failed for another reason.
  context.catch(() => undefined);
  return {
    context,
    kill: async (): Promise<void> => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All of the group has ended.
      }
      await ended;
      await connected.then((browser) => browser.close()).catch(() => undefined);
    },
  };
}

export type KillableBrowser = ReturnType<typeof startBrowser>;
