import { ownValue } from '@/domain/ownValue';

/** Signs and words that mean one currency alone, without blanks; `$`, `¥`, `kr` and `F CFA` mean several. */
const OWN_SIGNS: Readonly<Record<string, string>> = {
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
  CFPF: 'XPF',
  'Cg.': 'XCG',
};

const SHARED_WORDS = new Set(['kr', 'kr.', 'Kr', 'Kr.', 'Rs', 'Rs.', 'R', 'CFA', 'FCFA']);

// From the runtime, so that no list of codes grows old here.
const CODES = new Set(Intl.supportedValuesOf('currency'));

/** The ISO 4217 code that a sign, a word or a code names: `€`, `usd`; undefined for one that several currencies share. */
export function currencyOf(word: string): string | undefined {
  const trimmed = word.trim();
  const code = trimmed.toUpperCase();
  return ownValue(OWN_SIGNS, trimmed) ?? (CODES.has(code) ? code : undefined);
}

/** Whether a word beside a number can be its currency: a code, a sign (`$`, `US$`), or a word such as `kr`. */
export function isCurrencyWord(word: string): boolean {
  return currencyOf(word) !== undefined || SHARED_WORDS.has(word) || /^[A-Z]{0,3}\p{Sc}$/u.test(word);
}
