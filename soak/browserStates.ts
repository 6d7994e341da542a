import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { isSame } from '@/domain/isSame';
import { putEntries } from '../e2e/storedEntries';
import { keptOf, startFrom, type Saved } from './savedStates';
import { openTab } from './tab';

type Product = { browser: Browser; address: string; probe: string };

/** What is wrong with the built product as it starts from what is saved: it does what the store alone does. */
export async function startInBrowser({ browser, address, probe }: Product, saved: Saved, kept: Saved) {
  const localStorage = [...saved.texts].map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: address, localStorage }] };
  const context = await browser.newContext({ storageState, reducedMotion: 'reduce' });
  try {
    await context.addInitScript({ path: probe });
    const problems: string[] = [];
    // Only the product makes the database.
    const first = await context.newPage();
    await first.goto(`${address}/help-me-start`);
    await first.getByRole('heading', { level: 1 }).waitFor();
    await putEntries(first, saved.entries);
    await first.close();
    const tab = await openTab(context, `${address}/`, problems);
    await tab.settle();
    const { state, errors } = await tab.look();
    const expected = (await startFrom(saved, kept)).state;
    const wanted = keptOf(expected);
    for (const [name, value] of Object.entries(keptOf(state))) {
      if (!isSame(value, wanted[name])) problems.push(`${name} is another`);
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

/** The slices whose damaged text the banner does not hand over. */
async function findMissing(
  page: Awaited<ReturnType<typeof openTab>>['page'],
  damaged: readonly { slice: string; text: string }[],
): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download damaged data' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  return damaged.filter((each) => !text.includes(`${each.slice}:\n${each.text}\n`)).map(({ slice }) => slice);
}
