import { monthOf } from '@/domain/calendar/calendar';
import { isWithin, nameDay, nameMonth, partsOf, type Day } from '@/domain/calendar/dates';
import { monthBefore, spanOf, type Span } from '@/domain/calendar/periods';
import { PERIODS, sumVolume, type Period, type PeriodSummary } from '@/domain/money/volume';
import type { DataSetMerchant, NamedMerchant, PaymentRows, StatusTerm, Summaries } from './dataSet';
import { textAt } from '@/lib/columns/stringColumn';
import { endsStep, finish, type Resumable } from '@/lib/resumable';

/** The number of summaries of a period, as in the demo data. */
const COUNTS = { day: 7, week: 4, month: 6, year: 4 } as const satisfies Record<Period, number>;

/** The figures of a data set without payments. */
export const NO_DAY: Day = '1970-01-01';

/** The figures of payments that are ordered newest first. `statuses` are their statuses after refunds. */
export function summarize(...rows: Parameters<typeof summarizeResumably>): Summaries {
  return finish(summarizeResumably(...rows));
}

/** The same in steps. */
export function* summarizeResumably(
  payments: PaymentRows,
  named: readonly NamedMerchant[],
  statuses: Uint16Array,
  terms: readonly StatusTerm[],
): Resumable<Summaries> {
  const isPaid = terms.map((term) => term.isPaid);
  const merchants = named.map((merchant, index): DataSetMerchant => ({
    ...merchant,
    id: merchant.id ?? `MER${String(index + 1).padStart(3, '0')}`,
    transactions: 0,
    totalSales: 0,
    joinedOn: NO_DAY,
  }));
  const days: PeriodSummary[] = [];
  let day = emptySummary('');
  for (let index = 0; index < payments.length; index += 1) {
    if (endsStep(index)) yield;
    const date = textAt(payments.date, index).slice(0, 10);
    if (date !== day.date) days.push((day = emptySummary(date)));
    const isCounted = isPaid[Number(statuses[index])] === true;
    const amount = payments.amount[index] ?? 0;
    const merchant = merchants[payments.merchant[index] ?? 0];
    if (merchant) {
      merchant.transactions += 1;
      merchant.joinedOn = date;
      if (isCounted) merchant.totalSales += amount;
    }
    if (!isCounted) continue;
    const processor = payments.processorFee[index] ?? 0;
    const partner = payments.partnerFee[index] ?? 0;
    const platform = payments.platformFee[index] ?? 0;
    day.totalTransactionAmount += amount;
    day.processorFees += processor;
    day.partnerFees += partner;
    day.splitPayCommission += platform;
    day.paidToMerchant += amount - processor - partner - platform;
  }
  const today = days[0]?.date ?? NO_DAY;
  return { today, merchants, volume: volumeOf(days, today), monthBefore: sumOfSpan(days, monthBefore(today)) };
}

function volumeOf(days: readonly PeriodSummary[], today: Day): Summaries['volume'] {
  const summaries = (period: Period) =>
    Array.from({ length: COUNTS[period] }, (_, position) => {
      const span = spanOf(period, COUNTS[period] - 1 - position, today);
      return { date: labelOf(period, position, span), ...sumOfSpan(days, span) };
    });
  const [day, week, month, year] = PERIODS.map(summaries);
  return { day, week, month, year } as Summaries['volume'];
}

/** `MON`, `Week 1`, `JAN`, `2024`: the labels of the demo data. */
function labelOf(period: Period, position: number, { start }: Span): string {
  switch (period) {
    case 'day':
      return (nameDay(start).split(', ')[1] ?? '').slice(0, 3).toUpperCase();
    case 'week':
      return `Week ${position + 1}`;
    case 'month':
      return nameMonth(monthOf(start)).slice(0, 3).toUpperCase();
    case 'year':
      return String(partsOf(start).year);
    default:
      return period satisfies never;
  }
}

function sumOfSpan(days: readonly PeriodSummary[], span: Span) {
  return sumVolume(days.filter(({ date }) => isWithin(date, span)));
}

function emptySummary(date: string): PeriodSummary {
  return { date, ...sumVolume([]) };
}
