import { isWithin, type LocalTime } from '@/domain/calendar/dates';
import { spanOf, type Span } from '@/domain/calendar/periods';
import { divisionAt, measure, prepareFees } from '@/domain/money/metrics';
import type { Cents } from '@/domain/money/money';
import type { Division } from '@/domain/money/split';
import { createSelector } from '@/selectors/createSelector';
import { selectPaymentRecords } from '@/slices/entities/paymentsSlice';
import { selectFeeRows, selectTransactionRows } from '@/slices/entities/transactionsSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { selectRecordsOf } from './paymentsSelectors';

/** The fees of all rows by position, prepared once for a set of rows. */
export const selectFeeColumns = createSelector([selectTransactionRows, selectFeeRows], prepareFees);

/** Tells gross, refunded, net and how they divide (cents) of the rows at any positions. Every figure asks it. */
export const selectMetricsOf = createSelector(
  [selectTransactionRows, selectFeeColumns, selectPaymentRecords, selectRecordsOf],
  (rows, fees, records, recordsOf) => (positions: Iterable<number>) =>
    measure(rows, fees, positions, Object.keys(records).length === 0 ? undefined : recordsOf),
);

/** Tells the positions of the payments of a span of days. */
export const selectPositionsWithin = createSelector(
  [selectTransactionRows],
  (rows) => (span: Span) => rows.flatMap(({ date }, position) => (isWithin(date, span) ? [position] : [])),
);

/** The days of the newest month. */
export const selectNewestMonth = createSelector([selectToday], (today) => spanOf('month', 0, today));

/** The newest month's metrics, worked out from its rows. */
export const selectNewestMonthMetrics = createSelector(
  [selectMetricsOf, selectPositionsWithin, selectNewestMonth],
  (metricsOf, positionsWithin, month) => metricsOf(positionsWithin(month)),
);

type Voided = { merchantId: string; amount: Cents; date: LocalTime; division: Division };
const NONE: readonly Voided[] = [];

/** The payments that were voided, with how they had been divided (cents). */
export const selectVoidedPayments = createSelector(
  [selectTransactionRows, selectFeeColumns, selectPaymentRecords],
  (rows, fees, records): readonly Voided[] => {
    const all = Object.values(records).flat();
    const voided = new Set(all.flatMap(({ kind, transactionId }) => (kind === 'void' ? [transactionId] : [])));
    if (voided.size === 0) return NONE;
    return rows.flatMap(({ id, merchantId, amount, date }, position) =>
      voided.has(id) ? [{ merchantId, amount, date, division: divisionAt(amount, fees, position) }] : [],
    );
  },
);
