import * as v from 'valibot';
import { daySchema, localTimeSchema } from '@/domain/calendar/dates';
import { centsSchema, type Cents } from '@/domain/money/money';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { PartyId } from './parties';

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

/** Money that was paid out to a party: a record of its own. */
export type Payout = v.InferOutput<typeof payoutSchema>;

/** Whether so much may be paid out of what is available, both in cents (product rules, section 14). */
export function checkPayout(amount: Cents, available: Cents): Eligibility {
  if (available <= 0) return refuse({ kind: 'nothingAvailable', balance: available });
  if (!(amount > 0 && Number.isSafeInteger(amount))) return refuse({ kind: 'amountNotAboveZero' });
  return amount <= available ? ALLOWED : refuse({ kind: 'amountAboveLeft', left: available });
}

/**
 * The payouts that the rules accept, in their order: together those of a party pay out at most what it had earned as the last
 * of them was recorded. What newer rows or later refunds take of that makes a debt: what left stays recorded.
 */
export function acceptedPayouts(payouts: readonly Payout[]): Payout[] {
  const paid = new Map<PartyId, Cents>();
  return payouts.filter(({ partyId, amount, earned }) => {
    const before = paid.get(partyId) ?? 0;
    if (earned !== undefined && !checkPayout(amount, earned - before).allowed) return false;
    paid.set(partyId, before + amount);
    return true;
  });
}
