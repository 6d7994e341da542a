import * as v from 'valibot';
import { daySchema } from '@/domain/calendar/schema';
import { centsSchema } from '@/domain/money/schema';
import { storedObject, zonedMomentEntries } from '@/domain/recordSchema';

/** Hundredths of a percent of the payment, plus a fixed amount in cents. */
const rateSchema = storedObject({
  percent: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000)),
  fixed: v.pipe(centsSchema, v.minValue(0)),
});

/** The rates that a merchant or an integration agreed to from a day on. A party without a rate was not agreed. */
export const agreedRateSchema = storedObject({
  id: v.string(),
  subject: v.picklist(['merchant', 'integration']),
  subjectId: v.string(),
  since: daySchema,
  platform: v.optional(rateSchema),
  partner: v.optional(rateSchema),
  partnerName: v.optional(v.string()),
  processor: v.optional(rateSchema),
  /** The id of the record that this one withdraws. It has no rates. */
  withdraws: v.optional(v.string()),
  /** The id of the record whose version this one is. That record counts no more. */
  replaces: v.optional(v.string()),
  ...zonedMomentEntries,
});
