import fc from 'fast-check';
import { foldedSearch } from '@/lib/searching/folding';
import { findRows } from '@/lib/searching/matching';
import { prepareSearchColumn } from '@/lib/searching/searchColumns';
import { foldText, normalizeQuery } from '@/lib/searching/normalizing';

test.each([
  ['théâtre lumière', 'theatre lumiere'],
  ["o’malley's", "o'malley's"],
  ['smørrebrød łódź', 'smorrebrod lodz'],
  ['οδος 日本', 'οδος 日本'],
])('%s is folded to %s', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

test('A folded text has the same length, and folding it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const lower = text.toLowerCase();
      const folded = foldText(lower);
      expect(folded).toHaveLength(lower.length);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});

test('A search finds rows and terms without regard to marks, at their positions', () => {
  const names = ['Café Zoë', 'cafe central', 'Bar'];
  const search = foldedSearch({
    length: 3,
    columnsFor: () => [
      prepareSearchColumn(3, (row) => [names[row]!]),
      { terms: ['Jürgen', 'Anna'], indices: [1, 1, 0] },
    ],
  });
  const find = (query: string) => [...findRows(search, foldText(normalizeQuery(query)))];
  expect(find('CAFE')).toEqual([0, 1]);
  expect(find('zoé')).toEqual([0]);
  expect(find('jurgen')).toEqual([2]);
  expect(find('zoo')).toEqual([]);
});
