/** A currency by its ISO 4217 code, with the decimals of its amounts and the text before them (`$`, `KWD `). */
export type Currency = { code: string; decimals: number; sign: string };

// From ISO 4217. Every other currency has two decimals. Intl uses another table, which gives IQD none.
const DECIMALS = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/**
 * The currency of a code, with its sign in American English, or with the code if it has none. An unknown code from a
 * report is accepted, too.
 */
export function findCurrency(code: string): Currency {
  const decimals = Object.entries(DECIMALS).find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? 2;
  return { code, decimals: Number(decimals), sign: code === 'USD' ? '$' : signOf(code) };
}

/** The dollar needs no lookup, because the browser would load its table of all currencies at every start. */
function signOf(code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return `${code}\u00a0`;
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).formatToParts(0);
  const before = parts.slice(
    0,
    parts.findIndex(({ type }) => type === 'integer'),
  );
  return before.map(({ value }) => value).join('');
}
