import fc from 'fast-check';
import { findRows, prepareSearch } from '@/domain/lists/searching/matching';
import { createNarrowing } from '@/domain/lists/searching/narrowing';
import { finish } from '@/domain/steps';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'C', '1', '\u0000'), maxLength: 12 });
const rows = fc.array(text, { minLength: 20, maxLength: 60 });
const prepare = (data: readonly string[]) => prepareSearch(data.length, (index) => [data[index]!]);

test('Letter by letter, forward and back, a search finds what each query finds by itself', () => {
  const typed = fc.array(fc.constantFrom('a', 'b', 'c', '1', ' ', '\u0000', 'Backspace'), { maxLength: 12 });
  fc.assert(
    fc.property(rows, typed, fc.nat(4), (data, keys, nth) => {
      const texts = prepare(data);
      const find = createNarrowing();
      const isKept = (row: number) => row % (nth + 1) === 0;
      let query = '';
      for (const key of keys) {
        query = key === 'Backspace' ? query.slice(0, -1) : query + key;
        const occursBeside = (row: number) => `${row}`.includes(query);
        expect(finish(find([texts, nth], texts, query, isKept, { occursBeside }))).toEqual(
          findRows(texts, query, isKept, { occursBeside }),
        );
      }
    }),
    { numRuns: 500 },
  );
});

describe('Where a shorter query found few rows', () => {
  const many = Array.from({ length: 40 }, (_, row) => `row ${row}`);
  const withHits = (...hits: number[]) => prepare(many.map((own, row) => (hits.includes(row) ? 'found' : own)));
  // Texts that would not stay the same: what is not looked at is not found in them.
  const [two, three] = [withHits(3, 7), withHits(3, 7, 9)];

  test.each([
    ['a longer one looks at these alone', 'fou', ['same'], [3, 7]],
    ['another one looks at all', 'ound', ['same'], [3, 7, 9]],
    ['so does the longer one of other texts or filters', 'fou', ['other'], [3, 7, 9]],
  ])('%s', (_, query, by, found) => {
    const find = createNarrowing();
    finish(find(['same'], two, 'fo'));
    expect([...finish(find(by, three, query))]).toEqual(found);
  });

  test('where it found many, all are looked at', () => {
    const find = createNarrowing();
    finish(find(['same'], withHits(1, 2, 3), 'fo'));
    expect([...finish(find(['same'], withHits(1, 2, 3, 4), 'fou'))]).toEqual([1, 2, 3, 4]);
  });
});
