import { PARTIES, type Party } from '@/domain/payments/refundDivision';
import type { Division } from '@/domain/money/split';
import type { SplitPart } from './SplitBar';

export const PARTY_LABELS: Record<Party, string> = {
  merchant: 'Merchant',
  processor: 'Processor',
  partner: 'Partner',
  platform: 'Platform',
};

/** The series are those of the volume chart: each party wears one colour everywhere. */
const PARTY_SERIES = { merchant: 2, processor: 4, partner: 3, platform: 5 } as const satisfies Record<Party, number>;

/** The parts of a division, in the order in which a payment divides; last what was refunded (cents), where anything was. */
export function splitParts(division: Division, refunded = 0): SplitPart[] {
  const parts = PARTIES.map((party): SplitPart => ({
    label: PARTY_LABELS[party],
    cents: division[party],
    series: PARTY_SERIES[party],
  }));
  return refunded > 0 ? [...parts, { label: 'Refunded', cents: refunded }] : parts;
}
