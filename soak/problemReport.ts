import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { writeRecording } from '@/store/sessionReplay/writeRecording';
import type { Tab } from './tab';

const TIMEOUT = 10_000;

/** Downloads the problem report of the tab, which 'Open a problem report' replays, and returns its path. */
export async function downloadReport(tab: Tab, name: string): Promise<string> {
  const path = resolve('.cache/soak', `${name}.json`);
  const { page } = tab;
  try {
    const errorButton = page.locator('[data-notice="screen"]').getByRole('button', { name: 'Create a problem report' });
    const isBroken = (await errorButton.count()) > 0;
    // The dialog opens from any screen that the walk has reached, as from the operator's menu.
    if (!isBroken) await tab.dispatch(dialogOpened({ kind: 'reportProblem' }));
    const downloading = page.waitForEvent('download', { timeout: TIMEOUT });
    const button = isBroken ? errorButton : page.getByRole('button', { name: 'Download report' });
    await Promise.all([downloading, button.click({ timeout: TIMEOUT })]);
    await (await downloading).saveAs(path);
  } catch {
    // The page does not respond, so the report holds the state alone.
    try {
      const { state } = await tab.snapshot();
      await writeFile(path, writeRecording({ firstState: state, actions: [] }));
    } catch {
      return 'none: the page is gone';
    }
  }
  return path;
}
