import { isDay } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import { readOption, writeOption, type Query } from '@/domain/screens';

/** What a comparison measures. `fees` are those of the platform, and `paid` is the part of the merchants. */
export const MEASURES = ['gross', 'refunded', 'net', 'fees', 'paid', 'count'] as const;

/** By what a comparison groups the payments. */
export const DIMENSIONS = ['merchant', 'day', 'integration', 'partner', 'status', 'cardBrand'] as const;

/** The periods that move with the newest day. Those to date end with it. */
export const MOVING_PERIODS = [
  'month',
  'monthToDate',
  'lastMonth',
  'last7',
  'last30',
  'quarter',
  'lastQuarter',
  'year',
  'yearToDate',
  'lastYear',
] as const;

/** What a period is compared with, unless the operator chose other days. */
export const BASES = ['before', 'yearEarlier'] as const;

export type Measure = (typeof MEASURES)[number];
export type Dimension = (typeof DIMENSIONS)[number];
export type MovingPeriod = (typeof MOVING_PERIODS)[number];
export type Base = (typeof BASES)[number];

/** The first and last day of a span as text, `2024-06-01..2024-06-30`. */
export type SpanText = `${string}..${string}`;

/** What an operator chose to compare. `merchantId` limits it to the payments of one merchant. */
export type ComparisonChoices = {
  measure: Measure;
  period: MovingPeriod | SpanText;
  base: Base | SpanText;
  by: Dimension;
  merchantId: string | null;
};

/** Days outside of these years are no days of a payment. */
const [FIRST_DAY, LAST_DAY] = ['1970-01-01', '2099-12-31'];

/** The span of a text. Undefined if it is not two real days in order. */
export function readSpan(text: string): Span | undefined {
  const [start = '', end = '', ...others] = text.split('..');
  const isSpan = others.length === 0 && isDay(start) && isDay(end) && start <= end;
  return isSpan && start >= FIRST_DAY && end <= LAST_DAY ? { start, end } : undefined;
}

export function writeSpan({ start, end }: Span): SpanText {
  return `${start}..${end}`;
}

/** The choices of an address. Invalid parts are ignored. */
export function readChoices(query: Query): ComparisonChoices {
  return {
    measure: readOption(query.measure, MEASURES, MEASURES[0]),
    period: readSpanOption(query.period, MOVING_PERIODS, MOVING_PERIODS[0]),
    base: readSpanOption(query.with, BASES, BASES[0]),
    by: readOption(query.by, DIMENSIONS, DIMENSIONS[0]),
    merchantId: query.paymentsOf ?? null,
  };
}

/** The query parameters of choices. Defaults are omitted. */
export function writeChoices({ measure, period, base, by, merchantId }: ComparisonChoices): Query {
  return {
    measure: writeOption(measure, MEASURES[0]),
    period: writeOption(period, MOVING_PERIODS[0]),
    with: writeOption(base, BASES[0]),
    by: writeOption(by, DIMENSIONS[0]),
    paymentsOf: merchantId ?? undefined,
  };
}

function readSpanOption<Option extends string>(
  text: string | undefined,
  options: readonly Option[],
  otherwise: Option,
): Option | SpanText {
  const span = text === undefined ? undefined : readSpan(text);
  return span ? writeSpan(span) : readOption(text, options, otherwise);
}
