import { formatDay, formatRange, nameMonth } from '@/domain/calendar/dates';
import { daysInOneZone } from '@/domain/calendar/instants';
import { formatCount } from '@/domain/lists/paging';
import { findCurrency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { Discrepancy, Side } from '@/domain/reconciliation/discrepancies';
import type { Report } from '@/domain/reconciliation/resolutions';
import { formatSide, type ComparedFigure } from '@/domain/reconciliation/compareSides';

/** What differs between the report and the console, in a sentence with its amounts. */
export function difference({ kind, ours, theirs }: Discrepancy): string {
  const [first] = theirs;
  if (!ours) return `Only in the report: ${formatSide(first, 'amount')}.`;
  if (!first)
    return kind === 'timing'
      ? `Not in this report yet (${formatSide(ours, 'amount')}). It may be in the next one.`
      : `Only in the console: ${formatSide(ours, 'amount')}.`;
  switch (kind) {
    case 'duplicate':
      return duplicate(theirs);
    case 'currency':
      return `Report: ${first.currency}. Console: ${ours.currency}.`;
    case 'status':
      return `Report: ${first.status ?? noStatus}. Console: ${ours.status ?? noStatus}.`;
    case 'fee':
      return `The processor charged ${moreOrLess(first, ours, 'processor')} than expected.`;
    case 'split':
      return first.platform !== undefined && first.platform !== ours.platform
        ? `The platform received ${moreOrLess(first, ours, 'platform')} than its split.`
        : `The partner received ${moreOrLess(first, ours, 'partner')} than its share.`;
    case 'timing': {
      const [dayThere, dayHere] = daysInOneZone(first, ours);
      return first.status === ours.status
        ? `Report: ${formatDay(dayThere)}. Console: ${formatDay(dayHere)}.`
        : `Report: ${first.status ?? noStatus}. Console: ${ours.status ?? noStatus}. The payment is not settled on both sides yet.`;
    }
    default:
      return first.amount === ours.amount
        ? `Refunded in the report: ${formatSide(first, 'refunded')}. In the console: ${formatSide(ours, 'refunded')} (${signed(first, ours, 'refunded')}).`
        : `Report: ${formatSide(first, 'amount')}. Console: ${formatSide(ours, 'amount')} (${signed(first, ours, 'amount')}).`;
  }
}

const noStatus = 'no status';

function duplicate(rows: readonly Side[]): string {
  const amounts = rows.map((row) => formatSide(row, 'amount'));
  const times = rows.length === 2 ? 'twice' : `${rows.length} times`;
  const isSameAmount = new Set(amounts).size === 1;
  return `Listed ${times} in the report (${isSameAmount ? `${amounts[0]} each` : amounts.join(', ')}).`;
}

function differenceOf(there: Side, here: Side, figure: ComparedFigure): number {
  return (there[figure] ?? 0) - (here[figure] ?? 0);
}

/** `$12.00 more`, `$12.00 less`. */
function moreOrLess(there: Side, here: Side, figure: ComparedFigure): string {
  const cents = differenceOf(there, here, figure);
  return `${formatMoney(Math.abs(cents), findCurrency(here.currency))} ${cents < 0 ? 'less' : 'more'}`;
}

/** `+$12.00`, `-$12.00`. */
function signed(there: Side, here: Side, figure: ComparedFigure): string {
  const cents = differenceOf(there, here, figure);
  return `${cents > 0 ? '+' : ''}${formatMoney(cents, findCurrency(here.currency))}`;
}

/** `June 2024` if the report covers days of one month, otherwise its first and last day. */
export function reportName({ of, first, last }: Pick<Report, 'of' | 'first' | 'last'>): string {
  const isMonth = first.slice(0, 7) === last.slice(0, 7);
  const days = isMonth ? nameMonth(first.slice(0, 7)) : (formatRange({ start: first, end: last }) ?? '');
  return of === 'payouts' ? `Payouts, ${days}` : days;
}

type Counts = { balanced: number; total: number };

/** `22 of 31 payments matched`. */
export function matched({ of }: Pick<Report, 'of'>, { balanced, total }: Counts): string {
  const noun = of === 'payouts' ? 'payouts' : 'payments';
  return `${formatCount(balanced)} of ${formatCount(total)} ${noun} matched`;
}

/** `June 2024: 22 of 31 payments matched`. */
export function reportSummary(report: Report, counts: Counts): string {
  return `${reportName(report)}: ${matched(report, counts)}`;
}
