import { findCurrency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import type { Side } from './discrepancies';

export type ComparedFigure = 'amount' | 'refunded' | 'processor' | 'partner' | 'platform';

/** An amount of a side in its own currency. */
export function formatSide(side: Side | undefined, figure: ComparedFigure): string {
  return side === undefined ? '' : formatMoney(side[figure] ?? 0, findCurrency(side.currency));
}

/** `Listed twice in the report ($12.00 each).` */
export function formatRepeated(rows: readonly Side[]): string {
  const amounts = rows.map((row) => formatSide(row, 'amount'));
  const times = rows.length === 2 ? 'twice' : `${rows.length} times`;
  const isSameAmount = new Set(amounts).size === 1;
  return `Listed ${times} in the report (${isSameAmount ? `${amounts[0]} each` : amounts.join(', ')}).`;
}

export function statusOfSide({ status }: Side): string {
  return status ?? 'no status';
}

function differenceOf(there: Side, here: Side, figure: ComparedFigure): Cents {
  return (there[figure] ?? 0) - (here[figure] ?? 0);
}

/** `$12.00 more`, `$12.00 less`. */
export function moreOrLess(there: Side, here: Side, figure: ComparedFigure): string {
  const cents = differenceOf(there, here, figure);
  return `${formatMoney(Math.abs(cents), findCurrency(here.currency))} ${cents < 0 ? 'less' : 'more'}`;
}

/** `+$12.00`, `-$12.00`. */
export function signed(there: Side, here: Side, figure: ComparedFigure): string {
  const cents = differenceOf(there, here, figure);
  return `${cents > 0 ? '+' : ''}${formatMoney(cents, findCurrency(here.currency))}`;
}
