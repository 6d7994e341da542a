import { parseAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import { matchingIndices } from '@/lib/indices';
import { findRows } from '@/lib/searching/matching';
import type { SearchText } from '@/lib/searching/searchColumns';
import { normalizeQuery } from '@/lib/searching/normalizing';

/** Amounts from `least` to `most`, both included, in whole cents, with the sign and the amounts that were typed. */
export type AmountBounds = { least: Cents; most: Cents; sign: AmountSign; limits: readonly Cents[] };
export type AmountSign = keyof typeof COMPARISONS | '..';

// Cents are whole, so that 'above' starts one cent later.
const COMPARISONS = {
  '>': (cents: Cents) => [cents + 1, Infinity],
  '>=': (cents: Cents) => [cents, Infinity],
  '<': (cents: Cents) => [-Infinity, cents - 1],
  '<=': (cents: Cents) => [-Infinity, cents],
  '=': (cents: Cents) => [cents, cents],
} satisfies Record<string, (cents: Cents) => [Cents, Cents]>;

/**
 * Reads a search for amounts: `>5000`, `>= $5,000`, `<20`, `<=20.50`, `=20`, or `100..200` in either order with both ends. Undefined for
 * any other search.
 */
export function readAmountBounds(query: string, currency: Currency): AmountBounds | undefined {
  const [, sign, limit = ''] = /^([<>]=?|=)(.*)$/.exec(query.trim()) ?? [];
  if (sign !== undefined) {
    const { cents } = parseAmount(limit, currency);
    if (cents === undefined) return undefined;
    const [least, most] = COMPARISONS[sign as keyof typeof COMPARISONS](cents);
    return { least, most, sign: sign as AmountSign, limits: [cents] };
  }
  const [, from = '', to = ''] = /^(.*?)\.\.(.*)$/.exec(query) ?? [];
  const [a, b] = [parseAmount(from, currency).cents, parseAmount(to, currency).cents];
  if (a === undefined || b === undefined) return undefined;
  const [least, most] = [Math.min(a, b), Math.max(a, b)];
  return { least, most, sign: '..', limits: [least, most] };
}

/**
 * The ascending indices of the rows that contain every word of the query in any of the texts. `elsewhereOf` finds a word in columns that are
 * not part of the texts. Each word takes one pass over the texts.
 */
export function findTexts(
  texts: readonly [SearchText, ...SearchText[]],
  query: string,
  elsewhereOf?: (word: string) => { occursElsewhere?: (index: number) => boolean },
): Uint32Array {
  const words = new Set(normalizeQuery(query).split(/\s+/));
  // The number of words that each row contains so far: a row that lacks a word falls behind.
  const { length } = texts[0];
  const held = new Uint32Array(length);
  let before = 0;
  for (const word of words) {
    let isHeld = false;
    for (const text of texts) {
      for (const row of findRows(text, word, (row) => held[row] === before, elsewhereOf?.(word))) {
        held[row] = before + 1;
        isHeld = true;
      }
    }
    if (!isHeld) return new Uint32Array();
    before += 1;
  }
  return matchingIndices(length, (row) => held[row] === before);
}
