import fc from 'fast-check';
import { findArticles, indexArticles, rankArticles } from '@/domain/help/articleSearch';
import type { Article } from '@/domain/help/articles';

const article = (slug: string, title: string): Article => ({ slug, title, subject: 'Everyday Work', summary: '' });
const ARTICLES = [article('cities', 'All capitals'), article('keys', 'Keyboard shortcuts'), article('c', 'Figures')];
const INDEX = indexArticles(
  ARTICLES,
  { c: [{ kind: 'paragraph', children: ['Keyboard: press ', { kind: 'code', text: '?' }, ' for <help>'] }] },
  { keys: ['dark theme', 'hotkeys', 'ctrl+k'] },
);

test('A match starts at the start of a word', () => {
  expect(findArticles(INDEX, 'cap')).toEqual([0]);
  expect(findArticles(INDEX, 'api')).toEqual([]);
  expect(findArticles(INDEX, 'SHORTCUT')).toEqual([1]);
});

test('A query that starts with a sign can match anywhere', () => {
  expect(findArticles(INDEX, '?')).toEqual([2]);
  expect(findArticles(INDEX, '<help')).toEqual([2]);
  expect(findArticles(INDEX, '+K')).toEqual([1]);
});

test('A keyword finds its article', () => {
  expect(findArticles(INDEX, 'dark  theme ')).toEqual([1]);
});

test('All words in any order match only if no article contains the phrase', () => {
  expect(findArticles(INDEX, 'shortcuts keyboard')).toEqual([1]);
  expect(findArticles(INDEX, 'keyboard shortcuts')).toEqual([1]);
  expect(findArticles(INDEX, 'keyboard giraffe')).toEqual([]);
});

test('A phrase is found regardless of the spaces around and between its words', () => {
  const index = indexArticles([article('a', 'Theme for the dark'), article('b', 'The dark theme')], {}, {});
  for (const query of ['dark theme', ' dark \t theme ']) expect(findArticles(index, query)).toEqual([1]);
});

test('The empty query finds all articles', () => {
  for (const query of ['', '  ']) expect(findArticles(INDEX, query)).toEqual([0, 1, 2]);
});

test('Articles that contain the query in their name come first', () => {
  expect(findArticles(INDEX, 'press')).toEqual([2]);
  const index = indexArticles(
    [article('a', 'One'), article('b', 'Two words')],
    {
      a: [{ kind: 'paragraph', children: ['two words'] }],
    },
    {},
  );
  expect(findArticles(index, 'two')).toEqual([0, 1]);
  expect(rankArticles(index, 'two')).toEqual([1, 0]);
});

test('An article whose title contains the query comes before one whose summary contains it', () => {
  const inSummary = { ...article('a', 'Payments'), summary: 'What a refund changes' };
  const index = indexArticles([inSummary, article('b', 'Refund a payment')], {}, {});
  expect(rankArticles(index, 'refund')).toEqual([1, 0]);
});

test('Ranking neither adds nor loses an article', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 4 }), (query) => {
      expect([...rankArticles(INDEX, query)].sort((a, b) => a - b)).toEqual(findArticles(INDEX, query));
    }),
  );
});
