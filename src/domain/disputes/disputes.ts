import type { InferOutput } from 'valibot';
import type { disputeRecordSchema } from './schema';

/** One step of a dispute: its opening, its evidence, its acceptance or its result. */
export type DisputeRecord = InferOutput<typeof disputeRecordSchema>;
