import * as v from 'valibot';

/** An amount of US dollars in whole cents: always an integer. */
export type Cents = number;

/** A percentage in hundredths of a percent: 2.5 % is 250. */
export type BasisPoints = number;

export const centsSchema = v.pipe(v.number(), v.safeInteger());

/** Dollars of a fixture, with at most two decimals, read as cents. This is the one door from dollars to cents. */
export const dollarsSchema = v.pipe(
  v.number(),
  v.check(
    (dollars) => Number.isSafeInteger(toCents(dollars)) && toCents(dollars) / 100 === dollars,
    'has more than two decimals',
  ),
  v.transform(toCents),
);

/** Cents of a dollar amount, rounded to the nearest cent. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/**
 * `$1,234.50` for 123450 cents; a negative amount is `-$12.00`, and minus zero is `$0.00`.
 * Written by hand because a million rows are put into words for the search: Intl takes ten times as long.
 */
export function formatMoney(cents: Cents): string {
  return (cents < 0 ? '-$' : '$') + groupThousands(plainAmount(Math.abs(cents)));
}

/** `1234.50` for 123450 cents: no currency sign, no separators, as a CSV file or a form field wants it. */
export function plainAmount(cents: Cents): string {
  const absolute = Math.abs(cents);
  const rest = absolute % 100;
  return `${cents < 0 ? '-' : ''}${(absolute - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}

/**
 * Hundredths (cents, basis points) of a typed number, read digit by digit: `12.5` and `12.50` are 1250. Undefined where
 * the text is no plain number of zero or more with at most two decimals, or one too large to be counted exactly.
 */
export function parseHundredths(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d*)(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (whole + decimals === '') return undefined;
  const hundredths = Number(whole + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(hundredths) ? hundredths : undefined;
}

function groupThousands(amount: string): string {
  let grouped = amount;
  for (let at = amount.length - 6; at > 0; at -= 3) grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`;
  return grouped;
}

/** The chart's axis: thousands of dollars with a k, `12k`, `2.5k` or `1,500k`, and `0` as it is (specification, section 9). */
export function formatThousands(cents: Cents): string {
  return cents === 0 ? '0' : `${Number((cents / 100_000).toFixed(1)).toLocaleString('en-US')}k`;
}

/** `2.5%` for 250 basis points: no decimals that say nothing. */
export function formatPercent(basisPoints: BasisPoints): string {
  return `${plainPercent(basisPoints)}%`;
}

/** `2.5` for 250 basis points, as a form field wants it. */
export function plainPercent(basisPoints: BasisPoints): string {
  return String(basisPoints / 100);
}

/** `basisPoints` of an amount, rounded half up to the cent; exact as long as their product is a safe integer. */
export function shareOf(cents: Cents, basisPoints: BasisPoints): Cents {
  const product = cents * basisPoints;
  const rest = product % 10_000;
  return (product - rest) / 10_000 + (rest * 2 >= 10_000 ? 1 : 0);
}

/**
 * Divides a whole (cents, zero or more) in proportion to weights (integers, zero or more) so that the parts are whole
 * cents and sum to the whole: each part is rounded down, and the cents left over go to the largest remainders, on ties
 * to the earlier part. Throws a RangeError where there is something to divide and no weight to divide it by.
 */
export function divideByLargestRemainder<const Weights extends readonly number[]>(
  whole: Cents,
  weights: Weights,
): { -readonly [Part in keyof Weights]: Cents } {
  return divide(whole, weights) as { -readonly [Part in keyof Weights]: Cents };
}

function divide(whole: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) {
    if (whole !== 0) throw new RangeError('Nothing to divide by: all weights are zero');
    return weights.map(() => 0);
  }
  const shares = weights.map((weight, index) => {
    const product = BigInt(whole) * BigInt(weight);
    return { index, cents: Number(product / total), remainder: product % total };
  });
  const missing = whole - shares.reduce((sum, share) => sum + share.cents, 0);
  const parts = shares.map((share) => share.cents);
  // Sorting is stable: on ties the earlier part stands first.
  shares
    .sort((a, b) => Number(b.remainder - a.remainder))
    .slice(0, missing)
    .forEach(({ index, cents }) => (parts[index] = cents + 1));
  return parts;
}

/** Growth from `before` to `now` in percent, rounded to one decimal; undefined where there was nothing before. */
export function growthPercent(now: Cents, before: Cents): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 1000) / 10;
}
