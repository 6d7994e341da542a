import { minorUnits } from '@/domain/money/money';
import type { Currency } from '@/domain/money/currency';
import { PROCESSOR_FIXED, PROCESSOR_RATE } from '@/domain/money/split';
import type { FeeGroup } from './feeCheck';

/** In percent. */
type Rates = { implied: number; agreed: number };

/**
 * The average charged and agreed percentages of the group: of the payments, without the fixed cost, for the processor, and of the fees
 * for partner and platform. Undefined if the split is an amount.
 */
export function ratesOf(group: FeeGroup, currency: Currency): Rates | undefined {
  const { party, split, count, amounts, charged, expected, fees } = group;
  if (party === 'processor') {
    const fixed = count * minorUnits(PROCESSOR_FIXED, currency);
    return { implied: percent(charged - fixed, amounts), agreed: PROCESSOR_RATE / 100 };
  }
  if (split.unit === '$') return undefined;
  const agreed = party === 'platform' ? split.hundredths / 100 : percent(expected, fees);
  return { implied: percent(charged, fees), agreed };
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.max(0, (part / whole) * 100);
}
