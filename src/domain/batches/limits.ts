import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';

/** A batch has at most this many payments, so that its records fit into a workspace and its results on a screen. */
export const MOST_PAYMENTS = 10_000;

/** In milliseconds: how long a refund by a batch counts as recent, so that an interrupted batch is not repeated by mistake. */
export const RECENT = 24 * 60 * 60 * 1_000;

/** Above these, the operator types the number of payments before a batch runs. */
export const TYPED_ABOVE_PAYMENTS = 25;
/** In whole units of the currency: $10,000. */
export const TYPED_ABOVE_UNITS = 10_000;

/** Whether a batch needs a typed confirmation. The amount is in cents. */
export function needsTypedCount(count: number, amount: Cents, { decimals }: Currency): boolean {
  return count > TYPED_ABOVE_PAYMENTS || amount > TYPED_ABOVE_UNITS * 10 ** decimals;
}

/** Whether a text is this number, with or without separators of thousands. */
export function isTypedCount(text: string, count: number): boolean {
  return text.trim().replaceAll(',', '') === String(count);
}
