import fc from 'fast-check';
import { filterRows, findRows } from '@/lib/searching/matching';
import type { SearchColumn, SearchText } from '@/lib/searching/searchColumns';
import { normalizeQuery } from '@/lib/searching/normalizing';
import { prepareSearch } from '../../helpers/preparedSearch';
import { createNarrowing } from '@/lib/searching/narrowing';
import { finish } from '@/lib/resumable';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'C', '1', '\u0000'), maxLength: 12 });
const rows = fc.array(text, { minLength: 20, maxLength: 60 });
const prepare = (data: readonly string[]) => prepareSearch(data.length, (index) => [data[index]!]);

test('A search letter by letter, forward and back, finds the same as each query alone', () => {
  const typed = fc.array(fc.constantFrom('a', 'b', 'c', '1', ' ', '\u0000', 'Backspace'), { maxLength: 12 });
  fc.assert(
    fc.property(rows, typed, fc.nat(4), (data, keys, nth) => {
      const texts = prepare(data);
      const find = createNarrowing();
      const matches = (row: number) => row % (nth + 1) === 0;
      let query = '';
      for (const key of keys) {
        query = key === 'Backspace' ? query.slice(0, -1) : query + key;
        const occursElsewhere = (row: number) => `${row}`.includes(normalizeQuery(query));
        expect(finish(find([texts, nth], texts, query, matches, { occursElsewhere }))).toEqual(
          findRows(texts, query, matches, { occursElsewhere }),
        );
      }
    }),
    { numRuns: 500 },
  );
});

test('Adjacent texts without a separator stay distinct', () => {
  const bare = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 4 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(
      bare,
      bare,
      fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }),
      (a, b, query) => {
        const length = Math.min(a.length, b.length);
        const [first, second] = [a, b].map((rows): SearchColumn => {
          let end = 0;
          return { text: rows.join(''), ends: Uint32Array.from(rows, (row) => (end += row.length)) };
        });
        const texts: SearchText = { length, columnsFor: () => [first!, second!] };
        const all = Array.from({ length }, (_, row) => row);
        const expected = all.filter((row) => a[row]!.includes(query) || b[row]!.includes(query));
        expect([...findRows(texts, query)]).toEqual(expected);
        expect([...finish(filterRows(texts, query, Uint32Array.from(all)))]).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});

describe('If a shorter query found few rows,', () => {
  const many = Array.from({ length: 40 }, (_, row) => `row ${row}`);
  const withHits = (...hits: number[]) => prepare(many.map((rowText, row) => (hits.includes(row) ? 'found' : rowText)));
  // These texts change on each read, so that rows that are not checked are not found.
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

  test('dictionary texts are checked as well', () => {
    const terms = ['Completed', 'Pending', 'Failed'];
    const texts = prepareSearch(40, (row) => [`row ${row}`]);
    const searchText: SearchText = {
      length: 40,
      columnsFor: (query) => [
        ...texts.columnsFor(query),
        { terms, indices: Uint8Array.from({ length: 40 }, (_, row) => (row < 2 ? row + 1 : 0)) },
      ],
    };
    const find = createNarrowing();
    expect([...finish(find(['same'], searchText, 'p'))]).toHaveLength(39);
    expect([...finish(find(['same'], searchText, 'pe'))]).toEqual([0]);
    expect([...finish(find(['same'], searchText, 'pen'))]).toEqual([0]);
    expect([...finish(find(['same'], searchText, 'penc'))]).toEqual([]);
  });

  test('all rows are checked if it found many', () => {
    const find = createNarrowing();
    finish(find(['same'], withHits(1, 2, 3), 'fo'));
    expect([...finish(find(['same'], withHits(1, 2, 3, 4), 'fou'))]).toEqual([1, 2, 3, 4]);
  });
});
