import * as v from 'valibot';
import { DISCREPANCY_KINDS } from './discrepancyKinds';
import { LONGEST_REASON } from './vocabulary';
import { requiredText } from '@/domain/fieldRefusals';
import { momentEntries, ruleVersionSchema, storedObject } from '@/domain/recordSchema';
import { centsSchema } from '@/domain/money/schema';
import { daySchema } from '@/domain/calendar/schema';
import { sideSchema } from './sideSchema';

/** `id` is unique within its report. A missing side is absent, and a duplicate has several rows there. */
export const discrepancySchema = storedObject({
  id: v.string(),
  kind: v.picklist(DISCREPANCY_KINDS),
  ours: v.optional(sideSchema),
  theirs: v.array(sideSchema),
});

/** The result of a comparison. `matched` payments are equal on both sides, and `kinds` counts the discrepancies. */
export const comparisonSchema = storedObject({
  matched: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** All discrepancies, including those that are not listed. */
  kinds: v.record(v.string(), v.number()),
  breaks: v.array(discrepancySchema),
  /** Refunds of payments that are not in the report. They are listed but not compared. */
  loneRefunds: v.number(),
  /** The payouts that a bank report has. Earlier versions did not record them. */
  matchedIds: v.optional(v.array(v.string())),
  /** The days of the report's rows. */
  first: daySchema,
  last: daySchema,
  /** The zones of the rows of these two days. Earlier versions did not record them. */
  firstZone: v.optional(v.string()),
  lastZone: v.optional(v.string()),
});

const stamp = { id: v.string(), ...momentEntries };

/**
 * An imported report of the processor or the bank, with the result of its comparison at that time. Later changes of
 * payments do not change it.
 */
export const reportSchema = storedObject({
  kind: v.literal('report'),
  ...stamp,
  /** What the report is compared with. Payments is the default. */
  of: v.optional(v.literal('payouts')),
  /** The name of its file. */
  name: v.string(),
  format: v.string(),
  rows: v.number(),
  /** Rows that are not valid payments. */
  unread: v.number(),
  ...comparisonSchema.entries,
});

const reasonSchema = requiredText(LONGEST_REASON, 'settlementReasonMissing', 'settlementReasonTooLong');

/** The content of the resolution form. Without another discrepancy, the difference is accepted. */
export const resolutionDraftSchema = v.object({ withBreakId: v.string(), reason: reasonSchema });

/** A discrepancy that an operator accepted, or matched with another one, with a reason. */
export const resolutionSchema = storedObject({
  kind: v.literal('settlement'),
  ...stamp,
  reportId: v.string(),
  breakId: v.string(),
  /** The discrepancy that it was matched with manually. Absent if it was accepted. */
  withBreakId: v.optional(v.string()),
  reason: reasonSchema,
  /** The amounts that were resolved, in minor units, of both discrepancies. Earlier versions did not record them. */
  amount: v.optional(centsSchema),
  withAmount: v.optional(centsSchema),
  ruleVersion: ruleVersionSchema,
});

/** An imported report or a resolved discrepancy. Each is a separate entry. */
export const reconciliationRecordSchema = v.variant('kind', [reportSchema, resolutionSchema]);
