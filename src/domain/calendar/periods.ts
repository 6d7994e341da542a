import type { Allocation } from '@/domain/money/split';
import type { Period, PeriodSummary, VolumeTotals } from '@/domain/money/volume';
import { addMonths, monthOf } from './calendar';
import { addDays, formatDay, formatRange, isWithin, partsOf, type Day, type LocalTime } from './dates';

/** A span of whole days, including both ends. */
export type Span = { start: Day; end: Day };

/**
 * The days of the summary that is `back` summaries before the newest: days, weeks of 7 days up to today, months or
 * years.
 */
export function spanOf(period: Period, back: number, today: Day): Span {
  switch (period) {
    case 'day':
      return { start: addDays(today, -back), end: addDays(today, -back) };
    case 'week':
      return { start: addDays(today, -7 * back - 6), end: addDays(today, -7 * back) };
    case 'month': {
      const start = addMonths(`${monthOf(today)}-01`, -back);
      return { start, end: addDays(addMonths(start, 1), -1) };
    }
    case 'year': {
      const year = partsOf(today).year - back;
      return { start: `${year}-01-01`, end: `${year}-12-31` };
    }
    default:
      return period satisfies never;
  }
}

/** The days of the quarter that is `back` quarters before that of today. */
export function quarterOf(today: Day, back: number): Span {
  const { month } = partsOf(today);
  const start = addMonths(`${monthOf(today)}-01`, -3 * back - ((month - 1) % 3));
  return { start, end: addDays(addMonths(start, 3), -1) };
}

/** The days of a period with this many summaries, from the first day of the oldest to the last day of the newest. */
export function spanOfPeriod(period: Period, summaries: number, today: Day): Span {
  return { start: spanOf(period, Math.max(0, summaries - 1), today).start, end: spanOf(period, 0, today).end };
}

/** The month before the month of a day, up to the same date. The whole month if the day is the last of its month. */
export function monthBefore(today: Day): Span {
  const { start } = spanOf('month', 1, today);
  const isOver = today === spanOf('month', 0, today).end;
  return { start, end: isOver ? spanOf('month', 1, today).end : addMonths(today, -1) };
}

/**
 * The dates that the label of a summary omits: `Jun 24, 2024` for a day, both ends for a week, nothing for months and
 * years.
 */
export function datesOfSummary(period: Period, back: number, today: Day): string | undefined {
  const span = spanOf(period, back, today);
  if (period === 'day') return formatDay(span.start);
  return period === 'week' ? formatRange(span) : undefined;
}

/** A payment that no longer counts: its time and its former allocation in cents. */
export type Removed = { date: LocalTime; allocation: Allocation };

/** The summaries of a period without payments that no longer count. */
export function withoutPayments(
  summaries: readonly PeriodSummary[],
  period: Period,
  removed: readonly Removed[],
  today: Day,
): readonly PeriodSummary[] {
  if (removed.length === 0) return summaries;
  return summaries.map((summary, index) => {
    return subtractRemoved(summary, spanOf(period, summaries.length - 1 - index, today), removed);
  });
}

/** A summary of a span of days without payments that no longer count. */
export function subtractRemoved<Totals extends VolumeTotals>(
  totals: Totals,
  span: Span,
  removed: readonly Removed[],
): Totals {
  return removed.filter(({ date }) => isWithin(date, span)).reduce(less, totals);
}

function less<Totals extends VolumeTotals>(summary: Totals, { allocation }: Removed): Totals {
  const { merchant, processor, partner, platform } = allocation;
  return {
    ...summary,
    totalTransactionAmount: summary.totalTransactionAmount - merchant - processor - partner - platform,
    paidToMerchant: summary.paidToMerchant - merchant,
    partnerFees: summary.partnerFees - partner,
    processorFees: summary.processorFees - processor,
    splitPayCommission: summary.splitPayCommission - platform,
  };
}
