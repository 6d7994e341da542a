import { parseHundredths, type Cents } from './money';

/** An amount as it was typed: cents, or what is wrong with the text. */
export type TypedAmount = { cents: Cents; problem?: undefined } | { cents?: undefined; problem: string };

// A sign and a dollar sign, dollars with or without thousands separators, decimals.
const AMOUNT = /^(-?)\$? ?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

/**
 * Reads an amount of dollars as a person types it: `12.50`, `1,250.00`, `$5`, `.5`, with blanks around it. The cents are
 * read from the text, never through a fraction; they may be zero or negative, and the rule that asks says whether it may.
 */
export function parseAmount(text: string): TypedAmount {
  const typed = text.trim();
  if (typed === '') return { problem: 'Enter an amount.' };
  const [, sign, dollars = '', decimals = ''] = AMOUNT.exec(typed) ?? [];
  if (dollars + decimals === '') return { problem: 'Enter dollars and cents, such as 12.50.' };
  if (decimals.length > 2) return { problem: 'Enter at most two decimals.' };
  const cents = parseHundredths(`${dollars.replaceAll(',', '')}.${decimals}`);
  if (cents === undefined) return { problem: 'Enter a smaller amount.' };
  return { cents: sign === '-' ? -cents : cents };
}
