import type { InferOutput } from 'valibot';
import type { editSchema } from '@/domain/schemas/changes';

export const EDITED = ['merchant', 'integration'] as const;

/** The record of an edit, with the values before it. */
export type Edit = InferOutput<typeof editSchema>;
