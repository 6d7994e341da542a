import { relative, resolve } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';

declare const sharedFiles: string[];

declare global {
  type SharedEndings = Set<() => Promise<void>>;
  /** What ends after the last file. Undefined for a file that runs alone. */
  var endings: SharedEndings | undefined;
}
globalThis.endings = new Set();
afterAll(async () => {
  for (const end of globalThis.endings ?? []) await end();
});

/** Each file starts with the page and the databases as they were before the first file. */
async function forgetPage(): Promise<void> {
  if ('indexedDB' in globalThis) globalThis.indexedDB = new IDBFactory();
  if (typeof document === 'undefined') return;
  // The last page may have gone back in its history, which happens in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  const { documentElement: root, head, body } = document;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

// Files share loaded modules, such as the console, React and the demo data. A file that runs alone loads its modules.
for (const file of sharedFiles)
  describe(relative(resolve(__dirname, '..'), file), () => {
    beforeAll(forgetPage);
    jest.requireActual(file);
  });
