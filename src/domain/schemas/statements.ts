import * as v from 'valibot';
import { centsSchema, daySchema, localTimeSchema } from './values';

export const issuedStatementSchema = v.strictObject({
  /** Its number. */
  id: v.string(),
  partyId: v.string(),
  start: daySchema,
  end: daySchema,
  /** Cents. */
  opening: centsSchema,
  closing: centsSchema,
  /** How many lines it has, and their hash. */
  lines: v.number(),
  hash: v.string(),
  /** What the hash was told of the lines; of many none, nor in earlier versions: they are worked out again. */
  paper: v.optional(v.string()),
  /** The id of the record, which starts with milliseconds. */
  recordId: v.string(),
  recordedAt: localTimeSchema,
  recordedBy: v.string(),
  zone: v.string(),
});

export const payoutSchema = v.strictObject({
  id: v.string(),
  partyId: v.string(),
  /** Cents, above 0. */
  amount: v.pipe(centsSchema, v.minValue(1)),
  /** Of the bank's: the day on which it left. */
  day: daySchema,
  reference: v.string(),
  /** Cents: all that the party had earned as it was recorded, which payouts come to at most; earlier versions did not record it. */
  earned: v.optional(centsSchema),
  recordedAt: localTimeSchema,
  recordedBy: v.string(),
  zone: v.string(),
});
