import * as v from 'valibot';
import { storedObject } from '@/domain/recordSchema';

export const centsSchema = v.pipe(v.number(), v.safeInteger());

/** The parts of the parties of a payment or a dispute, in cents. */
export const sharesSchema = v.optional(
  storedObject({ merchant: centsSchema, processor: centsSchema, partner: centsSchema, platform: centsSchema }),
);

export const currencyCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is not an ISO 4217 code'));

/** One summary: a day, a week, a month or a year. All amounts are in cents. The four parts sum to the total. */
export const periodSummarySchema = v.object({
  date: v.string(),
  totalTransactionAmount: centsSchema,
  paidToMerchant: centsSchema,
  partnerFees: centsSchema,
  processorFees: centsSchema,
  splitPayCommission: centsSchema,
});
