import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './console';
import { readEntries } from './storedEntries';

const NEWER = 'Records of a newer version of SplitPay are stored here. Reload to see them.';
const THEME = JSON.stringify({ slice: 'theme', version: 3, kept: { palette: 'Sepia' } });
const SETTLED = 'TR20240630-030';

// This version is the older one. The test writes what a newer one would write: an unknown kind, an unknown collection, a higher
// schema number, an unknown field of the row that this version edits, and a preference of a later version.
const ENTRIES = [
  { journal: 'payments', id: 'dispute-1', value: { kind: 'dispute', id: 'dispute-1', transactionId: SETTLED } },
  { journal: 'approvals', id: 'D1', value: { id: 'D1', cents: 100 } },
  { journal: 'notifications', id: '1', value: { isRead: true }, schema: 3 },
].map((entry, index) => ({ workspace: 'sample', stamp: 900 + index, signedBy: 'Ana', ...entry }));

/** Stores the entries and the preference as a tab of a newer version does, and notifies the other tabs. */
const writeAsNewer = (page: Page) =>
  page.evaluate(
    ([entries, theme]) =>
      new Promise<void>((resolve) => {
        localStorage.setItem('splitpay:theme', theme);
        const request = indexedDB.open('splitpay');
        request.onsuccess = () => {
          const database = request.result;
          const transaction = database.transaction(['entries', 'workspaces'], 'readwrite');
          const values = JSON.parse(entries) as { journal: string }[];
          for (const value of values) transaction.objectStore('entries').put(value);
          transaction.oncomplete = () => {
            database.close();
            const channel = new BroadcastChannel('splitpay:sample');
            const written = values.map((entry) => ({ journal: entry.journal, entry }));
            channel.postMessage({ before: 899, after: 902, entries: written, removed: [], version: 7 });
            channel.close();
            resolve();
          };
        };
      }),
    [JSON.stringify(ENTRIES), THEME] as const,
  );

async function refund(page: Page, amount: string): Promise<void> {
  await page.goto(`/transactions?payment=${SETTLED}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: `Refund $${amount}` }).click();
  await expect(page.getByRole('status')).toContainText('Refund recorded');
}

for (const order of ['before', 'after'] as const) {
  test(
    `What a newer version stored ${order} this one worked survives in two tabs`,
    { tag: '@thorough' },
    async ({ page, context }) => {
      const b = await context.newPage();
      await page.goto('/');
      await page.getByText('Day', { exact: true }).click();
      await refund(page, '10.00');
      if (order === 'after') await refund(page, '11.00');
      await b.goto('/');
      await writeAsNewer(b);
      await expect(page.getByText(NEWER)).toBeVisible();
      await refund(page, '12.00');
      await b.goto('/merchants');
      await expect(b.getByText(NEWER)).toBeVisible();
      await page.reload();
      await expect(page.getByText(NEWER)).toBeVisible();
      const stored = await readEntries(page);
      for (const entry of ENTRIES) expect(stored).toContainEqual(entry);
      expect(stored.filter(({ journal }) => journal === 'quarantine')).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('splitpay:theme'))).toBe(THEME);
      await b.close();
    },
  );
}

const NEWER_FOLDER = '.cache/newer';

/** From now on, the tab loads the later version that scripts/build/newerVersion.mjs makes, at the same origin. */
async function useNewer(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const file = `${NEWER_FOLDER}${new URL(request.url()).pathname}`;
    const isPage = request.resourceType() === 'document';
    if (!isPage && !(existsSync(file) && statSync(file).isFile())) await route.continue();
    else await route.fulfill({ path: isPage ? `${NEWER_FOLDER}/index.html` : file });
  });
}

async function addNote(page: Page, text: string): Promise<void> {
  await page.goto(`/transactions?payment=${SETTLED}`);
  await page.getByRole('button', { name: /^Add note$|^\d+ notes?$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Notes' });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' }).getByText(text)).toBeVisible();
}

const timelineOf = async (page: Page) => {
  await page.goto(`/transactions?payment=${SETTLED}`);
  return page.getByRole('list', { name: 'Timeline' });
};

test.describe('A later version, built from this one, in another tab', { tag: '@thorough' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  test.beforeAll(() => {
    test.setTimeout(300_000);
    execFileSync('npx', ['webpack', '--mode', 'development', '--env', 'newer'], { stdio: 'pipe' });
  });

  for (const first of ['older', 'newer'] as const) {
    test(`writes what this one keeps and hides, and reads what this one writes; the ${first} one starts`, async ({
      page: older,
      context,
    }) => {
      const newer = await context.newPage();
      await useNewer(newer);
      const writeOlder = async () => {
        await refund(older, '10.00');
        await addNote(older, 'A note of the older one');
      };
      const writeNewer = async () => {
        await refund(newer, '11.00');
        await addNote(newer, 'Task of the newer one');
      };
      if (first === 'older') await writeOlder();
      await writeNewer();
      if (first === 'newer') await writeOlder();

      // The older one counts the refund of the newer one, hides the task, and offers to reload.
      const ofOlder = await timelineOf(older);
      await expect(ofOlder.getByText(/\$1[01]\.00/)).toHaveCount(2);
      await expect(ofOlder.getByText('A note of the older one')).toBeVisible();
      await expect(ofOlder.getByText('Task of the newer one')).toHaveCount(0);
      await expect(older.getByText(NEWER)).toBeVisible();
      // The newer one reads everything, and nothing is of a still newer one.
      const ofNewer = await timelineOf(newer);
      await expect(ofNewer.getByText(/\$1[01]\.00/)).toHaveCount(2);
      for (const text of ['A note of the older one', 'Task of the newer one'])
        await expect(ofNewer.getByText(text)).toBeVisible();
      await expect(newer.getByText(NEWER)).toHaveCount(0);

      // What the older one does not know is stored as the newer one wrote it.
      const stored = await readEntries(older);
      expect(stored).toContainEqual(expect.objectContaining({ journal: 'tasks', schema: 3 }));
      expect(stored).toContainEqual(
        expect.objectContaining({
          journal: 'payments',
          value: expect.objectContaining({ channel: 'portal' }),
        }),
      );
      expect(stored.filter(({ journal }) => journal === 'quarantine')).toEqual([]);
      await newer.close();
    });
  }
});
