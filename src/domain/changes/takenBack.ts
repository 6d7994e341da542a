import type { InferOutput } from 'valibot';
import type { takenBackSchema } from '@/domain/schemas/changes';
import type { Payout } from '@/domain/statements/payouts';

/** That somebody took a record back, which stands here from then on: it is in one place alone. */
export type TakenBack = InferOutput<typeof takenBackSchema>;

/** Whether a record that was taken back is a payout: of one that was brought back there is none. */
export function isPayout(record: TakenBack['record']): record is Payout {
  return record !== null && 'day' in record;
}
