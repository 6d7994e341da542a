import type { Currency } from '@/domain/money/currency';
import { formatMoney, formatPercent, minorUnits } from '@/domain/money/money';
import { DEFAULT_SPLIT, MERCHANT_SHARE, PROCESSOR_FIXED, PROCESSOR_RATE, WHOLE } from '@/domain/money/split';
import { PRODUCT_NAME } from '@/domain/product';

/** What fees come to that no file brought (product, section 12), in a sentence that begins with the fees. */
export function describeWorkedOut(currency: Currency): string {
  const [fees, cost, split] = [WHOLE - MERCHANT_SHARE, PROCESSOR_RATE, DEFAULT_SPLIT.hundredths].map(formatPercent);
  const fixed = formatMoney(minorUnits(PROCESSOR_FIXED, currency), currency);
  return (
    `worked out at ${fees} of each payment. Of these the processor takes ${cost} of the payment and ${fixed} first, ` +
    `${PRODUCT_NAME} ${split}, or the split of the integration, and the partner the rest.`
  );
}
