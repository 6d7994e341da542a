import { parseAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import { indicesWhere } from '@/domain/lists/indices';
import { findRows, normalizeQuery, type SearchText } from './matching';

/** Amounts from `least` to `most`, both included, in whole cents; `words` says it in a sentence. */
export type AmountBounds = { least: Cents; most: Cents; words: string };

// Cents are whole, so that 'above' starts one cent later.
const COMPARISONS: Partial<Record<string, (cents: Cents, amount: string) => AmountBounds>> = {
  '>': (cents, amount) => ({ least: cents + 1, most: Infinity, words: `above ${amount}` }),
  '>=': (cents, amount) => ({ least: cents, most: Infinity, words: `of ${amount} or more` }),
  '<': (cents, amount) => ({ least: -Infinity, most: cents - 1, words: `below ${amount}` }),
  '<=': (cents, amount) => ({ least: -Infinity, most: cents, words: `up to ${amount}` }),
  '=': (cents, amount) => ({ least: cents, most: cents, words: `of exactly ${amount}` }),
};

/**
 * The amounts that a search asks for: `>5000`, `>= $5,000`, `<20`, `<=20.50`, `=20`, or `100..200`, in either order and with
 * both ends. Undefined for anything else.
 */
export function readAmountBounds(query: string, currency: Currency): AmountBounds | undefined {
  const [, sign = '', limit = ''] = /^([<>]=?|=)(.*)$/.exec(query.trim()) ?? [];
  const compare = COMPARISONS[sign];
  if (compare) {
    const { cents } = parseAmount(limit, currency);
    return cents === undefined ? undefined : compare(cents, formatMoney(cents, currency));
  }
  const [, from = '', to = ''] = /^(.*?)\.\.(.*)$/.exec(query) ?? [];
  const [one, other] = [parseAmount(from, currency).cents, parseAmount(to, currency).cents];
  if (one === undefined || other === undefined) return undefined;
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  return { least, most, words: `from ${formatMoney(least, currency)} to ${formatMoney(most, currency)}` };
}

/**
 * The indices of the rows that hold every word of the query, in any order, each in any of the texts prepared of these
 * rows, ascending. `besideOf` says where a word occurs in what is not prepared. One walk over the texts for each word.
 */
export function findWords(
  texts: readonly [SearchText, ...SearchText[]],
  query: string,
  besideOf: (word: string) => { occursBeside?: (index: number) => boolean } = () => ({}),
): Uint32Array {
  const words = new Set(normalizeQuery(query).split(/\s+/));
  // How many of the words so far each row holds: those that lack one stay behind.
  const { length } = texts[0];
  const held = new Uint32Array(length);
  let before = 0;
  for (const word of words) {
    let isHeld = false;
    for (const text of texts) {
      for (const row of findRows(text, word, (row) => held[row] === before, besideOf(word))) {
        held[row] = before + 1;
        isHeld = true;
      }
    }
    if (!isHeld) return new Uint32Array();
    before += 1;
  }
  return indicesWhere(length, (row) => held[row] === before);
}
