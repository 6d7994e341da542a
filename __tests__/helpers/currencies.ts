import { findCurrency } from '@/domain/money/currency';

/** The currencies have two decimals as in the demo data, none, and three. */
export const USD = findCurrency('USD');
export const JPY = findCurrency('JPY');
export const KWD = findCurrency('KWD');
