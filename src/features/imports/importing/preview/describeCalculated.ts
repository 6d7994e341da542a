import type { Currency } from '@/domain/money/currency';
import { formatMoney, formatPercent, minorUnits } from '@/domain/money/money';
import { DEFAULT_SPLIT, MERCHANT_SHARE, PROCESSOR_FIXED, PROCESSOR_RATE, WHOLE } from '@/domain/money/split';
import * as texts from './texts';

/** How fees are estimated that no file contains (product, section 12), for the end of a sentence. */
export function describeCalculated(currency: Currency): string {
  const fees = formatPercent(WHOLE - MERCHANT_SHARE);
  const cost = formatPercent(PROCESSOR_RATE);
  const split = formatPercent(DEFAULT_SPLIT.hundredths);
  const fixed = formatMoney(minorUnits(PROCESSOR_FIXED, currency), currency);
  return texts.estimate(fees, cost, fixed, split);
}
