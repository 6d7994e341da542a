import * as v from 'valibot';
import { daySchema, localTimeSchema } from '@/domain/calendar/dates';
import { centsSchema } from '@/domain/money/money';

/** What does not agree (product rules, section 14), in the order in which a break of several kinds is named. */
export const BREAK_KINDS = [
  ...['missing there', 'missing here', 'duplicate', 'currency', 'amount', 'status', 'fee', 'split', 'timing'],
] as const;
export type BreakKind = 'missing there' | 'missing here' | Mismatch;
/** What can differ where both sides have the payment. */
export type Mismatch = 'duplicate' | 'currency' | 'amount' | 'status' | 'fee' | 'split' | 'timing';

const fee = v.optional(centsSchema);

/** One payment as a side has it, in minor units of its currency; what the side does not tell is left out. */
const sideSchema = v.strictObject({
  id: v.string(),
  /** Our id, as the processor's report refers to it. */
  reference: v.optional(v.string()),
  time: localTimeSchema,
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
});

export type Side = v.InferOutput<typeof sideSchema>;
export type Break = v.InferOutput<typeof breakSchema>;
export type Comparison = v.InferOutput<typeof comparisonSchema>;
