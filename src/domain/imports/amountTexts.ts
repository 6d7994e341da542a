import { isCurrencyName } from './currencyNames';
import { memoizeByText } from '@/lib/cells/memoize';

/**
 * A number without the text around it, whether the text makes it negative, and the sign or code of its currency (or
 * '').
 */
export type BareAmount = { number: string; isNegative: boolean; currency: string };

type AmountAffixes = { isNegative: boolean; currency: string };

/**
 * Splits an amount into number, sign and currency: `-$0.95`, `(30.00)`, `5,00- EUR`. Undefined if the text is not an
 * amount.
 */
export function bareAmount(text: string): BareAmount | undefined {
  let start = 0;
  while (start < text.length && !isDigitAt(text, start)) start++;
  let end = text.length;
  while (end > start && !isDigitAt(text, end - 1)) end--;
  if (start === end) return undefined;
  // In `.5` the mark belongs to the number, and in `Rs.500` to the word. `5.-` is five and not minus five, so it is not
  // read.
  if (isMarkAt(text, start - 1) && !/\p{L}/u.test(text.charAt(start - 2))) start--;
  if (isMarkAt(text, end)) end++;
  if (isMarkAt(text, end - 1) && /[-−–]/u.test(text.charAt(end))) return undefined;
  const around = amountAffixes(`${text.slice(0, start)}0${text.slice(end)}`);
  return around === NOT_AN_AMOUNT ? undefined : { number: text.slice(start, end), ...around };
}

export function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isMarkAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 44 || code === 46;
}

const NOT_AN_AMOUNT = { isNegative: false, currency: 'none' };

/**
 * The text around a number, with the number written as 0: at most one minus notation, and signs or codes of currencies.
 */
const amountAffixes = memoizeByText((text): AmountAffixes => {
  const at = text.indexOf('0');
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  const minus = text.match(/[-−–]/gu)?.length ?? 0;
  const plus = text.match(/\+/gu)?.length ?? 0;
  const brackets = text.match(/[()]/gu)?.join('') ?? '';
  const isBracketed = brackets === '()' && before.includes('(') && after.includes(')');
  if ((brackets !== '' && !isBracketed) || minus + plus + (isBracketed ? 1 : 0) > 1) return NOT_AN_AMOUNT;
  const words = [before, after].map((part) => part.replace(/[-−–+()\s]/gu, '')).filter((term) => term !== '');
  if (!words.every(isCurrencyName)) return NOT_AN_AMOUNT;
  return { isNegative: minus > 0 || isBracketed, currency: words.at(-1) ?? '' };
});
