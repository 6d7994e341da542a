import type { InferOutput } from 'valibot';
import type { editSchema, reversalSchema } from './schema';
import type { Payout } from '@/domain/statements/payouts/payouts';

/** The record of an edit, with the values before it. */
export type Edit = InferOutput<typeof editSchema>;

/** The reversal of a record. It holds the record, which is removed from its own slice, so that a record exists only once. */
export type Reversal = Omit<Stored, 'of' | 'record'> & Record<'of', Stored['of']> & Record<'record', Stored['record']>;

type Stored = InferOutput<typeof reversalSchema>;

/** Whether the reversed record is a payout; null, after it was restored, is none. */
export function isPayout(record: Reversal['record']): record is Payout {
  return record !== null && 'day' in record;
}
