import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { isSame } from '@/lib/objects';
import { putEntries } from '../e2e/storedEntries';
import { persistedParts, startFrom, type SavedState } from './savedStates';
import { openTab } from './tab';

type BuiltProduct = { browser: Browser; address: string; probe: string };

/**
 * Starts the built product from a saved state and describes each difference from the state that the store alone has.
 */
export async function startInBrowser(
  { browser, address, probe }: BuiltProduct,
  saved: SavedState,
  original: SavedState,
) {
  const localStorage = [...saved.texts].map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: address, localStorage }] };
  const context = await browser.newContext({ storageState, reducedMotion: 'reduce' });
  try {
    await context.addInitScript({ path: probe });
    const problems: string[] = [];
    // Only the product can create the database, so it has to start once before.
    const first = await context.newPage();
    await first.goto(`${address}/help-me-start`);
    await first.getByRole('heading', { level: 1 }).waitFor();
    await putEntries(first, saved.entries);
    await first.close();
    const tab = await openTab(context, `${address}/`, problems);
    await tab.waitUntilIdle();
    const { state, errors } = await tab.snapshot();
    const expected = (await startFrom(saved, original)).state;
    const wanted = persistedParts(expected);
    for (const [name, value] of Object.entries(persistedParts(state))) {
      if (!isSame(value, wanted[name])) problems.push(`${name} differs`);
    }
    const missing =
      expected.persistence.damaged.length > 0 ? await findMissing(tab.page, expected.persistence.damaged) : [];
    return [...problems, ...errors, ...missing.map((slice) => `the text of ${slice} is not in the download`)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await context.close();
  }
}

/** The slices whose damaged text is missing in the download of the banner. */
async function findMissing(
  page: Awaited<ReturnType<typeof openTab>>['page'],
  damaged: readonly { slice: string; text: string }[],
): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download damaged data' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  return damaged.filter((entry) => !text.includes(`${entry.slice}:\n${entry.text}\n`)).map(({ slice }) => slice);
}
