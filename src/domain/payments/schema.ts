import * as v from 'valibot';
import { sumShares } from './refunds/refundAllocation';
import { REFUND_REASONS, FEE_PARTIES, TRANSACTION_STATUSES } from './vocabulary';
import { momentEntries, ruleVersionSchema, storedObject } from '@/domain/recordSchema';
import { centsSchema, sharesSchema } from '@/domain/money/schema';
import { localTimeSchema } from '@/domain/calendar/schema';

export const transactionSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^TR\d+-\d+$/, "is not 'TR' plus digits, a dash and a sequence")),
  merchantId: v.string(),
  /** Cents. */
  amount: centsSchema,
  date: localTimeSchema,
  status: v.picklist(TRANSACTION_STATUSES),
  integrationId: v.optional(v.string()),
  customerId: v.optional(v.string()),
});

export const feeSchema = v.object({
  id: v.string(),
  transactionId: v.string(),
  party: v.picklist(FEE_PARTIES),
  date: localTimeSchema,
  integrationFeeId: v.string(),
  /** Cents. */
  amount: centsSchema,
  type: v.picklist(['Processing', 'Service']),
});

/**
 * The batch that a record is part of: its id, the number of records that it was to have, and its name if it cancelled an
 * event. The id of such a record is made of the ids of batch and payment, so that the batch can run again.
 */
export const batchSchema = storedObject({
  id: v.string(),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: v.optional(v.string()),
});
export type Batch = v.InferOutput<typeof batchSchema>;

const stamp = {
  id: v.string(),
  transactionId: v.string(),
  ...momentEntries,
  batch: v.optional(batchSchema),
};

export const refundSchema = v.pipe(
  storedObject({
    kind: v.literal('refund'),
    ...stamp,
    /** Cents, above 0. */
    amount: v.pipe(centsSchema, v.minValue(1)),
    reason: v.picklist(REFUND_REASONS),
    /** The refunded amount that files had when the refund was recorded, in cents. Earlier versions did not record it. */
    fileRefunded: v.optional(centsSchema),
    /** The refund shares in cents. Earlier versions did not record them. */
    shares: sharesSchema,
    /** The part of the processor's fee that the merchant covers in its share, in cents. */
    coveredFee: v.optional(centsSchema),
    /** What the charge model moved between the parties beside that, in cents. Absent if nothing was moved. */
    moved: sharesSchema,
    ruleVersion: ruleVersionSchema,
  }),
  v.check(({ amount, shares: parts }) => !parts || sumShares(parts) === amount, 'has shares of another amount'),
);

export const voidSchema = storedObject({
  kind: v.literal('void'),
  ...stamp,
  /** The lost shares in cents. Earlier versions did not record them. */
  shares: sharesSchema,
  ruleVersion: ruleVersionSchema,
});

/** A refund or a void. It is a separate record, because the rows of transactions never change. */
export const paymentRecordSchema = v.variant('kind', [refundSchema, voidSchema]);
