import * as v from 'valibot';
import { COUNTRIES, MERCHANT_STATUSES } from '@/domain/merchants/merchants';
import { centsSchema, daySchema, localTimeSchema } from './values';

/** By whom something was done, and when: local time of its zone. */
export const momentSchema = v.strictObject({
  recordedAt: localTimeSchema,
  recordedBy: v.string(),
  zone: v.optional(v.string()),
});

/** A suspension that was lifted. Who suspended, and when, is missing of one that was made before that was recorded. */
export const pastSuspensionSchema = v.strictObject({
  reason: v.string(),
  suspended: v.optional(momentSchema),
  lifted: momentSchema,
});

export const merchantSchema = v.strictObject({
  id: v.string(),
  name: v.pipe(v.string(), v.nonEmpty('is empty')),
  /** Lifetime number of transactions. */
  transactions: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Lifetime sales in cents. */
  totalSales: centsSchema,
  status: v.picklist(MERCHANT_STATUSES),
  statusReason: v.optional(v.string()),
  /** Who suspended it, and when; earlier versions recorded neither. */
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
  /** Empty, as every text about it, of a merchant that only its payments name. */
  country: v.picklist([...COUNTRIES, '']),
  state: v.string(),
  zipCode: v.string(),
  city: v.string(),
});
