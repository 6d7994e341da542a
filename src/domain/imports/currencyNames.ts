import { ownValue } from '@/lib/objects';
import { memoizeByText } from '@/lib/cells/memoize';

/** Signs and words of exactly one currency, without blanks. */
const UNIQUE_SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  '₱': 'PHP',
  '₦': 'NGN',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  AU$: 'AUD',
  A$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  NT$: 'TWD',
  R$: 'BRL',
  MX$: 'MXN',
  'CN¥': 'CNY',
  'JP¥': 'JPY',
  RM: 'MYR',
  Rp: 'IDR',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  Fr: 'CHF',
  'Fr.': 'CHF',
  lei: 'RON',
  лв: 'BGN',
  'лв.': 'BGN',
  EC$: 'XCD',
  RD$: 'DOP',
  CFPF: 'XPF',
  'Cg.': 'XCG',
};

/** Words that several currencies share, without blanks. `$` and other signs are shared too. */
const SHARED_NAMES = new Set(['kr', 'kr.', 'Kr', 'Kr.', 'Rs', 'Rs.', 'R', 'CFA', 'FCFA']);

/** Common words for a currency besides the short sign that the runtime knows. */
const OTHER_NAMES: Readonly<Record<string, string>> = { INR: 'rs', XAF: 'cfa', XOF: 'cfa' };

// From the runtime, so that the list of codes does not become outdated.
const CODES = new Set(Intl.supportedValuesOf('currency'));

/** The ISO 4217 code of a sign, a word or a code: `€`, `usd`. Undefined if several currencies share it. */
export function recognizeCurrency(term: string): string | undefined {
  const trimmed = term.trim();
  const code = trimmed.toUpperCase();
  return ownValue(UNIQUE_SIGNS, trimmed) ?? (CODES.has(code) ? code : undefined);
}

/**
 * The currency code of a word in a file whose amounts are in `code`. `$` means `code` if that is its short sign, and so
 * does `J$` if the code starts with J. Undefined for an ambiguous word.
 */
export function resolveCurrencyName(term: string, code: string): string | undefined {
  const named = recognizeCurrency(term);
  if (named !== undefined) return named;
  const key = valueKey(term);
  const sign = shortSignOf(code);
  const before = key.slice(0, -sign.length);
  const isSign = key === before + sign && code.toLowerCase().startsWith(before);
  return isSign || key === OTHER_NAMES[code] ? code : undefined;
}

const valueKey = (term: string) => term.replace(/\s|\.$/g, '').toLowerCase();

const shortSignOf = memoizeByText((code: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const [sign] = format.formatToParts(0);
  return valueKey(sign?.value ?? code);
});

/** Whether a word beside a number can be its currency: a code, a sign (`$`, `US$`), or a word such as `kr`. */
export function isCurrencyName(term: string): boolean {
  return recognizeCurrency(term) !== undefined || SHARED_NAMES.has(term) || /^[A-Z]{0,3}\p{Sc}$/u.test(term);
}
