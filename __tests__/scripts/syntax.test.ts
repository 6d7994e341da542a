import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Oxlint has no rule against these patterns. */
const BANS = [
  { found: /^\s*(?:export |declare |const )*enum \w/m, instead: 'Name the values in a union type.' },
  { found: /(?<!\{)\.\.\.\{/, instead: 'Name the properties themselves.' },
];

const files = ['.', 'src', 'server', '__tests__', 'e2e', 'bench', 'soak', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);

test('The code has no enumeration and no object literal that is made only to be spread', () => {
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const reported = BANS.flatMap(({ found, instead }) =>
    texts.filter(({ text }) => found.test(text)).map(({ file }) => `${file}: ${instead}`),
  );
  expect(reported).toEqual([]);
});

test('Only the adapters of this browser name its database', () => {
  const rooms = files.filter((file) => file.startsWith('src/') && !file.startsWith('src/backend/'));
  expect(rooms.filter((file) => /\bindexedDB\b|\bIDB[A-Z]|['"]idb['"]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('A file of the code or of its styles has at most 200 lines', () => {
  const sources = ['src', 'server'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|scss)$/.test(name))
      .map((name) => path.join(room, name)),
  );
  const long = sources.filter((name) => readFileSync(name, 'utf8').trimEnd().split('\n').length > 200);
  expect(sources.length).toBeGreaterThan(500);
  expect(long).toEqual([]);
});
