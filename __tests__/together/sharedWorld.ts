import { relative, resolve } from 'node:path';

declare const sharedFiles: string[];

/** Each file finds the page as it was before the first one. */
function forgetPage() {
  if (typeof document === 'undefined') return;
  const { documentElement: root, head, body } = document;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

// What one file loads serves the next ones: the console, React, the sample. A file that is run by itself has its own.
for (const file of sharedFiles)
  describe(relative(resolve(__dirname, '..'), file), () => {
    beforeAll(forgetPage);
    jest.requireActual(file);
  });
