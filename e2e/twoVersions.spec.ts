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
  test(`What a newer version stored ${order} this one worked survives in two tabs`, async ({ page, context }) => {
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
  });
}
