import { relative, resolve } from 'node:path';

declare const sharedFiles: string[];

/** Each file starts with the page as it was before the first file. */
function forgetPage() {
  if (typeof document === 'undefined') return;
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
