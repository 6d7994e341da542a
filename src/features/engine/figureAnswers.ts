import { spanOf } from '@/domain/calendar/periods';
import { feesOf } from '@/domain/money/split';
import { createSelector } from '@/selectors/createSelector';
import { selectPeriodMetrics } from '@/selectors/dashboard/explanationSelectors';
import { selectComparedMonth, selectEffectiveSummaries } from '@/selectors/dashboard/volumeSelectors';
import { selectListedPayments, selectMerchants } from '@/selectors/merchantsSelectors';
import { selectNewestMonthMetrics } from '@/selectors/payments/metricsSelectors';
import { selectRecentTransactions } from '@/selectors/payments/recentTransactions';
import { selectFeeChecking } from '@/selectors/reconciliation/feeCheckSelectors';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectOldestDay } from '@/selectors/statements/statementSelectors';
import { selectAvailableOn, selectBalances } from '@/selectors/statements/statementSources';
import { selectToday } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import { answerInEngine } from './listAnswers';
import { answerIn } from './slots';

/** The payments on the dashboard. */
const RECENT_PAYMENTS = 5;

const selectSales = createSelector(
  [(state: RootState) => answerIn(state, 'merchants')],
  (sales) => sales && new Map(sales.map((merchant) => [merchant.merchantId, merchant])),
);

const selectMerchantsWithSales = createSelector(
  [selectMerchantRows, selectSales],
  (rows, sales) =>
    sales &&
    rows.map((row) => {
      const { payments = 0, sales: totalSales = 0 } = sales.get(row.id) ?? {};
      return { ...row, transactions: payments, totalSales };
    }),
);

const selectCounts = createSelector(
  [selectSales],
  (sales) => sales && new Map(Array.from(sales, ([id, { payments }]) => [id, payments])),
);

const selectNewestPayments = createSelector([(state: RootState) => answerIn(state, 'recent')], (answer) =>
  answer?.rows.slice(0, RECENT_PAYMENTS).map(({ id, merchantName, date, amount, status, note, figures }) => ({
    id,
    merchantName,
    date,
    totalAmount: amount,
    platformShare: feesOf(figures.allocation),
    splitPayFee: figures.allocation.platform,
    note: note ?? (status === 'Completed' ? undefined : status),
  })),
);

/** What each party has now. The server judges a payout of an earlier day by what there was then, too. */
const selectAvailable = createSelector(
  [(state: RootState) => answerIn(state, 'balances')],
  (balances) => balances && new Map(balances.map(({ partyId, available }) => [partyId, available])),
);

const selectCheckedFees = createSelector(
  [(state: RootState) => answerIn(state, 'feeCheck')],
  (check) => check && { length: 0, start: () => ({ advance: () => undefined, finish: () => check }) },
);

/** In months before the newest: as many as the list of months offers. */
const OFFERED_MONTHS = 59;

answerInEngine(selectEffectiveSummaries, (state) => answerIn(state, 'volume')?.summaries);
answerInEngine(selectComparedMonth, (state) => answerIn(state, 'volume')?.monthBefore);
answerInEngine(selectNewestMonthMetrics, (state) => answerIn(state, 'monthTotals'));
answerInEngine(selectPeriodMetrics, (state) => answerIn(state, 'periodTotals'));
answerInEngine(selectRecentTransactions, selectNewestPayments);
answerInEngine(selectMerchants, selectMerchantsWithSales);
answerInEngine(selectListedPayments, selectCounts);
answerInEngine(selectBalances, (state) => answerIn(state, 'balances'));
answerInEngine(selectAvailableOn, selectAvailable);
answerInEngine(selectOldestDay, (state) => spanOf('month', OFFERED_MONTHS, selectToday(state)).start);
answerInEngine(selectFeeChecking, selectCheckedFees);
