import * as v from 'valibot';
import { recordRefund, recordVoid } from '@/commands/payments/recordPayments';
import { resolveDiscrepancy } from '@/commands/reconciliation';
import { issueStatements, recordPayouts } from '@/commands/statements/statements';
import type * as moneyModule from '@/domain/money/money';
import type { Cents } from '@/domain/money/money';
import { receiptLines } from '@/domain/payments/receipt';
import { finish } from '@/lib/resumable';
import { SCHEMAS } from '@/store/persistence/entries/schemas';
import { selectTotalFees, selectTotalRevenue, selectVolumeTotals } from '@/selectors/dashboard/volumeSelectors';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectNewestMonthMetrics } from '@/selectors/payments/metricsSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectRecentTransactions } from '@/selectors/payments/recentTransactions';
import { selectRecordsFile } from '@/selectors/payments/list/transactionsFile';
import { selectDiscrepancyRows, selectReportSummary } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectBalances, selectPayouts } from '@/selectors/statements/statementSources';
import { selectBalanceTotals, selectStatementRows } from '@/selectors/statements/statementSelectors';
import { allStatementsTable } from '@/selectors/statements/statementTables';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import type { RootState } from '@/store/rootReducer';
import { setupStore, type AppStore } from '@/store/store';
import { buildReport, buildSide } from '../helpers/domain/reconciliation';
import { refundOf } from '../helpers/builders';
import { useClock } from '../helpers/store/tabs';
import { wholeTransactionsFile } from '../helpers/wholeTransactionsFile';

let mockChangedRule: ((parts: Cents[]) => Cents[]) | undefined;

jest.mock('@/domain/money/money', () => {
  const actual = jest.requireActual<typeof moneyModule>('@/domain/money/money');
  return {
    ...actual,
    divideByLargestRemainder: (whole: Cents, weights: readonly number[]) => {
      const parts = actual.divideByLargestRemainder(whole, weights);
      return mockChangedRule ? mockChangedRule(parts) : parts;
    },
  };
});

/** Moves a cent from the merchant to the platform. */
const byOneCent = ([merchant = 0, processor = 0, partner = 0, platform = 0]: Cents[]) => [
  ...[merchant - 1, processor, partner, platform + 1],
];
/** Swaps the shares of partner and platform. */
const inAnotherOrder = ([merchant = 0, processor = 0, partner = 0, platform = 0]: Cents[]) => [
  ...[merchant, processor, platform, partner],
];
const CHANGED_RULES = [
  ['a division that moves one cent', byOneCent],
  ['another order of the shares', inAnotherOrder],
] as const;

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => {
  mockChangedRule = undefined;
  jest.useRealTimers();
});

const { rows } = setupStore().getState().transactions;
const completed = rows.filter(({ status }) => status === 'Completed');
const pending = rows.find(({ status }) => status === 'Pending')!;

function refund(store: AppStore, transactionId: string, amount: Cents) {
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId }));
  expect(store.dispatch(recordRefund({ transactionId, amount, reason: 'Other' }))).toBe(true);
  jest.advanceTimersByTime(1000);
}

/** A month with an event of each kind. */
async function recordEverything(): Promise<AppStore> {
  const store = setupStore();
  for (const { id, amount } of completed.slice(0, 4))
    for (const part of [333, 1, Math.floor(amount / 3)]) refund(store, id, part);
  const [last] = completed.slice(-1);
  for (const part of [1001, last!.amount - 1001]) refund(store, last!.id, part);
  store.dispatch(dialogOpened({ kind: 'voidPayment', transactionId: pending.id }));
  expect(store.dispatch(recordVoid(pending.id))).toBe(true);
  store.dispatch(dialogOpened({ kind: 'payoutRun' }));
  const amounts = { MER001: 10_001, platform: 777 };
  expect(store.dispatch(recordPayouts({ amounts, day: '2024-06-30', reference: 'June' }))).toBe(true);
  expect(await store.dispatch(issueStatements(['MER001', 'MER002', 'platform', 'partner']))).toBe(true);
  const broken = [
    { id: 'A', kind: 'amount' as const, ours: buildSide('A'), theirs: [buildSide('B', { amount: 1 })] },
    { id: 'C', kind: 'missing there' as const, ours: buildSide('C'), theirs: [] },
    { id: 'D', kind: 'missing here' as const, theirs: [buildSide('D', { amount: 9_999 })] },
  ];
  store.dispatch(reconciliationActions.reportBroughtIn(buildReport(broken, { id: '1 report' })));
  const reportId = '1 report';
  expect(store.dispatch(resolveDiscrepancy({ reportId, breakId: 'A', reason: 'Known' }))).toBe(true);
  expect(store.dispatch(resolveDiscrepancy({ reportId, breakId: 'C', withBreakId: 'D', reason: 'Same' }))).toBe(true);
  return store;
}

/** The same state as a reload has it, without any cached figure. */
function reopen(state: RootState): RootState {
  return setupStore(JSON.parse(JSON.stringify(state)) as RootState).getState();
}

function figuresOf(state: RootState) {
  return {
    dashboard: [selectTotalRevenue(state), selectTotalFees(state), selectVolumeTotals(state)],
    month: selectNewestMonthMetrics(state),
    recent: selectRecentTransactions(state),
    list: selectListMetrics(state),
    details: rows.map(({ id }) => selectPayment(state, id)),
    receipts: rows.map(({ id, amount }) => receiptLines({ ...selectPayment(state, id)!, amount })),
    merchants: merchantsList.selectSorted(state),
    files: [selectRecordsFile(state), wholeTransactionsFile(state)],
    balances: [selectBalances(state), selectBalanceTotals(state)],
    statements: [selectStatementRows(state), linesOf(state)],
    payouts: selectPayouts(state),
    discrepancies: [selectDiscrepancyRows(state), selectReportSummary(state)],
  };
}

function linesOf(state: RootState) {
  const { headers, rows: lines } = finish(allStatementsTable(state));
  return { headers, lines: lines.slice(0, lines.length) };
}

test.each(CHANGED_RULES)('A changed rule (%s) changes no figure of recorded events', async (_name, rule) => {
  const state = (await recordEverything()).getState();
  const before = figuresOf(reopen(state));
  mockChangedRule = rule;
  expect(figuresOf(reopen(state))).toEqual(before);
});

test.each(CHANGED_RULES)(
  'A changed rule (%s) applies to a new refund and to records of earlier versions',
  async (_name, rule) => {
    const store = await recordEverything();
    const { id } = completed[6]!;
    const old = setupStore();
    old.dispatch(refundOf({ transactionId: id, amount: 5_000, reason: 'Other' }));
    const sharesOf = (state: RootState) => selectPayment(state, id)!.refundedShares;
    const before = sharesOf(reopen(old.getState()));
    mockChangedRule = rule;
    expect(sharesOf(reopen(old.getState()))).not.toEqual(before);
    refund(store, id, 5_000);
    expect(sharesOf(store.getState())).toEqual(sharesOf(reopen(old.getState())));
  },
);

test('Each record stores its cents and the version of the rule in the shape of stored entries', async () => {
  const state = (await recordEverything()).getState();
  const events = Object.values(selectPaymentRecords(state)).flat();
  for (const event of events) {
    expect(event).toMatchObject({ ruleVersion: 1, shares: { processor: expect.any(Number) as number } });
    expect(v.is(SCHEMAS.payments, event)).toBe(true);
    if (event.kind === 'refund')
      expect(v.is(SCHEMAS.payments, { ...event, shares: { ...event.shares!, merchant: 0 } })).toBe(false);
  }
  for (const payout of Object.values(state.payouts.records)) {
    expect(payout).toMatchObject({ ruleVersion: 1, earned: expect.any(Number) as number });
    expect(v.is(SCHEMAS.payouts, payout)).toBe(true);
  }
  for (const issued of Object.values(state.statements.issued)) {
    expect(issued.ruleVersion).toBe(1);
    expect(issued.opening + issued.earned! - issued.paidOut!).toBe(issued.closing);
    expect(v.is(SCHEMAS.statements, issued)).toBe(true);
  }
  const settlements = Object.values(state.reconciliation.records).filter(({ kind }) => kind === 'settlement');
  expect(settlements).toMatchObject([
    { breakId: 'A', amount: 9_999, ruleVersion: 1 },
    { breakId: 'C', amount: 10_000, withBreakId: 'D', withAmount: 9_999, ruleVersion: 1 },
  ]);
  for (const settlement of settlements) expect(v.is(SCHEMAS.reconciliation, settlement)).toBe(true);
});
