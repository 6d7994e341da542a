import fc from 'fast-check';
import { lowerBound, matchingIndices, rowAt, rowsAt } from '@/lib/indices';
import { findRows as findIndices } from '@/lib/searching/matching';
import { inLowerCase, prepareSearchColumn } from '@/lib/searching/searchColumns';
import { containsText, normalizeQuery } from '@/lib/searching/normalizing';
import { prepareSearch } from '../../helpers/preparedSearch';

const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', 'B', 'ß', 'İ', ' ', '1', '-') }));
const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 30 });

const prepare = (data: readonly (readonly string[])[]) => prepareSearch(data.length, (index) => data[index]!);
const findRows = (...search: Parameters<typeof findIndices>) => [...findIndices(...search)];

/** The specification's rule without optimizations: the text appears in one of the fields, ignoring case. */
const findPlainly = (data: string[][], query: string) =>
  data.flatMap((fields, index) => {
    const wanted = query.trim().toLowerCase();
    return fields.some((field) => field.toLowerCase().includes(wanted)) ? [index] : [];
  });

test('A query is trimmed and lowercased', () => {
  expect(normalizeQuery('  Jazz Festival ')).toBe('jazz festival');
  expect(containsText('Riverside JAZZ', ' jazz ')).toBe(true);
  expect(containsText('Riverside', 'jazz')).toBe(false);
});

test('The prepared search finds exactly the rows of a plain search over the fields', () => {
  fc.assert(
    fc.property(rows, text, (data, query) => {
      const found = findRows(prepare(data), query);
      expect(found).toEqual(findPlainly(data, query));
    }),
    { numRuns: 2000 },
  );
});

test('The search finds every part of every field in the order of the rows', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.nat(), fc.nat(), (data, row, from, length) => {
      const field = data[row % (data.length || 1)]?.[0] ?? '';
      const piece = field.slice(from % (field.length + 1)).slice(0, (length % 5) + 1);
      fc.pre(piece.trim() !== '');
      const found = findRows(prepare(data), piece);
      expect(found).toEqual(findPlainly(data, piece));
      expect(found).toContain(row % data.length);
    }),
  );
});

test('The prepared text is in lower case with a separator that nobody types after each field', () => {
  const data = [['Ab', 'c\u0000d'], ['E']];
  expect(prepareSearchColumn(2, (index) => data[index]!)).toEqual({
    text: 'ab\u0000cd\u0000e\u0000',
    ends: new Uint32Array([6, 8]),
  });
});

test('No match spans two fields or two rows', () => {
  const prepared = prepare([['ab', 'cd'], ['ef']]);
  expect(findRows(prepared, 'bc')).toEqual([]);
  expect(findRows(prepared, 'de')).toEqual([]);
  expect(findRows(prepared, 'b\u0000c')).toEqual([]);
});

test('The empty query finds every row, and a filter applies to any query', () => {
  const prepared = prepare([['one'], ['two'], ['three']]);
  const isNotFirst = (row: number) => row > 0;
  expect(findRows(prepared, ' ')).toEqual([0, 1, 2]);
  expect(findRows(prepare([]), ' ')).toEqual([]);
  expect(findRows(prepared, '', isNotFirst)).toEqual([1, 2]);
  expect(findRows(prepared, 'o', isNotFirst)).toEqual([1]);
});

test('Indices become rows, and an index beyond the end gives none', () => {
  expect(rowsAt(['a', 'b', 'c'], [2, 0, 7])).toEqual(['c', 'a']);
});

test('A filter of indices keeps those that the predicate accepts, up to a limit', () => {
  const isOdd = (index: number) => index % 2 === 1;
  expect(matchingIndices(6, isOdd)).toEqual(Uint32Array.of(1, 3, 5));
  expect(matchingIndices(6, isOdd, 2)).toEqual(Uint32Array.of(1, 3));
  expect(matchingIndices(0, isOdd)).toEqual(new Uint32Array());
});

test('The first row from which on a condition is true is found by a binary search', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(120), (length, first) => {
      expect(lowerBound(length, (index) => index >= first)).toBe(Math.min(first, length));
    }),
  );
});

test('A row that a list does not have throws', () => {
  expect(rowAt(['a', 'b'], 1)).toBe('b');
  expect(() => rowAt(['a', 'b'], 2)).toThrow(RangeError);
  expect(() => rowAt(['a', 'b'], 2)).toThrow('There is no row 2');
});

test('Values that change too often to be prepared are searched together with the text, in the same order', () => {
  const prepared = prepare([['one'], ['two'], ['three'], ['two']]);
  const oddRows = (row: number) => row % 2 === 1;
  expect(findRows(prepared, 'one', undefined, { occursElsewhere: oddRows })).toEqual([0, 1, 3]);
  expect(findRows(prepared, 't', undefined, { occursElsewhere: oddRows })).toEqual([1, 2, 3]);
  expect(findRows(prepared, 'four', undefined, { occursElsewhere: oddRows })).toEqual([1, 3]);
  expect(findRows(prepared, 'four', (row) => row > 1, { occursElsewhere: oddRows })).toEqual([3]);
  expect(findRows(prepared, 't')).toEqual([1, 2, 3]);
});

test('A limit takes the first of all matches, in prepared and other values', () => {
  const two = prepare([['one'], ['two']]);
  expect(findRows(two, 'two', undefined, { occursElsewhere: (row) => row === 0, limit: 1 })).toEqual([0]);
  const isElsewhere = (row: number) => row % 3 === 0;
  fc.assert(
    fc.property(rows, text, fc.nat(5), (data, query, limit) => {
      const prepared = prepare(data);
      const found = findRows(prepared, query, undefined, { occursElsewhere: isElsewhere });
      expect(findRows(prepared, query, undefined, { occursElsewhere: isElsewhere, limit })).toEqual(
        found.slice(0, limit),
      );
    }),
  );
});

test('Text columns and dictionary columns are searched like prepared rows', () => {
  const words = fc.array(text, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.nat(3)), { maxLength: 30 }), words, text, (data, names, query) => {
      const ends: number[] = [];
      for (const [rowText] of data) ends.push((ends.at(-1) ?? 0) + rowText.length);
      const texts = inLowerCase({ text: data.map(([rowText]) => rowText).join(''), ends: Uint32Array.from(ends) });
      const indices = data.map(([, position]) => position % names.length);
      const columns = [texts, { terms: names, indices }];
      const plain = data.map(([rowText], row) => [rowText, names[indices[row]!]!]);
      const search = { length: data.length, columnsFor: () => columns };
      expect(findRows(search, query)).toEqual(findPlainly(plain, query));
      const options = { limit: 2, occursElsewhere: (row: number) => row % 3 === 1 };
      expect(findRows(search, query, (row) => row % 2 === 1, options)).toEqual(
        findRows(prepare(plain), query, (row) => row % 2 === 1, options),
      );
    }),
    { numRuns: 1000 },
  );
});

test('A capital sigma becomes lower case by its neighbors in its row', () => {
  const { text: lower, ends } = inLowerCase({ text: 'ΟΔΟΣΑ', ends: Uint32Array.of(4, 5) });
  expect(findRows({ length: 2, columnsFor: () => [{ text: lower, ends }] }, 'οδοσ'.toUpperCase())).toEqual([0]);
});

test('The search in several steps finds all rows with the text', () => {
  const data = Array.from({ length: 150_000 }, (_, index) => [`P-${index}`, index % 7 === 0 ? 'Failed' : 'Completed']);
  for (const query of ['6553', 'failed', '149999', 'no such thing'])
    expect(findRows(prepare(data), query)).toEqual(findPlainly(data, query));
});
