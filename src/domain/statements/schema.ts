import * as v from 'valibot';
import { ruleVersionSchema, storedObject, zonedMomentEntries } from '@/domain/recordSchema';
import { centsSchema } from '@/domain/money/schema';
import { daySchema } from '@/domain/calendar/schema';

export const issuedStatementSchema = storedObject({
  /** The number of the statement. */
  id: v.string(),
  partyId: v.string(),
  start: daySchema,
  end: daySchema,
  /** Cents. */
  opening: centsSchema,
  closing: centsSchema,
  /** The number of its lines, and their hash. */
  lines: v.number(),
  hash: v.string(),
  /**
   * The hashed lines. Absent for statements with many lines and in earlier versions: then they are calculated again.
   */
  paper: v.optional(v.string()),
  /** The id of the record. It starts with milliseconds. */
  recordId: v.string(),
  ...zonedMomentEntries,
  /**
   * In cents: what its party earned and was paid out in its days, corrections included. Opening plus earned less paid
   * out is closing. Earlier versions did not record them.
   */
  earned: v.optional(centsSchema),
  paidOut: v.optional(centsSchema),
  ruleVersion: ruleVersionSchema,
});

export const payoutSchema = storedObject({
  id: v.string(),
  partyId: v.string(),
  /** Cents, above 0. */
  amount: v.pipe(centsSchema, v.minValue(1)),
  /** The day on which the bank sent the money. */
  day: daySchema,
  reference: v.string(),
  /**
   * In cents: everything that the party had earned when the payout was recorded, which is the upper limit of its
   * payouts. Earlier versions did not record it.
   */
  earned: v.optional(centsSchema),
  /** Why the payout is right although less was available on its day. Without a reason, it is refused. */
  reason: v.optional(v.string()),
  ...zonedMomentEntries,
  ruleVersion: ruleVersionSchema,
});

/** An adjustment, a reserve that is held until a day, or the opening balance of a party. */
export const adjustmentSchema = storedObject({
  id: v.string(),
  kind: v.picklist(['adjustment', 'reserve', 'opening']),
  partyId: v.string(),
  /** Cents, with the sign by which the balance changes. A reserve is negative. */
  amount: centsSchema,
  day: daySchema,
  /** The day on which a reserve is released. */
  until: v.optional(daySchema),
  reason: v.string(),
  transactionId: v.optional(v.string()),
  ...zonedMomentEntries,
});
