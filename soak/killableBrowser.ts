import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';

/** Starts a Chromium with a profile in `folder`, which can be killed as a crash or a power failure would end it. */
export function startBrowser(folder: string) {
  const { CHROMIUM_PATH = 'chromium' } = process.env;
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
  const child = spawn(CHROMIUM_PATH, [...options, `--user-data-dir=${folder}`, 'about:blank'], {
    // Chromium starts helper processes, and a process group lets us kill all of them.
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
  // A turn that failed for another reason no longer awaits the context.
  context.catch(() => undefined);
  return {
    context,
    kill: async (): Promise<void> => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has already ended.
      }
      await ended;
      await connected.then((browser) => browser.close()).catch(() => undefined);
    },
  };
}

export type KillableBrowser = ReturnType<typeof startBrowser>;
