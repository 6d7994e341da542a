import { compareTexts } from './orderRows';

/** The printable characters of ASCII without the digits, each with a character whose code has its position in natural order. */
const ranks = new Map<string, string>();

function rankOf(character: string): string {
  if (ranks.size === 0) {
    const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter((text) => /\D/.test(text));
    ascii.sort(compareTexts);
    let code = 1;
    ascii.forEach((text, at) => {
      if (at > 0 && compareTexts(ascii[at - 1] ?? '', text) !== 0) code += 1;
      // Digits come before all letters, and their position stays free for them.
      if (code === DIGITS || (code < DIGITS && /[a-z]/i.test(text))) code = DIGITS + 1;
      ranks.set(text, String.fromCharCode(code));
    });
  }
  const rank = ranks.get(character);
  if (rank !== undefined) return rank;
  const [first = 0] = Array.from(character, (symbol) => symbol.codePointAt(0));
  return OTHERS + first.toString(16).padStart(6, '0');
}

/** The code of a number, which is above those of all signs and below those of letters. */
const DIGITS = 0x40;
/** The beginning of any other character. */
const OTHERS = '~';

/**
 * A text of ASCII characters whose bytes are in the natural order of `compareTexts`: numbers by their value, without regard to case
 * and accents. It is exact for ids of ASCII characters; other characters come after them, by their codes. Equal keys belong to
 * texts that natural order does not distinguish.
 */
export function naturalKey(text: string): string {
  return asciiKey(text) ?? keyOfAny(text);
}

/** The ranks of characters of ASCII by their codes. */
const rankByCode: string[] = [];

/** The key of a text of printable ASCII characters, which most ids are, without regular expressions. Undefined for others. */
function asciiKey(text: string): string | undefined {
  let key = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 || code > 126) return undefined;
    if (!isDigit(code)) {
      key += rankByCode[code] ??= rankOf(String.fromCharCode(code).toLowerCase());
      continue;
    }
    while (text.charCodeAt(at) === ZERO) at += 1;
    const start = at;
    while (isDigit(text.charCodeAt(at))) at += 1;
    key += keyOfNumber(text.slice(start, at));
    at -= 1;
  }
  return key;
}

const [ZERO, NINE] = [48, 57];
const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/** A longer number is larger. Its length takes as many characters as it needs. */
function keyOfNumber(digits: string): string {
  const length = OTHERS.repeat(Math.floor(digits.length / 100)) + String.fromCharCode(1 + (digits.length % 100));
  return String.fromCharCode(DIGITS) + length + digits;
}

function keyOfAny(text: string): string {
  let key = '';
  for (const [part] of text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .matchAll(/\d+|\D/gsu)) {
    if (!/\d/.test(part)) {
      key += rankOf(part);
      continue;
    }
    key += keyOfNumber(part.replace(/^0+/, ''));
  }
  return key;
}
