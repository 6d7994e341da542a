import { withMaskedBankAccount } from '@/domain/merchants/bankFields';
import type { SplitRate } from '@/domain/money/split';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, formatPercent } from '@/domain/money/money';

/** `Status: Suspended; Business email: none`: the fields of a merchant or an integration, its bank account masked. */
export function describeFields(fields: Record<string, unknown>, currency: Currency): string {
  return Object.entries(withMaskedBankAccount(fields))
    .map(([name, value]) => `${labelOf(name)}: ${describeValue(name, value, currency)}`)
    .join('; ');
}

/** `businessEmail` is `Business email`. */
function labelOf(name: string): string {
  const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}

function describeValue(name: string, value: unknown, currency: Currency): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (name === 'surchargeRate') return formatPercent(Number(value));
  if (name === 'split') {
    const { unit, hundredths } = value as SplitRate;
    return unit === '%' ? formatPercent(hundredths) : formatMoney(hundredths, currency);
  }
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
