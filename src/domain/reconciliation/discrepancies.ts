import type { InferOutput } from 'valibot';
import type { discrepancySchema, comparisonSchema, sideSchema } from '@/domain/schemas/reconciliation';

export type Side = InferOutput<typeof sideSchema>;
export type Discrepancy = InferOutput<typeof discrepancySchema>;
export type Comparison = InferOutput<typeof comparisonSchema>;
