import { findCurrency } from '@/domain/money/currency';

/** With two decimals, as in the sample, with none and with three. */
export const USD = findCurrency('USD');
export const JPY = findCurrency('JPY');
export const KWD = findCurrency('KWD');
