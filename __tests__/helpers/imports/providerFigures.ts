import { findCurrency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { EXPECTED_PAYMENTS, type ExpectedPayment } from '../../data/imports/providerFiles';

const CURRENCIES: Record<string, string> = { 'Stripe balance history': 'USD', 'Square transactions': 'USD' };
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Returns the cents of an amount on the screen. */
const centsIn = (text: string) => Number(text.replace(/\D/g, ''));

type File = { format: string; hasFailed?: boolean; hasMerchants?: boolean };

/** The figures of the generated rows, added without code of the console. */
export function figuresOf({ format, hasFailed = true, hasMerchants = true }: File) {
  const currency = findCurrency(CURRENCIES[format] ?? 'EUR');
  const merchantOf = (row: ExpectedPayment) => (hasMerchants ? row.merchant : 'My shop');
  const made = EXPECTED_PAYMENTS.filter(({ isPaid }) => hasFailed || isPaid);
  const paid = made.filter(({ isPaid }) => isPaid);
  const [gross, refunded] = [sumOf(paid.map(({ cents }) => cents)), sumOf(paid.map((row) => row.refunded))];
  const names = [...new Set(made.map(merchantOf))];
  const sales = names.map((name) => {
    const merchantRows = paid.filter((row) => merchantOf(row) === name);
    return { name, count: merchantRows.length, sum: sumOf(merchantRows.map(({ cents }) => cents)) };
  });
  return {
    money: (cents: number) => formatMoney(cents, currency),
    count: made.length.toLocaleString('en'),
    gross,
    refunded,
    failed: made.length - paid.length,
    sales,
    best: sales.toSorted((a, b) => b.sum - a.sum)[0]!,
    all: sumOf(made.map(({ cents }) => cents)),
  };
}

/**
 * Returns the sum of all balances in cents from the text on the screen: available plus pending minus negative
 * balances.
 */
export function owedIn(text: string): number {
  const {
    available = '',
    pending = '',
    debt = '',
  } = /^(?<available>\S+) available to .* · (?<pending>\S+) pending ·(?:.* (?<debt>\S+) negative balances)?/.exec(text)
    ?.groups ?? {};
  return centsIn(available) + centsIn(pending) - centsIn(debt);
}
