import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { engines } from '../../package.json';

const DOCUMENTS = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file)),
);

const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Returns the anchors that GitHub gives the headings of a document. */
const anchorsOf = (file: string) =>
  matches(read(file), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

function isFound(link: string, document: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : path.join(path.dirname(document), file);
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

test.each(DOCUMENTS)('Every link and picture of %s leads to a file or heading of the repository', (document) => {
  const links = matches(read(document), /(?:\]\(|(?:src|srcset)=")([^)"]+)/g);
  const missing = links.filter((link) => !link.startsWith('https://') && !isFound(link, document));
  expect(missing).toEqual([]);
});

test.each(DOCUMENTS)('Every file and folder that %s names in code exists', (document) => {
  const named = matches(read(document), /`((?:src|scripts|__tests__|e2e|docs)\/[^`\s]*)`/g);
  expect(named.filter((file) => !existsSync(file) && !/[*{]/.test(file))).toEqual([]);
});

test('The tour is an animated picture smaller than 2 MB', () => {
  expect(readFileSync('docs/tour.png').includes('acTL')).toBe(true);
  expect(statSync('docs/tour.png').size).toBeLessThan(2_000_000);
});

test('The package accepts the Node version of CI and of the documents', () => {
  const [, least = ''] = /^>=(.*)$/.exec(engines.node) ?? [];
  const numeric = { numeric: true };
  expect(read('.nvmrc').trim().localeCompare(least, 'en', numeric)).toBeGreaterThanOrEqual(0);
  for (const document of ['README.md', 'CONTRIBUTING.md'])
    expect(read(document)).toContain(`Node ${least.replace(/\.0$/, '')} or newer`);
});
