import { endsStep, type Resumable } from '@/lib/resumable';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import type { SearchColumn } from '@/lib/searching/searchColumns';

const [ZERO, POINT, COMMA] = [48, 46, 44];
const MOST_DIGITS = 24;
const LARGEST_INT = 2 ** 31 - 1;

/** In rows per step. */
const ROWS_PER_STEP = 32_768;

/**
 * The texts of non-negative amounts with the currency's sign, `$1250.00` or with thousands separators `$1,250.00`, in
 * lower case, in steps. The result equals `formatMoney`, but the digits are written directly into bytes, because a
 * million strings would only be joined again.
 */
export function* textsOfAmounts(
  length: number,
  amountAt: (index: number) => Cents,
  { sign, decimals }: Currency,
  isParted: boolean,
): Resumable<SearchColumn> {
  const lowerSign = sign.toLowerCase();
  const signBytes = new TextEncoder().encode(lowerSign);
  const longest = signBytes.length + 2 * MOST_DIGITS;
  const ends = new Uint32Array(length);
  const digits = new Uint8Array(MOST_DIGITS);
  let bytes = new Uint8Array(64);
  let at = 0;
  for (let index = 0; index < length; index += 1) {
    if (at + longest > bytes.length) bytes = largerOf(bytes);
    // Bytes are set one at a time, because setting one or two in one call takes ten times as long.
    for (const byte of signBytes) bytes[at++] = byte;
    // Written from the last digit to the first, with at least one before the point.
    let count = 0;
    let rest = amountAt(index);
    for (; rest > LARGEST_INT; count += 1) {
      const tens = Math.floor(rest / 10);
      digits[count] = rest - tens * 10 + ZERO;
      rest = tens;
    }
    // The rest fits into 32 bits, which divide much faster.
    for (let left = rest | 0; left > 0 || count <= decimals; count += 1) {
      const tens = (left / 10) | 0;
      digits[count] = left - tens * 10 + ZERO;
      left = tens;
    }
    while (count > 0) {
      count -= 1;
      bytes[at++] = digits[count] ?? ZERO;
      if (count === decimals && decimals > 0) bytes[at++] = POINT;
      else if (isParted && count > decimals && (count - decimals) % 3 === 0) bytes[at++] = COMMA;
    }
    ends[index] = at - (index + 1) * (signBytes.length - lowerSign.length);
    if (endsStep(index, ROWS_PER_STEP)) yield;
  }
  return { text: new TextDecoder().decode(bytes.subarray(0, at)), ends };
}

function largerOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}
