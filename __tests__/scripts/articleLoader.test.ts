import { execFileSync } from 'node:child_process';
import type { ArticleBlock } from '@/domain/help/articles';

// The parser is published only as ES modules, which Node loads without a transform.
const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { parseArticle } from './scripts/articleLoader.mjs';
  const parse = (text) => {
    try {
      return parseArticle(text, 'help.md');
    } catch ({ message }) {
      return message;
    }
  };
  console.log(JSON.stringify(JSON.parse(readFileSync(0)).map(parse)));
`;

/** Parses each text as the build does, into its blocks or the error message. */
const parseAll = (texts: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      input: JSON.stringify(texts),
      encoding: 'utf8',
    }),
  ) as (ArticleBlock[] | string)[];

test('The build parses an article into its blocks', () => {
  const text = [
    '## Copy the code',
    '### At once',
    '1. Open [the **list**](/integrations).\n2. Press `Ctrl+C`.',
    '- one &amp;\n- two',
    '```html\n<p>\n```',
    '```\nplain\n```',
  ].join('\n\n');
  expect(parseAll([text])).toEqual([
    [
      { kind: 'heading', level: 2, children: ['Copy the code'] },
      { kind: 'heading', level: 3, children: ['At once'] },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          [
            'Open ',
            { kind: 'link', to: '/integrations', children: ['the ', { kind: 'strong', children: ['list'] }] },
            '.',
          ],
          ['Press ', { kind: 'code', text: 'Ctrl+C' }, '.'],
        ],
      },
      { kind: 'list', isOrdered: false, items: [['one &'], ['two']] },
      { kind: 'code', language: 'html', text: '<p>' },
      { kind: 'code', language: 'text', text: 'plain' },
    ],
  ]);
});

test('The build fails with the file, the line and the syntax if an article uses unsupported syntax', () => {
  const refused = {
    '# Title': 'a heading of level 1',
    '#### Deep': 'a heading of level 4',
    '3. three': 'a list that does not start at 1',
    '- one\n  - two': 'a list item of other than one paragraph',
    '-': 'a list item of other than one paragraph',
    '<b>bold</b>': '"html"',
    '<script>alert(1)</script>': '"html"',
    '![a picture](/a.png)': '"image"',
    '> quoted': '"blockquote"',
    '*a*': '"emphasis"',
    'one  \ntwo': '"break"',
    '[press](javascript:alert)': 'a link to "javascript:alert"',
    '[one](http://example.com/)': 'a link to "http://example.com/"',
  };
  expect(parseAll(Object.keys(refused).map((text) => `Before.\n\n${text}`))).toEqual(
    Object.values(refused).map((what) => expect.stringContaining(`: an article cannot contain ${what}`) as string),
  );
  expect(parseAll(['Before.\n\n- one\n- **Save**:\n  *now*'])).toEqual([
    'help.md:5: an article cannot contain "emphasis"',
  ]);
});
