import * as v from 'valibot';

export const centsSchema = v.pipe(v.number(), v.safeInteger());

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
