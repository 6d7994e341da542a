import { isCurrencyWord } from './currencyWords';
import { remembered } from './cells/remembered';

/** A number without what stands around it: whether that makes it negative, and the currency's sign or code (or ''). */
export type BareAmount = { number: string; isNegative: boolean; currency: string };

type Surroundings = { isNegative: boolean; currency: string };

/** The amount's number, its sign and its currency: `-$0.95`, `(30.00)`, `5,00- EUR`; undefined where the text is no amount. */
export function bareAmount(text: string): BareAmount | undefined {
  let start = 0;
  while (start < text.length && !isDigitAt(text, start)) start++;
  let end = text.length;
  while (end > start && !isDigitAt(text, end - 1)) end--;
  if (start === end) return undefined;
  // The mark of `.5` is the number's, that of `Rs.500` the word's; and `5.-` is five, not minus five: it is left unread.
  if (isMarkAt(text, start - 1) && !/\p{L}/u.test(text.charAt(start - 2))) start--;
  if (isMarkAt(text, end)) end++;
  if (isMarkAt(text, end - 1) && /[-−–]/u.test(text.charAt(end))) return undefined;
  const around = surroundings(`${text.slice(0, start)}0${text.slice(end)}`);
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

/** What stands around a number, which is written as 0: at most one way to say minus, and signs or codes of currencies. */
const surroundings = remembered((text): Surroundings => {
  const [, before = '', after = ''] = /^(.*)0(.*)$/su.exec(text) ?? [];
  const minus = text.match(/[-−–]/gu)?.length ?? 0;
  const plus = text.match(/\+/gu)?.length ?? 0;
  const brackets = text.match(/[()]/gu)?.join('') ?? '';
  const isBracketed = brackets === '()' && before.includes('(') && after.includes(')');
  if ((brackets !== '' && !isBracketed) || minus + plus + (isBracketed ? 1 : 0) > 1) return NOT_AN_AMOUNT;
  const words = [before, after].map((part) => part.replace(/[-−–+()\s]/gu, '')).filter((word) => word !== '');
  if (!words.every(isCurrencyWord)) return NOT_AN_AMOUNT;
  return { isNegative: minus > 0 || isBracketed, currency: words.at(-1) ?? '' };
});
