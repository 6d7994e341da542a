import type { InferOutput } from 'valibot';
import type { Cents } from '@/domain/money/money';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { payoutSchema } from '@/domain/statements/schema';

/** A recorded payout to a party. */
export type Payout = InferOutput<typeof payoutSchema>;

/** Whether an amount may be paid out of the available one, both in cents. */
export function checkPayout(amount: Cents, available: Cents): Eligibility {
  if (available <= 0) return refuse({ kind: 'nothingAvailable', balance: available });
  if (!(amount > 0 && Number.isSafeInteger(amount))) return refuse({ kind: 'amountNotAboveZero' });
  return amount <= available ? ALLOWED : refuse({ kind: 'amountAboveRefundable', refundable: available });
}

/**
 * Whether a payout may be recorded. `payouts` are the payouts of its party: together, they must not exceed what the party
 * had earned when the last of them was recorded. Earlier versions did not record the earnings, so their payouts are
 * always allowed. A payout with a reason is what the bank did, so it may make the balance negative. If newer rows or refunds reduce the earnings later, the payouts stay and the balance becomes negative.
 */
export function judgePayout({ id, amount, earned, reason = '' }: Payout, payouts: readonly Payout[]): Eligibility {
  if (payouts.some((payout) => payout.id === id)) return refuse({ kind: 'recordedAlready' });
  if (earned === undefined || reason.trim() !== '') return ALLOWED;
  return checkPayout(amount, earned - payouts.reduce((sum, payout) => sum + payout.amount, 0));
}
