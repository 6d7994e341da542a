import type { InferOutput } from 'valibot';
import type { editSchema, reversalSchema } from './schema';
import type { Payout } from '@/domain/statements/payouts/payouts';

/** The record of an edit, with the values before it. */
export type Edit = InferOutput<typeof editSchema>;

/** The reversal of a record. It holds the record, which is removed from its own slice, so that a record exists only once. */
export type Reversal = Omit<Stored, 'of' | 'record'> & Record<'of', Stored['of']> & Record<'record', Stored['record']>;

type Stored = InferOutput<typeof reversalSchema>;

/**
 * Whether two records are the same one: those of one kind have one id, but a statement that was withdrawn and issued again has the
 * number of the first.
 */
export function isSameRecord(a: Reversal['record'], b: Reversal['record']): boolean {
  if (!a || !b || a.id !== b.id) return false;
  return (a as { recordId?: string }).recordId === (b as { recordId?: string }).recordId;
}

/** Whether a reversal holds a payout. After the payout was restored, it holds none. */
export function isOfPayout(reversal: Reversal): reversal is Reversal & { record: Payout } {
  return reversal.of === 'payouts' && reversal.record !== null;
}
