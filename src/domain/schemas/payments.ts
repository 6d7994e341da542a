import * as v from 'valibot';
import { REFUND_REASONS, type PaymentRecord } from '@/domain/payments/refundRules';
import { FEE_PARTIES, TRANSACTION_STATUSES } from '@/domain/payments/payment';
import { centsSchema, localTimeSchema } from './values';

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

const stamp = {
  id: v.string(),
  transactionId: v.string(),
  recordedAt: localTimeSchema,
  recordedBy: v.string(),
  /** The zone of that time, such as `Europe/Berlin`. Earlier versions did not record it. */
  zone: v.optional(v.string()),
};

export const refundSchema = v.strictObject({
  kind: v.literal('refund'),
  ...stamp,
  /** Cents, above 0. */
  amount: v.pipe(centsSchema, v.minValue(1)),
  reason: v.picklist(REFUND_REASONS),
});

export const voidSchema = v.strictObject({ kind: v.literal('void'), ...stamp });

/** A refund or a void. It is a separate record, because the rows of transactions never change. */
export const paymentRecordSchema = v.custom<PaymentRecord>(
  (input) => v.is(refundSchema, input) || v.is(voidSchema, input),
  'is neither a refund nor a void',
);
