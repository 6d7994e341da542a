import type { InferOutput } from 'valibot';
import type { breakSchema, comparisonSchema, sideSchema } from '@/domain/schemas/reconciliation';

/** What does not agree (product rules, section 14), in the order in which a break of several kinds is named. */
export const BREAK_KINDS = [
  ...['missing there', 'missing here', 'duplicate', 'currency', 'amount', 'status', 'fee', 'split', 'timing'],
] as const;
export type BreakKind = 'missing there' | 'missing here' | Mismatch;
/** What can differ where both sides have the payment. */
export type Mismatch = 'duplicate' | 'currency' | 'amount' | 'status' | 'fee' | 'split' | 'timing';

export type Side = InferOutput<typeof sideSchema>;
export type Break = InferOutput<typeof breakSchema>;
export type Comparison = InferOutput<typeof comparisonSchema>;
