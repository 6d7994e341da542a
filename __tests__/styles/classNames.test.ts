import { readdirSync, readFileSync } from 'node:fs';
import { compile } from 'sass';

test('Every literal class name in the markup is in the style sheet', () => {
  const { css } = compile('src/styles/main.scss', {
    loadPaths: ['node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import'],
  });
  const markup = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(`src/${path}`, 'utf8'));
  const named = markup.flatMap((text) =>
    [...text.matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(([, names, template = '']) =>
      // What a template inserts is a class of a module, which the bundler checks, or the end of a name.
      (names ?? template.replaceAll(/\S*\$\{[^}]*\}\S*/g, '')).split(' ').filter(Boolean),
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([]);
});
