import type { Allocation } from '@/domain/money/split';
import type { Period, PeriodSummary, VolumeTotals } from '@/domain/money/volume';
import { addMonths, monthOf } from './calendar';
import { addDays, formatDay, formatRange, isWithin, partsOf, type Day, type LocalTime } from './dates';

/** A span of whole days, both ends included. */
export type Span = { start: Day; end: Day };

/** The days of the summary that is `back` before the newest one: days, weeks of 7 days up to today, months, years. */
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
  }
}

/** The days of a whole period of so many summaries: from the first day of the oldest to the last of the newest. */
export function spanOfPeriod(period: Period, summaries: number, today: Day): Span {
  return { start: spanOf(period, Math.max(0, summaries - 1), today).start, end: spanOf(period, 0, today).end };
}

/** The month before that of a day, up to the same day; all of it where that day ends its month (product, section 12). */
export function monthBefore(today: Day): Span {
  const { start } = spanOf('month', 1, today);
  const isOver = today === spanOf('month', 0, today).end;
  return { start, end: isOver ? spanOf('month', 1, today).end : addMonths(today, -1) };
}

/** The dates that the label of a summary leaves out: `Jun 24, 2024` of a day, both ends of a week; none of months and years. */
export function datesOfSummary(period: Period, back: number, today: Day): string | undefined {
  const span = spanOf(period, back, today);
  if (period === 'day') return formatDay(span.start);
  return period === 'week' ? formatRange(span) : undefined;
}

/** A payment that no longer counts: when it was made, and how it was divided (cents). */
export type Removed = { date: LocalTime; allocation: Allocation };

/** The summaries of a period less the payments that no longer count, each in the summary whose days hold it. */
export function withoutPayments(
  summaries: readonly PeriodSummary[],
  period: Period,
  removed: readonly Removed[],
  today: Day,
): readonly PeriodSummary[] {
  if (removed.length === 0) return summaries;
  return summaries.map((summary, index) => {
    return lessWithin(summary, spanOf(period, summaries.length - 1 - index, today), removed);
  });
}

/** A summary of a span of days less the payments of these days that no longer count. */
export function lessWithin<Totals extends VolumeTotals>(
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
