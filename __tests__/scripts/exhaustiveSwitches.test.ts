import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '../../src');

/** The text of each switch statement, from its keyword to its closing brace. */
function switchesIn(source: string): string[] {
  return [...source.matchAll(/\bswitch \(/g)].map(({ index }) => {
    let depth = 0;
    for (let at = source.indexOf('{', index); at < source.length; at += 1) {
      if (source[at] === '{') depth += 1;
      if (source[at] === '}') depth -= 1;
      if (depth === 0) return source.slice(index, at);
    }
    return source.slice(index);
  });
}

test('The compiler proves that each switch over a kind names all of its members', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const unproven = files.flatMap((file) =>
    switchesIn(readFileSync(join(SRC, file), 'utf8'))
      .filter((text) => !text.includes('satisfies never'))
      .map((text) => `${file}: ${text.split('\n')[0]}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(unproven).toEqual([]);
});
