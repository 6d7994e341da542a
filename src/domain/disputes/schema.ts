import * as v from 'valibot';
import { centsSchema, sharesSchema } from '@/domain/money/schema';
import { daySchema, localTimeSchema } from '@/domain/calendar/schema';
import { ruleVersionSchema, storedObject, zonedMomentEntries } from '@/domain/recordSchema';
import { DISPUTE_STATUSES } from './vocabulary';

export const disputeRecordSchema = storedObject({
  id: v.string(),
  /** The dispute that the record is about. The first record of a dispute opens it. */
  disputeId: v.string(),
  transactionId: v.string(),
  status: v.picklist(DISPUTE_STATUSES),
  /** Cents. */
  amount: centsSchema,
  fee: v.optional(centsSchema, 0),
  /** Who bears the amount and the fee, in cents, by the charge model of that time. */
  shares: sharesSchema,
  feeShares: sharesSchema,
  reason: v.optional(v.string(), ''),
  networkCode: v.optional(v.string(), ''),
  openedAt: localTimeSchema,
  evidenceDue: v.optional(daySchema),
  note: v.optional(v.string(), ''),
  ...zonedMomentEntries,
  ruleVersion: ruleVersionSchema,
});

/** A dispute as a file states it; amounts in cents. */
export const statedDisputeSchema = v.object({
  id: v.string(),
  transactionId: v.string(),
  amount: centsSchema,
  /** Undefined if the file does not state it. */
  fee: v.optional(centsSchema),
  status: v.picklist(DISPUTE_STATUSES),
  reason: v.string(),
  openedAt: localTimeSchema,
  evidenceDue: v.optional(daySchema),
});
