import type { InferOutput } from 'valibot';
import type { editSchema } from '@/domain/schemas/changes';

/** What operators edit. */
export const EDITED = ['merchant', 'integration'] as const;

/** Who edited a row, when, and what stood there before. */
export type Edit = InferOutput<typeof editSchema>;
