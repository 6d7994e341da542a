import { PARTIES, type Party } from '@/domain/payments/refunds/refundAllocation';
import type { Allocation } from '@/domain/money/split';
import type { SplitPart } from './SplitBar';

export const PARTY_LABELS: Record<Party, string> = {
  merchant: 'Merchant',
  processor: 'Processor',
  partner: 'Partner',
  platform: 'Platform',
};

/** The series of the volume chart, so that each party has the same color everywhere. */
const PARTY_SERIES = { merchant: 2, processor: 4, partner: 3, platform: 5 } as const satisfies Record<Party, number>;

/** The shares of an allocation in cents, in the order of a payment's split; the refunded amount is last, if it is not zero. */
export function splitParts(allocation: Allocation, refunded = 0): SplitPart[] {
  const parts = PARTIES.map((party): SplitPart => ({
    label: PARTY_LABELS[party],
    cents: allocation[party],
    series: PARTY_SERIES[party],
  }));
  return refunded > 0 ? [...parts, { label: 'Refunded', cents: refunded }] : parts;
}
