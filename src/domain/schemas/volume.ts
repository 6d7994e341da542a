import * as v from 'valibot';
import { centsSchema } from './values';

/** One summary: a day, a week, a month or a year. All amounts are in cents. The four parts sum to the total. */
export const periodSummarySchema = v.object({
  date: v.string(),
  totalTransactionAmount: centsSchema,
  paidToMerchant: centsSchema,
  partnerFees: centsSchema,
  processorFees: centsSchema,
  splitPayCommission: centsSchema,
});
