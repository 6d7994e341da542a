import type { InferOutput } from 'valibot';
import type { editSchema, reversalSchema } from './schema';
import type { Payout } from '@/domain/statements/payouts/payouts';

/** The record of an edit, with the values before it. */
export type Edit = InferOutput<typeof editSchema>;

/** The reversal of a record. It holds the record, which is removed from its own slice, so that a record exists only once. */
export type Reversal = Omit<Stored, 'of' | 'record'> & Record<'of', Stored['of']> & Record<'record', Stored['record']>;

type Stored = InferOutput<typeof reversalSchema>;

/** Whether a reversal holds a payout. After the payout was restored, it holds none. */
export function isOfPayout(reversal: Reversal): reversal is Reversal & { record: Payout } {
  return reversal.of === 'payouts' && reversal.record !== null;
}
