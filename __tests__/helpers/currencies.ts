import { currencyOf } from '@/domain/money/currency';

/** With two decimals, as in the sample, with none and with three. */
export const USD = currencyOf('USD');
export const JPY = currencyOf('JPY');
export const KWD = currencyOf('KWD');
