import type { Page } from '@playwright/test';

/** An entry in the browser's database. */
export type StoredEntry = {
  workspace: string;
  journal: string;
  id: string;
  stamp: number;
  value: unknown;
  withdrawn?: true;
};

/** The entries in the browser's database. Without an entry there is no database, because the first one creates it. */
export function readEntries(page: Page): Promise<StoredEntry[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'splitpay')) return [];
    return new Promise<StoredEntry[]>((resolve, reject) => {
      const request = indexedDB.open('splitpay');
      request.onerror = () => reject(new Error('The database does not open'));
      request.onsuccess = () => {
        const database = request.result;
        const reading = database.transaction('entries').objectStore('entries').getAll();
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result as StoredEntry[]);
        };
      };
    });
  });
}

/** Stores entries as an earlier visit would have stored them. The next load reads them. */
export async function putEntries(page: Page, entries: readonly object[]): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('splitpay', 1);
        request.onerror = () => reject(new Error('The database does not open'));
        request.onupgradeneeded = () => {
          request.result.createObjectStore('workspaces', { keyPath: 'name' });
          request.result.createObjectStore('entries', { keyPath: ['workspace', 'journal', 'id'] });
        };
        request.onsuccess = () => {
          const database = request.result;
          const values = JSON.parse(text) as object[];
          const transaction = database.transaction(['workspaces', 'entries'], 'readwrite');
          transaction.objectStore('workspaces').put({ name: 'sample', revision: values.length });
          for (const value of values) transaction.objectStore('entries').put(value);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    // The driver loses some own fields of objects, so the entries are sent as text.
    JSON.stringify(entries),
  );
}

/** Values as entries of a collection of the sample, in their order. */
export function entriesOf(journal: string, values: readonly { id: string }[]): StoredEntry[] {
  return values.map((value, index) => ({ workspace: 'sample', journal, id: value.id, stamp: index + 1, value }));
}
