import type { DisputeStatus } from '@/domain/disputes/vocabulary';
import type { Party } from '@/domain/payments/refunds/refundAllocation';
import { PRODUCT_NAME } from '@/domain/product';

export const statuses: Record<DisputeStatus, string> = {
  'needs response': 'Needs response',
  'under review': 'Under review',
  won: 'Won',
  lost: 'Lost',
  warning: 'Warning',
  prevented: 'Prevented',
};
export const partyNames: Record<Party, string> = {
  merchant: 'Merchant',
  processor: 'Processor',
  partner: 'Partner',
  platform: PRODUCT_NAME,
};
export const bearers = (parties: readonly Party[]) => parties.map((party) => partyNames[party]).join(', ');
