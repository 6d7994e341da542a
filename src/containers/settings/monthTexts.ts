import type { Party } from '@/domain/payments/refunds/refundAllocation';
import { PRODUCT_NAME } from '@/domain/product';

export const byMonth = 'Difference by month';
export const month = 'MONTH';
export const parties: Record<Party, string> = {
  merchant: 'Merchants',
  processor: 'Processor',
  partner: 'Partners',
  platform: PRODUCT_NAME,
};
