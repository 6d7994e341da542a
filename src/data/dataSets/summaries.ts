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
  const summary = createSummary();
  yield* summary.add(payments, named, statuses, terms);
  return summary.finish();
}

/** Sums up payments that are not in memory together. The merchants of later ones are those of earlier ones and new ones. */
export function createSummary() {
  const merchants: DataSetMerchant[] = [];
  const days = new Map<string, PeriodSummary>();
  const dayOf = (date: string) => {
    const known = days.get(date) ?? emptySummary(date);
    days.set(date, known);
    return known;
  };

  return {
    /** Adds payments in steps. */
    *add(
      payments: PaymentRows,
      named: readonly NamedMerchant[],
      statuses: Uint16Array,
      terms: readonly StatusTerm[],
    ): Resumable<void> {
      const isPaid = terms.map((term) => term.isPaid);
      named.forEach((merchant, index) => (merchants[index] = withFigures(merchant, index, merchants[index])));
      let day = emptySummary('');
      for (let index = 0; index < payments.length; index += 1) {
        if (endsStep(index)) yield;
        const date = textAt(payments.date, index).slice(0, 10);
        if (date !== day.date) day = dayOf(date);
        const isCounted = isPaid[Number(statuses[index])] === true;
        const amount = payments.amount[index] ?? 0;
        const merchant = merchants[payments.merchant[index] ?? 0];
        if (merchant) {
          if (merchant.transactions === 0 || date < merchant.joinedOn) merchant.joinedOn = date;
          merchant.transactions += 1;
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
    },
    finish(): Summaries {
      const all = [...days.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
      const today = all[0]?.date ?? NO_DAY;
      return { today, merchants, ...volumeOfDays(all, today) };
    },
  };
}

/** A merchant without payments yet, or with those before. */
function withFigures(merchant: NamedMerchant, index: number, before: DataSetMerchant | undefined): DataSetMerchant {
  const id = merchant.id ?? `MER${String(index + 1).padStart(3, '0')}`;
  const { transactions = 0, totalSales = 0, joinedOn = NO_DAY } = before ?? {};
  return { ...merchant, id, transactions, totalSales, joinedOn };
}

/** The summaries of all periods up to a day, from the figures of single days. A day without payments may be missing. */
export function volumeOfDays(days: readonly PeriodSummary[], today: Day): Pick<Summaries, 'volume' | 'monthBefore'> {
  return { volume: volumeOf(days, today), monthBefore: sumOfSpan(days, monthBefore(today)) };
}

function volumeOf(days: readonly PeriodSummary[], today: Day): Summaries['volume'] {
  const summaries = (period: Period) =>
    Array.from({ length: COUNTS[period] }, (_, position) => {
      const span = spanOf(period, COUNTS[period] - 1 - position, today);
      return { date: LABELS[period](span.start, position), ...sumOfSpan(days, span) };
    });
  const [day, week, month, year] = PERIODS.map(summaries);
  return { day, week, month, year } as Summaries['volume'];
}

/** `MON`, `Week 1`, `JAN`, `2024`: the labels of the demo data. */
const LABELS: Record<Period, (start: Day, position: number) => string> = {
  day: (start) => (nameDay(start).split(', ')[1] ?? '').slice(0, 3).toUpperCase(),
  week: (_, position) => `Week ${position + 1}`,
  month: (start) => nameMonth(monthOf(start)).slice(0, 3).toUpperCase(),
  year: (start) => String(partsOf(start).year),
};

function sumOfSpan(days: readonly PeriodSummary[], span: Span) {
  return sumVolume(days.filter(({ date }) => isWithin(date, span)));
}

function emptySummary(date: string): PeriodSummary {
  return { date, ...sumVolume([]) };
}
