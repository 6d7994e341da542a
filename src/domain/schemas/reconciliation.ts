import * as v from 'valibot';
import { BREAK_KINDS, type BreakKind } from '@/domain/reconciliation/breaks';
import { LONGEST_REASON, type ReconciliationRecord } from '@/domain/reconciliation/settlements';
import type { FieldRefusal } from '@/domain/refusals';
import { centsSchema, daySchema, localTimeSchema } from './values';

const fee = v.optional(centsSchema);

/** One payment as a side has it, in minor units of its currency; what the side does not tell is left out. */
export const sideSchema = v.strictObject({
  id: v.string(),
  /** Our id, as the processor's report refers to it. */
  reference: v.optional(v.string()),
  /** A day alone where the file tells no more. */
  time: v.union([localTimeSchema, daySchema]),
  /** IANA name of the zone of that time. */
  zone: v.optional(v.string()),
  currency: v.string(),
  amount: centsSchema,
  refunded: fee,
  status: v.optional(v.string()),
  processor: fee,
  partner: fee,
  platform: fee,
});

const kindSchema = v.custom<BreakKind>((input) => BREAK_KINDS.some((kind) => kind === input), 'is no kind of break');

/** `id` tells it from the others of its report. A side that is missing is left out; a duplicate has several rows there. */
export const breakSchema = v.strictObject({
  id: v.string(),
  kind: kindSchema,
  ours: v.optional(sideSchema),
  theirs: v.array(sideSchema),
});

/** What a comparison came to: `matched` payments are the same on both sides, `kinds` counts the breaks. */
export const comparisonSchema = v.strictObject({
  matched: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** All of them, those beyond the listed ones too. */
  kinds: v.record(v.string(), v.number()),
  breaks: v.array(breakSchema),
  /** Refunds of payments that the report itself does not hold: told, and compared with nothing. */
  loneRefunds: v.number(),
  /** The days of the report's rows. */
  first: daySchema,
  last: daySchema,
  /** The zones of the rows of these two days; earlier versions did not record them. */
  firstZone: v.optional(v.string()),
  lastZone: v.optional(v.string()),
});

/** Who did it, when and in which zone. */
const stamp = {
  id: v.string(),
  recordedAt: localTimeSchema,
  recordedBy: v.string(),
  zone: v.optional(v.string()),
};

/** A report of the processor, or of the bank, that was brought in, and what its comparison came to then: rows that change later change nothing in it. */
export const reportSchema = v.strictObject({
  kind: v.literal('report'),
  ...stamp,
  /** What it is compared with; payments, where it does not say. */
  of: v.optional(v.literal('payouts')),
  /** The name of its file. */
  name: v.string(),
  format: v.string(),
  rows: v.number(),
  /** Rows that are no payments one can read. */
  unread: v.number(),
  ...comparisonSchema.entries,
});

const reasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'settlementReasonMissing' satisfies FieldRefusal),
  v.maxLength(LONGEST_REASON, 'settlementReasonTooLong' satisfies FieldRefusal),
);

/** What the form of a settlement holds; without another break it is accepted. */
export const settlementDraftSchema = v.object({ withBreakId: v.string(), reason: reasonSchema });

/** A break that an operator accepted, or matched with another one: each with a reason. */
export const settlementSchema = v.strictObject({
  kind: v.literal('settlement'),
  ...stamp,
  reportId: v.string(),
  breakId: v.string(),
  /** What it was matched with by hand; accepted without one. */
  withBreakId: v.optional(v.string()),
  reason: reasonSchema,
});

/** A brought-in report or a settled break: each an entry of its own. */
export const reconciliationRecordSchema = v.custom<ReconciliationRecord>(
  (input) => v.is(reportSchema, input) || v.is(settlementSchema, input),
  'is neither a report nor a settled break',
);
