import type { Page } from '@playwright/test';
import type { Entry } from '../src/store/persistence/entries/entries';

/** An entry as the browser's database holds it. */
export type StoredEntry = { workspace: string; journal: string } & Entry;

/** What the page's browser keeps as entries; the product has made the database by then. */
export function readEntries(page: Page): Promise<StoredEntry[]> {
  return page.evaluate(
    () =>
      new Promise<StoredEntry[]>((resolve, reject) => {
        const opening = indexedDB.open('splitpay');
        opening.onerror = () => reject(new Error('The database does not open'));
        opening.onsuccess = () => {
          const database = opening.result;
          const asked = database.transaction('entries').objectStore('entries').getAll();
          asked.onsuccess = () => {
            database.close();
            resolve(asked.result as StoredEntry[]);
          };
        };
      }),
  );
}

/** Puts entries into the page's browser, as a visit before would have kept them; the next load reads them. */
export async function putEntries(page: Page, entries: readonly object[]): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('splitpay');
        opening.onerror = () => reject(new Error('The database does not open'));
        opening.onsuccess = () => {
          const database = opening.result;
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
    // As text: not every own field of an object comes over otherwise.
    JSON.stringify(entries),
  );
}

/** Values as entries of a journal of the sample, in their order. */
export function entriesOf(journal: string, values: readonly { id: string }[]): StoredEntry[] {
  return values.map((value, index) => ({ workspace: 'sample', journal, id: value.id, stamp: index + 1, value }));
}
