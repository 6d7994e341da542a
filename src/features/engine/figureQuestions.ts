import type { PageQuestion } from '@/backend/paymentEngine';
import { spanOfPeriod, type Span } from '@/domain/calendar/periods';
import { PATHS } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { selectPeriodSummaries } from '@/selectors/dashboard/volumeSelectors';
import { selectNewestMonth, selectVolumeDay } from '@/selectors/payments/metricsSelectors';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { selectStatementsView } from '@/slices/lists/statementsListSlice';
import { selectExplainedFigure, selectPeriod } from '@/slices/ui/chartSlice';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import { selectPath, selectScreenView } from '@/slices/ui/routeSlice';
import type { RootState } from '@/store/rootReducer';
import type { EngineAsk } from './engineAsk';
import { statementSlot } from './slots';

/** A question about all payments, which nothing narrows. */
const askAll = (slot: 'volume' | 'merchants' | 'feeCheck'): EngineAsk => ({
  slot,
  about: slot,
  isOfLog: true,
  ask: (engine, snapshot, signal) => engine[slot](snapshot, signal),
});

const [VOLUME, MERCHANTS, FEE_CHECK] = [askAll('volume'), askAll('merchants'), askAll('feeCheck')];

const NEWEST: PageQuestion = { filter: {}, sort: null, size: 10, at: { page: 1 } };

const RECENT: EngineAsk = {
  slot: 'recent',
  about: NEWEST,
  isOfLog: true,
  ask: (engine, snapshot, signal) => engine.page(snapshot, NEWEST, signal),
};

function totalsOf(slot: 'monthTotals' | 'periodTotals', range: Span): EngineAsk {
  return {
    slot,
    about: range,
    isOfLog: true,
    ask: (engine, snapshot, signal) => engine.totals(snapshot, { range }, signal),
  };
}

const selectDashboardQuestions = createSelector(
  [selectNewestMonth, selectExplainedFigure, selectPeriod, selectPeriodSummaries, selectVolumeDay],
  (month, figure, period, { length }, today): EngineAsk[] => [
    VOLUME,
    totalsOf('monthTotals', month),
    RECENT,
    MERCHANTS,
    ...(figure === null ? [] : [totalsOf('periodTotals', spanOfPeriod(period, length, today))]),
  ],
);

const selectBalancesQuestion = createSelector([selectStatementDays], (span): EngineAsk => ({
  slot: 'balances',
  about: span,
  isOfLog: true,
  ask: (engine, snapshot, signal) => engine.balances(snapshot, span, signal),
}));

const selectStatementQuestions = createSelector(
  [selectStatementsView, selectStatementDays],
  ({ partyId, page, pageSize: size }, span): EngineAsk[] => {
    if (partyId === null) return [];
    const question = { partyId, span, size, page };
    return [
      {
        slot: statementSlot(partyId, span),
        about: question,
        isOfLog: true,
        ask: async (engine, snapshot, signal) => ({ ...(await engine.statement(snapshot, question, signal)), size }),
      },
    ];
  },
);

/** The dialogs that show what parties have. */
const OF_BALANCES: ReadonlySet<DialogRequest['kind']> = new Set<DialogRequest['kind']>([
  ...(['recordPayout', 'payoutRun', 'payouts', 'adjustment', 'openingBalances', 'recordFile', 'proposal'] as const),
  ...(['bulkRefund', 'bulkVoid'] as const),
]);

const selectDialogKinds = createSelector(
  [({ dialogs }: RootState) => dialogs.open, ({ dialogs }: RootState) => dialogs.behind],
  (open, behind) => [open, ...behind].map(({ kind }) => kind),
);

/** What the figures of the open screen and of its dialogs need. */
export const selectFigureQuestions = createSelector(
  [
    selectPath,
    selectScreenView,
    selectDashboardQuestions,
    selectBalancesQuestion,
    selectStatementQuestions,
    selectDialogKinds,
  ],
  (path, view, dashboard, balances, statement, dialogs): EngineAsk[] => {
    const isDashboard = path === PATHS.dashboard;
    const areMerchantsShown = (path === PATHS.merchants && view === null) || dialogs.includes('merchantDetails');
    const areBalancesShown = view === 'statements' || dialogs.some((kind) => OF_BALANCES.has(kind));
    return [
      ...(isDashboard ? dashboard : areMerchantsShown ? [MERCHANTS] : []),
      ...(areBalancesShown ? [balances] : []),
      ...(view === 'statements' ? statement : []),
      ...(view === 'fees' ? [FEE_CHECK] : []),
    ];
  },
);
