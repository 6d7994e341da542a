import { findCurrency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { Side } from './discrepancies';

export type ComparedFigure = 'amount' | 'refunded' | 'processor' | 'partner' | 'platform';

/** An amount of a side in its own currency. */
export function formatSide(side: Side | undefined, figure: ComparedFigure): string {
  return side === undefined ? '' : formatMoney(side[figure] ?? 0, findCurrency(side.currency));
}
