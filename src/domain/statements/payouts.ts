import * as v from 'valibot';
import { daySchema, localTimeSchema } from '@/domain/calendar/dates';
import { centsSchema, type Cents } from '@/domain/money/money';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';

export const payoutSchema = v.strictObject({
  id: v.string(),
  partyId: v.string(),
  /** Cents, above 0. */
  amount: v.pipe(centsSchema, v.minValue(1)),
  /** Of the bank's: the day on which it left. */
  day: daySchema,
  reference: v.string(),
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
