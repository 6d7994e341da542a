import type { Currency } from './currency';

/** An amount in whole minor units of its currency, cents of dollars or yen of JPY: always an integer. */
export type Cents = number;

/** A percentage in hundredths of a percent: 2.5 % is 250. */
export type BasisPoints = number;

/** The minor units (rounded) of so many hundredths of a currency's unit: 30 are 30 cents, 300 fils of KWD and no yen. */
export function minorUnits(hundredths: number, { decimals }: Currency): Cents {
  return Math.round(hundredths * 10 ** (decimals - 2));
}

/**
 * `$1,234.50` for 123450 cents; a negative amount is `-$12.00`, and minus zero is `$0.00`.
 * Written by hand because a million rows are put into words for the search: Intl takes ten times as long.
 */
export function formatMoney(cents: Cents, currency: Currency): string {
  let amount = plainAmount(Math.abs(cents), currency);
  const { decimals, sign } = currency;
  for (let at = amount.length - (decimals === 0 ? 3 : decimals + 4); at > 0; at -= 3) {
    amount = `${amount.slice(0, at)},${amount.slice(at)}`;
  }
  return (cents < 0 ? '-' : '') + sign + amount;
}

/** `1234.50` for 123450 cents: no currency sign, no separators, as a CSV file or a form field wants it. */
export function plainAmount(cents: Cents, { decimals }: Currency): string {
  const minus = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  // Most currencies, by arithmetic: a million amounts are written for the search in half the time.
  if (decimals === 2) {
    const rest = absolute % 100;
    return `${minus}${(absolute - rest) / 100}${rest < 10 ? '.0' : '.'}${rest}`;
  }
  const digits = String(absolute);
  if (decimals === 0) return minus + digits;
  const padded = digits.padStart(decimals + 1, '0');
  return `${minus}${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}

/**
 * A typed number in its smallest units (cents, basis points), read digit by digit: with two decimals `12.5` and `12.50` are
 * 1250. Undefined where the text is no plain number of zero or more with at most so many decimals, or one too large to
 * be counted exactly.
 */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole + fraction === '' || fraction.length > decimals) return undefined;
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? units : undefined;
}

/** The chart's axis: thousands with a k, `12k`, `2.5k` or `1,500k`, and `0` as it is (specification, section 9). */
export function formatThousands(cents: Cents, { decimals }: Currency): string {
  const thousands = cents / (1000 * 10 ** decimals);
  return cents === 0 ? '0' : `${groupThousands(String(Number(thousands.toFixed(1))))}k`;
}

/** `1,234` for `1234`. By hand: what browsers have for it reads the tables of all languages first. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** `2.5%` for 250 basis points: no decimals that say nothing. */
export function formatPercent(basisPoints: BasisPoints): string {
  return `${plainPercent(basisPoints)}%`;
}

/** `2.5` for 250 basis points, as a form field wants it. */
export function plainPercent(basisPoints: BasisPoints): string {
  return String(basisPoints / 100);
}

/**
 * `basisPoints` (at most 10,000) of an amount, rounded half up to the cent: whole ten thousands and the rest apart, so that no
 * product is beyond the safe integers. Without BigInt, as files bring a million payments.
 */
export function shareOf(cents: Cents, basisPoints: BasisPoints): Cents {
  const rest = cents % 10_000;
  const product = rest * basisPoints;
  const over = product % 10_000;
  return ((cents - rest) / 10_000) * basisPoints + (product - over) / 10_000 + (over * 2 >= 10_000 ? 1 : 0);
}

/**
 * Divides a whole (cents, zero or more) in proportion to weights (integers; some may be below zero where their sum is above
 * it) so that the parts are whole cents and sum to the whole: each part is rounded down, and the cents left over go to the
 * largest remainders, on ties to the earlier part. Throws a RangeError where there is something to divide and no weight to
 * divide it by.
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
    const remainder = ((product % total) + total) % total;
    return { index, cents: Number((product - remainder) / total), remainder };
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
