import * as v from 'valibot';
import { COUNTRIES, MERCHANT_STATUSES } from '@/domain/merchants/merchants';
import { centsSchema, daySchema, localTimeSchema, storedObject } from './values';

/** Who did something, and when: local time in its zone. */
export const momentSchema = storedObject({
  recordedAt: localTimeSchema,
  recordedBy: v.string(),
  zone: v.optional(v.string()),
});

/** A lifted suspension. Who suspended and when is missing if an earlier version recorded the suspension. */
export const pastSuspensionSchema = storedObject({
  reason: v.string(),
  suspended: v.optional(momentSchema),
  lifted: momentSchema,
});

export const merchantSchema = storedObject({
  id: v.string(),
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
});
