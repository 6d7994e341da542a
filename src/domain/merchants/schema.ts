import * as v from 'valibot';
import { COUNTRIES, MERCHANT_STATUSES } from './vocabulary';
import { storedObject, momentSchema } from '@/domain/recordSchema';
import { centsSchema } from '@/domain/money/schema';
import { daySchema } from '@/domain/calendar/schema';

/** A lifted suspension. Who suspended and when is missing if an earlier version recorded the suspension. */
export const pastSuspensionSchema = storedObject({
  reason: v.string(),
  suspended: v.optional(momentSchema),
  lifted: momentSchema,
});

export const merchantSchema = storedObject({
  id: v.string(),
  /** The number of an added merchant on screen. Earlier versions used the id. */
  number: v.optional(v.string()),
  name: v.pipe(v.string(), v.nonEmpty('is empty')),
  /** Lifetime number of transactions. */
  transactions: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Lifetime payment volume in cents. */
  totalSales: centsSchema,
  status: v.picklist(MERCHANT_STATUSES),
  statusReason: v.optional(v.string()),
  /** Who suspended it, and when. Earlier versions recorded neither. */
  suspended: v.optional(momentSchema),
  /** The oldest first. */
  pastSuspensions: v.optional(v.array(pastSuspensionSchema)),
  joinedOn: daySchema,
  contactPerson: v.string(),
  contactNumber: v.string(),
  businessEmail: v.string(),
  website: v.string(),
  description: v.string(),
  street: v.string(),
  /** Empty, like its other texts, for a merchant that only payments name. */
  country: v.picklist([...COUNTRIES, '']),
  state: v.string(),
  zipCode: v.string(),
  city: v.string(),
  /** Bank details for payouts, absent if not given. Earlier versions had none and keep them as unknown fields. */
  accountHolder: v.optional(v.string()),
  iban: v.optional(v.string()),
  bic: v.optional(v.string()),
  routingNumber: v.optional(v.string()),
  accountNumber: v.optional(v.string()),
});
