import type { InferOutput } from 'valibot';
import type { discrepancySchema, comparisonSchema, sideSchema } from '@/domain/schemas/reconciliation';

/** The classes of section 14 of the product rules; the first that applies names a discrepancy. */
export const DISCREPANCY_KINDS = [
  ...['missing there', 'missing here', 'duplicate', 'currency', 'amount', 'status', 'fee', 'split', 'timing'],
] as const;
export type DiscrepancyKind = 'missing there' | 'missing here' | Mismatch;
/** The differences of a payment that both sides have. */
export type Mismatch = 'duplicate' | 'currency' | 'amount' | 'status' | 'fee' | 'split' | 'timing';

export type Side = InferOutput<typeof sideSchema>;
export type Discrepancy = InferOutput<typeof discrepancySchema>;
export type Comparison = InferOutput<typeof comparisonSchema>;
