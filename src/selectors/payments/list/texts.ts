import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { WordsAndDays } from '@/domain/lists/searching/wordsAndDays';
import type { AmountBounds, AmountSign } from '@/domain/lists/searching/search';

export const foundIds = (furtherTexts: readonly string[] = []) =>
  `Matches in ${furtherTexts.length > 0 ? 'references, ' : ''}customer and integration IDs.`;
export const foundSpelling = 'Matches without regard to accents and apostrophes.';
export const foundAssignments = 'Matches in assignments.';
export const foundNotes = 'Matches in notes.';
export const foundRelated = 'Matches in the IDs of refunds and disputes.';
export function foundOnDays({ words, name, isMonth }: WordsAndDays): string {
  const days = `Payments ${isMonth ? 'in' : 'on'} ${name}`;
  return words === '' ? `${days}.` : `${days} that contain ${listed(words.split(' '))}.`;
}
export const foundDay = (day: string) => `Payments on ${day}.`;
export const foundTexts = (words: readonly string[]) => `Showing results that contain ${listed(words)}.`;

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words.map((word) => `"${word}"`));
}

const ranges: Record<AmountSign, (...limits: string[]) => string> = {
  '>': (limit) => `over ${limit}`,
  '>=': (limit) => `of ${limit} or more`,
  '<': (limit) => `under ${limit}`,
  '<=': (limit) => `up to ${limit}`,
  '=': (limit) => `of exactly ${limit}`,
  '..': (first, last) => `from ${first} to ${last}`,
};
export function foundAmounts({ sign, limits }: AmountBounds, currency: Currency): string {
  return `Amounts ${ranges[sign](...limits.map((limit) => formatMoney(limit, currency)))}.`;
}
