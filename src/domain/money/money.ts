import type { Currency } from './currency';

/** An amount in whole minor units of its currency (cents of USD, yen of JPY). Always an integer. */
export type Cents = number;

/** A percentage in basis points: 2.5% is 250. */
export type BasisPoints = number;

/** Hundredths of a currency's unit in minor units, rounded: 30 are 30 cents, 300 fils of KWD and 0 yen. */
export function minorUnits(hundredths: number, { decimals }: Currency): Cents {
  return Math.round(hundredths * 10 ** (decimals - 2));
}

/**
 * `$1,234.50` for 123450 cents. A negative amount is `-$12.00`, and minus zero is `$0.00`. Intl is not used, because
 * it takes ten times as long for the texts of a million rows.
 */
export function formatMoney(cents: Cents, currency: Currency): string {
  let amount = plainAmount(Math.abs(cents), currency);
  const { decimals, sign } = currency;
  for (let at = amount.length - (decimals === 0 ? 3 : decimals + 4); at > 0; at -= 3) {
    amount = `${amount.slice(0, at)},${amount.slice(at)}`;
  }
  return (cents < 0 ? '-' : '') + sign + amount;
}

/** `1234.50` for 123450 cents, without sign and separators, for CSV files and form fields. */
export function plainAmount(cents: Cents, { decimals }: Currency): string {
  const minus = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  // Arithmetic is twice as fast for most currencies, which matters for a million amounts in the search.
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
 * Reads a typed number in its smallest units (cents, basis points) from its digits: with two decimals, `12.5` and
 * `12.50` are 1250. Undefined if the text is not a plain non-negative number with at most this many decimals, or if it
 * is too large to be exact.
 */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole + fraction === '' || fraction.length > decimals) return undefined;
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? units : undefined;
}

/** A label of the chart's axis: `12k`, `2.5k`, `1,500k`, and `0`. */
export function formatThousands(cents: Cents, { decimals }: Currency): string {
  const thousands = cents / (1000 * 10 ** decimals);
  return cents === 0 ? '0' : `${groupThousands(String(Number(thousands.toFixed(1))))}k`;
}

/** `1,234` for `1234`. The browser's formatter would load the tables of all languages first. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** `2.5%` for 250 basis points, without trailing zeros. */
export function formatPercent(basisPoints: BasisPoints): string {
  return `${plainPercent(basisPoints)}%`;
}

/** `2.5` for 250 basis points, for a form field. */
export function plainPercent(basisPoints: BasisPoints): string {
  return String(basisPoints / 100);
}

/**
 * A share of an amount, rounded half up to the cent. `basisPoints` is at most 10,000. Whole ten thousands and the rest
 * are calculated separately, so that no product exceeds the safe integers. BigInt would be too slow for a million
 * imported payments.
 */
export function shareOf(cents: Cents, basisPoints: BasisPoints): Cents {
  const rest = cents % 10_000;
  const product = rest * basisPoints;
  const over = product % 10_000;
  return ((cents - rest) / 10_000) * basisPoints + (product - over) / 10_000 + (over * 2 >= 10_000 ? 1 : 0);
}

/**
 * Allocates an amount (cents, zero or more) in proportion to integer weights with a safe sum, so that the parts are whole cents and
 * sum to the amount. Weights may be negative if their sum is positive. Each part is rounded down, and the remaining
 * cents go to the largest remainders, on ties to the earlier part. Throws a RangeError if the amount is positive and
 * the weights sum to zero.
 */
export function divideByLargestRemainder<const Weights extends readonly number[]>(
  whole: Cents,
  weights: Weights,
): { -readonly [Part in keyof Weights]: Cents } {
  return divide(whole, weights) as { -readonly [Part in keyof Weights]: Cents };
}

function divide(whole: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) {
    if (whole !== 0) throw new RangeError('All weights are zero');
    return weights.map(() => 0);
  }
  const shares = weights.map((weight, index) => {
    const product = whole * weight;
    if (Number.isSafeInteger(product)) {
      const remainder = ((product % total) + total) % total;
      return { index, cents: (product - remainder) / total, remainder };
    }
    // Several times slower, and only for a product that a number does not hold.
    const [exact, divisor] = [BigInt(whole) * BigInt(weight), BigInt(total)];
    const remainder = ((exact % divisor) + divisor) % divisor;
    return { index, cents: Number((exact - remainder) / divisor), remainder: Number(remainder) };
  });
  const missing = whole - shares.reduce((sum, share) => sum + share.cents, 0);
  // A negative weight has a share of -0 in nothing.
  const parts = shares.map((share) => share.cents + 0);
  // Sorting is stable, so on ties the earlier part comes first.
  shares
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, missing)
    .forEach(({ index, cents }) => (parts[index] = cents + 1));
  return parts;
}

/** Growth from `before` to `now` in percent, rounded to one decimal. Undefined if `before` is zero. */
export function growthPercent(now: Cents, before: Cents): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 1000) / 10;
}
