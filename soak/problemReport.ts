import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { writeRecording } from '@/store/sessionReplay/writeRecording';
import type { Tab } from './tab';

/** Milliseconds. */
const PATIENCE = 10_000;

/** The product's own report of what happened in the tab, which 'Open a problem report' replays; returns its path. */
export async function handOver(tab: Tab, name: string): Promise<string> {
  const path = resolve('.cache/soak', `${name}.json`);
  const { page } = tab;
  try {
    const ownButton = page.locator('[data-notice="screen"]').getByRole('button', { name: 'Create a problem report' });
    const isBroken = (await ownButton.count()) > 0;
    // As the operator's menu does it, from wherever the walk has come to.
    if (!isBroken) await tab.dispatch(dialogOpened({ kind: 'reportProblem' }));
    const downloading = page.waitForEvent('download', { timeout: PATIENCE });
    const button = isBroken ? ownButton : page.getByRole('button', { name: 'Download report' });
    await Promise.all([downloading, button.click({ timeout: PATIENCE })]);
    await (await downloading).saveAs(path);
  } catch {
    // The page answers to nobody any more: the state alone.
    try {
      const { state } = await tab.look();
      await writeFile(path, writeRecording({ firstState: state, actions: [] }));
    } catch {
      return 'none: the page is gone';
    }
  }
  return path;
}
