import type { TransactionTable } from '@/data/tables/transactionTable';
import { isWithin, type DayRange, type LocalTime } from '@/domain/calendar/dates';
import { spanOf, type Span } from '@/domain/calendar/periods';
import { firstWhere, indicesWhere } from '@/domain/lists/indices';
import { measure } from '@/domain/payments/metrics';
import type { Cents } from '@/domain/money/money';
import type { Division } from '@/domain/money/split';
import { divisionAt } from '@/domain/payments/recordedPayments';
import { VOIDED } from '@/domain/payments/transactions';
import { createSelector } from '@/selectors/createSelector';
import { selectToday } from '@/slices/workspaceSlice';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';

type Times = Pick<TransactionTable, 'length' | 'dateAt' | 'isNewestFirst'>;

/** Whether the payment at an index falls into a range of days: where they stand newest first, by its place alone. */
export function withinRange({ length, dateAt, isNewestFirst }: Times, range: DayRange): (index: number) => boolean {
  const { start, end } = range;
  if (start === null || end === null) return () => true;
  if (!isNewestFirst) return (index) => isWithin(dateAt(index), range);
  const first = firstWhere(length, (index) => isWithin(dateAt(index), { start: '', end }));
  const behind = firstWhere(length, (index) => dateAt(index) < start);
  return (index) => index >= first && index < behind;
}

/** The indices (ascending) of the payments of a span of days. */
export function indicesWithin(times: Times, span: Span): Uint32Array {
  return indicesWhere(times.length, withinRange(times, span));
}

/** The days of the newest month. */
export const selectNewestMonth = createSelector([selectToday], (today) => spanOf('month', 0, today));

const selectNewestMonthIndices = createSelector([selectTransactionTable, selectNewestMonth], indicesWithin);

/** The newest month's metrics, worked out from its rows. */
export const selectNewestMonthMetrics = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectNewestMonthIndices],
  measure,
);

type Voided = { merchantId: string; amount: Cents; date: LocalTime; division: Division };
const NONE: readonly Voided[] = [];

/** The payments that were voided, with how they had been divided (cents). */
export const selectVoidedPayments = createSelector(
  [selectTransactionTable, selectRecordedPayments],
  (table, recorded): readonly Voided[] => {
    const voided = [...recorded].flatMap(([index, { status }]) => (status === VOIDED ? [index] : []));
    if (voided.length === 0) return NONE;
    return voided.map((index) => {
      const { merchantId, amount, date } = table.rowAt(index);
      return { merchantId, amount, date, division: divisionAt(table, index) };
    });
  },
);
