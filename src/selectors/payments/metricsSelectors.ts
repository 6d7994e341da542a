import type { TransactionTable } from '@/data/tables/transactionTable';
import { isWithin, type DayRange, type LocalTime } from '@/domain/calendar/dates';
import { spanOf, type Span } from '@/domain/calendar/periods';
import { lowerBound, matchingIndices } from '@/lib/indices';
import { measure } from '@/domain/payments/metrics';
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { allocationAt } from '@/domain/payments/recordedPayments';
import { VOIDED } from '@/domain/payments/vocabulary';
import { createSelector } from '@/selectors/createSelector';
import { selectVolumeThrough } from '@/slices/entities/volumeSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';

type Times = Pick<TransactionTable, 'length' | 'dateAt' | 'isNewestFirst'>;

/** A filter for payments within a range of days. If the rows are sorted by time, it compares their indices only. */
export function createRangeFilter(
  { length, dateAt, isNewestFirst }: Times,
  range: DayRange,
): (index: number) => boolean {
  const { start, end } = range;
  if (start === null || end === null) return () => true;
  if (!isNewestFirst) return (index) => isWithin(dateAt(index), range);
  const first = lowerBound(length, (index) => isWithin(dateAt(index), { start: '', end }));
  const behind = lowerBound(length, (index) => dateAt(index) < start);
  return (index) => index >= first && index < behind;
}

/** The ascending indices of the payments within a span of days. */
export function indicesOfSpan(times: Times, span: Span): Uint32Array {
  return matchingIndices(times.length, createRangeFilter(times, span));
}

/** The newest day of the chart and of the cards. It is that of the payments, except for a past day of the demo data. */
export const selectVolumeDay = (state: Parameters<typeof selectToday>[0] & Parameters<typeof selectVolumeThrough>[0]) =>
  selectVolumeThrough(state) ?? selectToday(state);

export const selectNewestMonth = createSelector([selectVolumeDay], (today) => spanOf('month', 0, today));

const selectNewestMonthIndices = createSelector([selectTransactionTable, selectNewestMonth], indicesOfSpan);

export const selectNewestMonthMetrics = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectNewestMonthIndices],
  measure,
);

type Voided = { merchantId: string; amount: Cents; date: LocalTime; allocation: Allocation };
const NONE: readonly Voided[] = [];

/**
 * The payments that a record voided, with their former allocation (cents). A payment that its row says is voided is not one of
 * them, because the summaries of the rows do not have it.
 */
export const selectVoidedPayments = createSelector(
  [selectTransactionTable, selectRecordedPayments],
  (table, recorded): readonly Voided[] => {
    const voided = [...recorded].flatMap(([index, { status }]) =>
      status === VOIDED && table.isPaidAt(index) ? [index] : [],
    );
    if (voided.length === 0) return NONE;
    return voided.map((index) => {
      const { merchantId, amount, date } = table.rowAt(index);
      return { merchantId, amount, date, allocation: allocationAt(table, index) };
    });
  },
);
