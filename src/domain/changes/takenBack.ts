import type { InferOutput } from 'valibot';
import type { takenBackSchema } from '@/domain/schemas/changes';

/** That somebody took a record back, which stands here from then on: it is in one place alone. */
export type TakenBack = InferOutput<typeof takenBackSchema>;
