import fc from 'fast-check';
import { findRows } from '@/lib/searching/matching';
import { prepareSearch } from '../../../helpers/preparedSearch';
import { findTexts, readAmountBounds } from '@/domain/lists/searching/search';
import { formatMoney, plainAmount } from '@/domain/money/money';
import { USD } from '../../../helpers/currencies';

const cents = fc.nat(100_000_000);
const typed = (amount: number) =>
  fc.constantFrom(formatMoney(amount, USD), plainAmount(amount, USD), `$${plainAmount(amount, USD)}`);
const typedCents = cents.chain((amount) => fc.tuple(fc.constant(amount), typed(amount)));

describe('A search for amounts', () => {
  test.each([
    ['>5000', 500_001, Infinity, '>', [500_000]],
    [' >= $5,000 ', 500_000, Infinity, '>=', [500_000]],
    ['<20', -Infinity, 1999, '<', [2000]],
    ['<=20.5', -Infinity, 2050, '<=', [2050]],
    ['=20', 2000, 2000, '=', [2000]],
    ['100..200', 10_000, 20_000, '..', [10_000, 20_000]],
    ['$1,200.50 .. $99', 9900, 120_050, '..', [9900, 120_050]],
  ])('%s is read to the cent', (query, least, most, sign, limits) => {
    expect(readAmountBounds(query, USD)).toEqual({ least, most, sign, limits });
  });

  test('accepts no other notation', () => {
    const others = ['', '5000', '>', '=>5', '>5,00', '>1.234', '> five', '..', '1..', '..2', '1..2..3', '1-2', '><5'];
    expect(others.filter((query) => readAmountBounds(query, USD))).toEqual([]);
  });

  test('must be the whole search, not a part of it', () => {
    const parts = ['5>20', '5 <20', '>5\n6', '1\n2..3', '1..2\n3'];
    expect(parts.filter((query) => readAmountBounds(query, USD))).toEqual([]);
  });

  test('finds exactly the amounts of its sign, in any notation of the limit', () => {
    const signs = {
      '>': (amount: number, limit: number) => amount > limit,
      '>=': (amount: number, limit: number) => amount >= limit,
      '<': (amount: number, limit: number) => amount < limit,
      '<=': (amount: number, limit: number) => amount <= limit,
      '=': (amount: number, limit: number) => amount === limit,
    };
    fc.assert(
      fc.property(typedCents, fc.integer({ min: -2, max: 2 }), ([limit, text], away) => {
        for (const [sign, holds] of Object.entries(signs)) {
          const { least, most } = readAmountBounds(sign + text, USD)!;
          expect([sign, least <= limit + away && limit + away <= most]).toEqual([sign, holds(limit + away, limit)]);
        }
      }),
    );
  });

  test('includes both ends of a range in either order', () => {
    fc.assert(
      fc.property(typedCents, typedCents, ([a, oneText], [b, otherText]) => {
        const bounds = readAmountBounds(`${oneText}..${otherText}`, USD);
        expect(bounds).toMatchObject({ least: Math.min(a, b), most: Math.max(a, b) });
        expect(readAmountBounds(`${otherText}..${oneText}`, USD)).toEqual(bounds);
      }),
    );
  });
});

describe('The search by words', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'B', 'ß', 'İ', '1'), minLength: 1, maxLength: 3 });
  const field = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(' '));
  const rows = fc.array(fc.tuple(field, field, field), { maxLength: 20 });
  const query = fc.array(piece, { minLength: 1, maxLength: 4 });
  const textsOf = (data: [string, string, string][]) =>
    [
      prepareSearch(data.length, (index) => data[index]!.slice(0, 2)),
      prepareSearch(data.length, (index) => data[index]!.slice(2)),
    ] as const;

  test('finds the rows with every word in any field or other value', () => {
    fc.assert(
      fc.property(rows, query, piece, (data, words, status) => {
        const wanted = words.map((word) => word.toLowerCase());
        const plainly = data.flatMap((fields, row) => {
          const texts = [...fields, row % 2 === 1 ? status : ''].map((text) => text.toLowerCase());
          return wanted.every((word) => texts.some((text) => text.includes(word))) ? [row] : [];
        });
        const elsewhereOf = (word: string) =>
          status.toLowerCase().includes(word) ? { occursElsewhere: (row: number) => row % 2 === 1 } : {};
        expect([...findTexts([...textsOf(data)], words.join('  '), elsewhereOf)]).toEqual(plainly);
      }),
      { numRuns: 1000 },
    );
  });

  test('ignores the order and repetitions of words', () => {
    fc.assert(
      fc.property(rows, query, (data, words) => {
        const found = findTexts([...textsOf(data)], words.join(' '));
        expect(findTexts([...textsOf(data)], [...words, ...words].reverse().join(' '))).toEqual(found);
      }),
    );
  });

  test('for one word equals the search for that word', () => {
    fc.assert(
      fc.property(rows, piece, (data, word) => {
        const [text] = textsOf(data);
        expect(findTexts([text], word)).toEqual(findRows(text, word));
      }),
    );
  });
});
