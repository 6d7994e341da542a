import { formatDay } from '@/domain/calendar/dates';
import { comparableDays } from '@/domain/calendar/instants';
import { findCurrency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import { type Discrepancy, formatSide } from '@/domain/reconciliation/discrepancies';
import type { ComparedFigure } from '@/domain/reconciliation/vocabulary';
import type { Side } from '@/domain/reconciliation/sideSchema';
import type { DiscrepancyKind } from '@/domain/reconciliation/discrepancyKinds';

type Sentence = (ours: Side, first: Side, theirs: readonly Side[]) => string;

const sentences: Record<DiscrepancyKind, Sentence> = {
  'missing there': amounts,
  'missing here': amounts,
  duplicate: (_ours, _first, theirs) => repeated(theirs),
  currency: (ours, first) => `Report: ${first.currency}. Console: ${ours.currency}.`,
  amount: amounts,
  dispute: (ours, first) => compared('Disputed', ours, first, 'disputed'),
  status: (ours, first) => `Report: ${statusOf(first)}. Console: ${statusOf(ours)}.`,
  fee: (ours, first) => `The processor charged ${moreOrLess(first, ours, 'processor')} than expected.`,
  split: (ours, first) =>
    first.platform !== undefined && first.platform !== ours.platform
      ? `The platform received ${moreOrLess(first, ours, 'platform')} than its split.`
      : `The partner received ${moreOrLess(first, ours, 'partner')} than its share.`,
  timing: (ours, first) => {
    const [dayThere, dayHere] = comparableDays(first, ours);
    return first.status === ours.status
      ? `Report: ${formatDay(dayThere)}. Console: ${formatDay(dayHere)}.`
      : `Report: ${statusOf(first)}. Console: ${statusOf(ours)}. The payment is not settled on both sides yet.`;
  },
};

/** What differs between the report and the console, in a sentence with its amounts. */
export function difference({ kind, ours, theirs }: Discrepancy): string {
  const [first] = theirs;
  if (!ours) return `Only in the report: ${formatSide(first, 'amount')}.`;
  if (first) return sentences[kind](ours, first, theirs);
  const amount = formatSide(ours, 'amount');
  return kind === 'timing'
    ? `Not in this report yet (${amount}). It may be in the next one.`
    : `Only in the console: ${amount}.`;
}

function amounts(ours: Side, first: Side): string {
  return first.amount === ours.amount
    ? compared('Refunded', ours, first, 'refunded')
    : compared('', ours, first, 'amount');
}

/** `Refunded in the report: $5.00. In the console: $0.00 (+$5.00).` Without a word, the amounts themselves. */
function compared(word: string, ours: Side, first: Side, figure: ComparedFigure): string {
  const [there, here] = [formatSide(first, figure), formatSide(ours, figure)];
  const cents = differenceOf(first, ours, figure);
  const signed = `${cents > 0 ? '+' : ''}${formatMoney(cents, findCurrency(ours.currency))}`;
  return word === ''
    ? `Report: ${there}. Console: ${here} (${signed}).`
    : `${word} in the report: ${there}. In the console: ${here} (${signed}).`;
}

function repeated(rows: readonly Side[]): string {
  const formatted = rows.map((row) => formatSide(row, 'amount'));
  const times = rows.length === 2 ? 'twice' : `${rows.length} times`;
  const isSameAmount = new Set(formatted).size === 1;
  return `Listed ${times} in the report (${isSameAmount ? `${formatted[0]} each` : formatted.join(', ')}).`;
}

function statusOf({ status }: Side): string {
  return status ?? 'no status';
}

function moreOrLess(there: Side, here: Side, figure: ComparedFigure): string {
  const cents = differenceOf(there, here, figure);
  return `${formatMoney(Math.abs(cents), findCurrency(here.currency))} ${cents < 0 ? 'less' : 'more'}`;
}

function differenceOf(there: Side, here: Side, figure: ComparedFigure): Cents {
  return (there[figure] ?? 0) - (here[figure] ?? 0);
}
