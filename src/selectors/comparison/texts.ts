import type { Base, Dimension, Measure, MovingPeriod } from '@/domain/comparison/choices';
import type { ComparedSpans } from '@/domain/comparison/comparedSpans';
import { countDays, isIncomplete, nameSpan } from '@/domain/comparison/comparedSpans';
import { percentChange, type PercentChange } from '@/domain/comparison/measures';
import { spellDay, type Day } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import { describeCount, formatCount } from '@/domain/lists/paging';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, groupThousands } from '@/domain/money/money';
import { PRODUCT_NAME } from '@/domain/product';

export const measures: Record<Measure, string> = {
  gross: 'Gross volume',
  refunded: 'Refunded',
  net: 'Net volume',
  fees: `${PRODUCT_NAME} fees`,
  paid: 'Paid to merchants',
  count: 'Number of payments',
};

export const periods: Record<MovingPeriod, string> = {
  month: 'This month',
  monthToDate: 'Month to date',
  lastMonth: 'Last month',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  quarter: 'This quarter',
  lastQuarter: 'Last quarter',
  year: 'This year',
  yearToDate: 'Year to date',
  lastYear: 'Last year',
};

export const bases: Record<Base, string> = {
  before: 'With the period before',
  yearEarlier: 'With the same days of last year',
};

export const dimensions: Record<Dimension, string> = {
  merchant: 'By merchant',
  day: 'By day',
  integration: 'By integration',
  partner: 'By partner',
  status: 'By status',
  cardBrand: 'By payment method',
};

/** The nouns of the rows, which are also the headers of the first column. */
export const nouns: Record<Dimension, string> = {
  merchant: 'merchant',
  day: 'day',
  integration: 'integration',
  partner: 'partner',
  status: 'status',
  cardBrand: 'payment method',
};

/** The nouns of a list whose plural is not that of the header. */
export const listNouns: Partial<Record<Dimension, string>> = { status: 'group' };

/** The groups of payments that have no value of a dimension. */
export const missing = {
  integration: 'No integration',
  partner: 'No partner',
  cardBrand: 'No payment method',
};

/** `June 2024`, or `June 2024 (incomplete)` for a period that is not over. */
export const labelSpan = (span: Span, today: Day) =>
  isIncomplete(span, today) ? `${nameSpan(span)} (incomplete)` : nameSpan(span);

/** `June 2024 (30 days) compared with May 2024 (31 days)`. */
export const describeSpans = ({ current, base }: ComparedSpans) =>
  `${withDays(current)} compared with ${withDays(base)}`;

const withDays = (span: Span) => `${nameSpan(span)} (${describeCount(countDays(span), 'day')})`;

/** `isDemo`: the chart of the dashboard has earlier months, which are fixed figures without payments. */
export const describeBeginning = (first: Day, isDemo: boolean) =>
  `The payments begin on ${spellDay(first)}, and earlier days have none.${isDemo ? ' The earlier months on the dashboard are fixed figures of the demo data.' : ''}`;
export const describeIncomplete = (span: Span, today: Day) =>
  `${nameSpan(span)} is incomplete: the data ends on ${spellDay(today)}.`;

/** `$12.00`, or `1,234` for a number of payments. */
export const formatMeasured = (value: number, measure: Measure, currency: Currency) =>
  measure === 'count' ? formatCount(value) : formatMoney(value, currency);

/** `+$12.00`, `-$12.00`, or `$0.00`. */
export const formatDifference = (value: number, measure: Measure, currency: Currency) =>
  (value > 0 ? '+' : '') + formatMeasured(value, measure, currency);

/** `+8.4%`, `-100%`, `0%`, or `new`. */
export const formatChange = (change: PercentChange) =>
  change === 'new' ? change : `${change > 0 ? '+' : ''}${groupThousands(String(change))}%`;

export type Compared = { measure: Measure; spans: ComparedSpans; current: number; base: number };

/** `July 2024: $12,340.00, 8.4% more than June 2024.` */
export function describeComparison(
  { measure, spans, current, base }: Compared,
  today: Day,
  currency: Currency,
): string {
  const value = formatMeasured(current, measure, currency);
  return `${labelSpan(spans.current, today)}: ${value}, ${describeRelation(current, base, measure, currency)} ${labelSpan(spans.base, today)}.`;
}

function describeRelation(current: number, base: number, measure: Measure, currency: Currency): string {
  if (current === base) return 'the same as';
  if (base === 0) return `compared with ${formatMeasured(0, measure, currency)} in`;
  const change = percentChange(current, base);
  // A tiny change rounds to zero percent.
  const much = change
    ? `${groupThousands(String(Math.abs(Number(change))))}%`
    : formatMeasured(Math.abs(current - base), measure, currency);
  return `${much} ${current > base ? 'more' : 'less'} than`;
}

/** The headers of the table and of its file. A period that is compared with itself has two different headers. */
export function headersOf(by: Dimension, { current, base }: ComparedSpans, today: Day) {
  const [first, second] = [labelSpan(current, today).toUpperCase(), labelSpan(base, today).toUpperCase()];
  return {
    name: nouns[by].toUpperCase(),
    baseDay: 'COMPARED DAY',
    current: first,
    base: first === second ? `${second}, COMPARED` : second,
    difference: 'DIFFERENCE',
    change: 'CHANGE (%)',
  };
}

export const fileHeaders = {
  measure: 'MEASURE',
  period: 'PERIOD',
  base: 'COMPARED WITH',
  incomplete: 'INCOMPLETE',
  currency: 'CURRENCY',
  timeZone: 'TIME ZONE',
};

export const fileSpan = ({ start, end }: Span) => `${start} to ${end}`;
/** The day with which the data ends, if one of the spans is incomplete. */
export const fileIncomplete = ({ current, base }: ComparedSpans, today: Day) =>
  isIncomplete(current, today) || isIncomplete(base, today) ? `data through ${today}` : '';
