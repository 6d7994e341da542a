import { bareAmount, isDigitAt } from '@/domain/imports/amountTexts';
import type { Cells } from '@/lib/cells/cells';
import type { RejectionReason } from '@/domain/imports/rejections';

/** The notation of the amounts in a column. `decimals` are those of the currency (2 for USD). */
export type AmountForm = { decimals: number; decimalMark: '.' | ','; isMinorUnits: boolean };

/**
 * An amount in minor units (an integer, never calculated with fractions), or why it is invalid. It may have a currency
 * before or after it, thousands separated by the other mark, blanks or apostrophes, and a minus as `-5`, `5-` or `(5)`.
 */
export function readAmount(text: string, form: AmountForm): number | RejectionReason {
  if (isDigitAt(text, 0) && isDigitAt(text, text.length - 1)) return readNumber(text, form);
  const bare = bareAmount(text);
  if (bare === undefined) return text.trim() === '' ? 'amount missing' : 'amount unreadable';
  const amount = readNumber(bare.number, form);
  return bare.isNegative && typeof amount === 'number' && amount !== 0 ? -amount : amount;
}

/**
 * The amount of a cell with only digits and at most one decimal mark, as most are, without a string. Undefined for any
 * other cell.
 */
export function plainAmountAt(cells: Cells, column: number, form: AmountForm): number | undefined {
  const { bytes } = cells;
  const start = Number(cells.starts[column]);
  const end = Number(cells.ends[column]);
  // Numbers with so few digits are exact.
  if (column >= cells.length || start === end || end - start > 15 || form.isMinorUnits) return undefined;
  const mark = form.decimalMark.charCodeAt(0);
  let amount = 0;
  let indices = -1;
  for (let at = start; at < end; at++) {
    const byte = Number(bytes[at]);
    if (byte >= 48 && byte <= 57) {
      amount = amount * 10 + (byte - 48);
      if (indices >= 0) indices++;
    } else if (byte === mark && indices < 0 && at > start) indices = 0;
    else return undefined;
  }
  if (indices === 0 || indices > form.decimals) return undefined;
  for (let index = Math.max(indices, 0); index < form.decimals; index++) amount *= 10;
  // A larger number is left to the slower reader, which gives the reason.
  return amount <= Number.MAX_SAFE_INTEGER ? amount : undefined;
}

function readNumber(number: string, { decimals, decimalMark, isMinorUnits }: AmountForm): number | RejectionReason {
  const mark = number.indexOf(decimalMark);
  const whole = readWhole(number, mark < 0 ? number.length : mark);
  if (whole === undefined) return 'amount unreadable';
  // The currency has no minor units, but the file has decimals: 10.00 is 1000 yen, because the file counted hundredths.
  const hundredths = decimals === 0 && mark >= 0 ? 2 : 0;
  const indices = isMinorUnits ? hundredths : decimals;
  let amount = whole;
  let isTooPrecise = false;
  const from = mark < 0 ? number.length : mark + 1;
  for (let at = from; at < Math.max(number.length, from + indices); at++) {
    const digit = at < number.length ? number.charCodeAt(at) - 48 : 0;
    if (digit < 0 || digit > 9) return 'amount unreadable';
    if (at - from < indices) amount = amount * 10 + digit;
    else if (digit !== 0) isTooPrecise = true;
  }
  if (amount > Number.MAX_SAFE_INTEGER) return 'amount too large';
  return isTooPrecise ? 'amount too precise' : amount;
}

/** The digits before the decimal mark. Undefined unless they are grouped in thousands (or as `1,00,000`). */
function readWhole(number: string, end: number): number | undefined {
  let whole = 0;
  let groupMark = 0;
  let digits = 0;
  for (let at = 0; at < end; at++) {
    const code = number.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      whole = whole * 10 + (code - 48);
      digits++;
      continue;
    }
    const isFirst = groupMark === 0;
    if (!isGroupMark(code) || (!isFirst && code !== groupMark)) return undefined;
    // 0,123 cannot be grouped in thousands, so its comma is a decimal mark.
    if (digits > 3 || digits < (isFirst ? 1 : 2) || number.charCodeAt(0) === 48) return undefined;
    groupMark = code;
    digits = 0;
  }
  return groupMark !== 0 && digits !== 3 ? undefined : whole;
}

/** Comma, period, apostrophe and blank, including those without a line break. */
function isGroupMark(code: number): boolean {
  if (code === 44 || code === 46) return true;
  return code === 32 || code === 39 || code === 0xa0 || code === 0x2019 || code === 0x2009 || code === 0x202f;
}
