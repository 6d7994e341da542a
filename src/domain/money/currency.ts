/** A currency by its ISO 4217 code: the decimals of its amounts, and what stands before them, blank included: `$`, `KWD `. */
export type Currency = { code: string; decimals: number; sign: string };

// ISO 4217; every other currency has two. Intl follows another table, which gives IQD none.
const DECIMALS = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/**
 * The currency of a code: with the sign it has in American English, which is its code where there is none. So is that of a word
 * that is no code, which a report may have.
 */
export function findCurrency(code: string): Currency {
  const decimals = Object.entries(DECIMALS).find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? 2;
  return { code, decimals: Number(decimals), sign: code === 'USD' ? '$' : signOf(code) };
}

/** Not asked of the dollar: the browser reads its table of all currencies, at every start. */
function signOf(code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return `${code}\u00a0`;
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).formatToParts(0);
  const before = parts.slice(
    0,
    parts.findIndex(({ type }) => type === 'integer'),
  );
  return before.map(({ value }) => value).join('');
}

/** `at most two decimals`, or `no decimals`: how many an amount may have, in words. */
export function describeDecimals(decimals: number): string {
  return `${['no', '', 'at most two', 'at most three', 'at most four'][decimals]} decimals`;
}
