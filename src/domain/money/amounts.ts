import type { Refusal } from '@/domain/refusals';
import type { Currency } from './currency';
import { parseDecimal, type Cents } from './money';

/** A typed amount: cents, or why the text is invalid. */
export type TypedAmount = { cents: Cents; refusal?: undefined } | { cents?: undefined; refusal: Refusal };

// Thousands separators and decimals are optional.
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

/**
 * Reads a typed amount of a currency: `12.50`, `1,250.00`, `$5`, `.5`, with optional spaces around it. The cents are
 * read from the digits, never through a fraction. They may be zero or negative, which the caller must check.
 */
export function parseAmount(text: string, { sign, decimals }: Currency): TypedAmount {
  const typed = text.trim();
  if (typed === '') return refuse('amountMissing');
  const isNegative = typed.startsWith('-');
  const unsigned = isNegative ? typed.slice(1) : typed;
  const hasSign = unsigned.toUpperCase().startsWith(sign.trim().toUpperCase());
  const number = (hasSign ? unsigned.slice(sign.trim().length) : unsigned).replace(/^\s/, '');
  const [, whole = '', fraction = ''] = AMOUNT.exec(number) ?? [];
  if (whole + fraction === '') return refuse('amountUnreadable');
  if (fraction.length > decimals) return refuse('tooManyDecimals');
  const cents = parseDecimal(`${whole.replaceAll(',', '')}.${fraction}`, decimals);
  if (cents === undefined) return refuse('amountTooLarge');
  return { cents: isNegative ? -cents : cents };
}

/** Reads a typed percentage as hundredths of a percent: `8`, `8.5` and `8.25`. Undefined if it is unreadable or above 100. */
export function readPercent(text: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole, part = ''] = match;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return hundredths <= 10_000 ? hundredths : undefined;
}

function refuse(kind: 'amountMissing' | 'amountUnreadable' | 'amountTooLarge' | 'tooManyDecimals'): TypedAmount {
  return { refusal: { kind } };
}
