import type { InferOutput } from 'valibot';
import type { discrepancySchema, comparisonSchema } from './schema';
import type { Side } from './sideSchema';
import { findCurrency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { ComparedFigure } from './vocabulary';

export type Discrepancy = InferOutput<typeof discrepancySchema>;
export type Comparison = InferOutput<typeof comparisonSchema>;

/** An amount of a side in its own currency. */
export function formatSide(side: Side | undefined, figure: ComparedFigure): string {
  return side === undefined ? '' : formatMoney(side[figure] ?? 0, findCurrency(side.currency));
}
