import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import {
  selectDiscrepancy,
  selectDiscrepancyRows,
  selectConsolePayments,
  selectConsolePayouts,
  selectReports,
  selectResolutions,
  selectShownReport,
  selectReportSummary,
} from '@/selectors/reconciliation/reconciliationSelectors';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { recordsReversed } from '@/slices/entities/reversalsSlice';
import { secondaryViewActions } from '@/slices/lists/secondaryViewSlice';
import { dayOf } from '@/store/auditStamp';
import { computerClock } from '@/store/clock';
import { setupStore, type AppStore } from '@/store/store';
import { refundOf } from '../../helpers/builders';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { buildReport, buildSettlement, buildSide } from '../../helpers/domain/reconciliation';
import { buildPayout } from '../../helpers/domain/statements';

/** A payment of Harbor Lights Music Festival. */
const PAYMENT = 'TR20240628-025';
const differs: Discrepancy = {
  id: PAYMENT,
  kind: 'amount',
  ours: buildSide(PAYMENT),
  theirs: [buildSide('p1', { amount: 9_000 })],
};
const missingThere: Discrepancy = {
  id: 'gone',
  kind: 'missing there',
  ours: buildSide('gone', { amount: 500 }),
  theirs: [],
};
const missingHere = (id: string, amount: number): Discrepancy => ({
  id: `there ${id}`,
  kind: 'missing here',
  theirs: [buildSide(id, { amount })],
});
const timing: Discrepancy = {
  id: 'late',
  kind: 'timing',
  theirs: [],
  ours: buildSide('late', { time: '2024-06-30 23:00:00' }),
};
const all = [differs, missingThere, missingHere('far', 100), missingHere('near', 501), timing];

function given(...reports: Parameters<typeof buildReport>[]) {
  const store = setupStore();
  for (const report of reports) store.dispatch(reconciliationActions.reportBroughtIn(buildReport(...report)));
  return store;
}

const resolve = (store: AppStore, ...resolution: Parameters<typeof buildSettlement>) =>
  store.dispatch(reconciliationActions.breakSettled(buildSettlement(...resolution)));
const statesOf = (store: AppStore) => selectDiscrepancyRows(store.getState()).map(({ state }) => state);

test('No report is shown before the first import', () => {
  const state = setupStore().getState();
  expect([selectShownReport(state), selectReportSummary(state), selectDiscrepancy(state, PAYMENT)]).toEqual(
    Array<undefined>(3).fill(undefined),
  );
  expect([selectReports(state), selectResolutions(state), selectDiscrepancyRows(state)]).toEqual([[], [], []]);
});

test('The newest report is shown, by its id within the same second, unless another is chosen', () => {
  const store = given(
    [[], { id: 'report-1' }],
    [[], { id: 'report-3' }],
    [[], { id: 'report-2' }],
    [[], { id: 'report-4', recordedAt: '2024-06-01 00:00:00' }],
  );
  expect(selectReports(store.getState()).map(({ id }) => id)).toEqual(['report-3', 'report-2', 'report-1', 'report-4']);
  expect(selectShownReport(store.getState())?.id).toBe('report-3');
  store.dispatch(secondaryViewActions.reportChosen('report-4'));
  expect(selectShownReport(store.getState())?.id).toBe('report-4');
  store.dispatch(secondaryViewActions.reportChosen('of another workspace'));
  expect(selectShownReport(store.getState())?.id).toBe('report-3');
});

test('Ages are counted to the newest day of the payments or of the report', () => {
  const agesOf = (last: string) =>
    selectReportSummary(given([all, { last }]).getState())?.ages.map(({ age, count }) => `${count} ${age}`);
  expect(agesOf('2024-06-15')).toEqual(['1 <1 day', '4 1–3 days', '0 3–7 days', '0 >7 days']);
  expect(agesOf('2024-07-04')).toEqual(['0 <1 day', '0 1–3 days', '5 3–7 days', '0 >7 days']);
});

test('A discrepancy is named by the payment of the console or else of the report, and has the merchant of a known payment', () => {
  const rows = selectDiscrepancyRows(given([all]).getState());
  expect(rows.map(({ payment, merchantName, unresolvedAmount }) => [payment, merchantName, unresolvedAmount])).toEqual([
    [PAYMENT, 'Harbor Lights Music Festival', 1_000],
    ['gone', '', 500],
    ['far', '', 100],
    ['near', '', 501],
    ['late', '', 0],
  ]);
});

test('A discrepancy is open until it is resolved, and a timing discrepancy until a later report clears it', () => {
  const store = given([[], { id: 'report-0', recordedAt: '2024-06-30 23:30:00' }], [all]);
  expect(statesOf(store)).toEqual(['Open', 'Open', 'Open', 'Open', 'Open']);
  resolve(store, PAYMENT);
  const later = buildReport([], { id: 'report-2', recordedAt: '2024-07-02 09:00:00', last: '2024-07-01' });
  store.dispatch(reconciliationActions.reportBroughtIn(later));
  store.dispatch(secondaryViewActions.reportChosen('report-1'));
  expect(statesOf(store)).toEqual(['Resolved', 'Open', 'Open', 'Open', 'Cleared']);
  store.dispatch(reconciliationActions.settlementRemoved(`settled ${PAYMENT}`));
  expect(statesOf(store)[0]).toBe('Open');
});

test('A payment that is not in the report can match open ones that are not in the console, the nearest amount first', () => {
  const store = given([all]);
  const matchesOf = (id: string) => selectDiscrepancy(store.getState(), id)?.matches.map((match) => match.id);
  expect(matchesOf('gone')).toEqual(['there near', 'there far']);
  expect(matchesOf('there near')).toEqual(['gone']);
  expect(matchesOf(PAYMENT)).toEqual([]);
  resolve(store, 'there far');
  expect(matchesOf('gone')).toEqual(['there near']);
});

test('Two manually matched discrepancies name each other, and an accepted one names none', () => {
  const store = given([all]);
  resolve(store, 'gone', { withBreakId: 'there near' });
  resolve(store, PAYMENT);
  const partnerOf = (id: string) => selectDiscrepancy(store.getState(), id)?.matchedWith?.id;
  expect([partnerOf('gone'), partnerOf('there near'), partnerOf(PAYMENT), partnerOf('late')]).toEqual([
    ...['there near', 'gone', undefined, undefined],
  ]);
  expect(selectResolutions(store.getState())).toHaveLength(2);
  expect(selectDiscrepancy(store.getState(), 'not there')).toBeUndefined();
});

test('A manual match leaves the rate of automatic matches, and a payment in two discrepancies counts once', () => {
  const store = given([[missingThere, missingHere('near', 500), differs], { matched: 7 }]);
  const figures = () => {
    const { matchRate, unresolvedAmount, likelyPairs, matched, accepted, total } = selectReportSummary(
      store.getState(),
    )!;
    return { matchRate, unresolvedAmount, likelyPairs, matched, accepted, total };
  };
  expect(figures()).toEqual({
    matchRate: 70,
    unresolvedAmount: 1_500,
    likelyPairs: 1,
    matched: 7,
    accepted: 0,
    total: 10,
  });
  resolve(store, 'gone', { withBreakId: 'there near' });
  expect(figures()).toEqual({
    matchRate: 70,
    unresolvedAmount: 1_000,
    likelyPairs: 0,
    matched: 8,
    accepted: 0,
    total: 9,
  });
});

test('A report is compared with the sample or the open workspace, and with all records', () => {
  const store = setupStore();
  store.dispatch(refundOf({ transactionId: PAYMENT, amount: 1_500, reason: 'Other' }));
  const { rows, fees } = store.getState().transactions;
  expect(selectConsolePayments(store.getState())).toEqual({
    currency: 'USD',
    timeZone: 'America/New_York',
    rows,
    fees,
    // The dispute that was won took nothing in the end.
    disputes: [
      { id: 'TR20240621-018', disputed: 150_000, opened: '2024-06-26' },
      { id: 'TR20240612-009', disputed: 200_000, opened: '2024-06-19' },
      { id: 'TR20240607-005', disputed: 0, opened: '2024-06-14' },
    ],
    recorded: [
      {
        id: PAYMENT,
        status: 'Completed',
        refunded: 1_500,
        earlier: [
          {
            until: expect.stringMatching(dayOf(computerClock)) as string,
            zone: 'UTC',
            status: 'Completed',
            refunded: 0,
          },
        ],
      },
    ],
  });
  const importedStore = setupStore(givenImportedData([importedPayment('P-1')], 'w1'));
  const stamp = { id: 'r1', recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan' };
  const refund = { ...stamp, transactionId: 'P-1', amount: 10_000, reason: 'Other' as const };
  importedStore.dispatch(refundRecorded(refund, { amount: 10_000, status: 'Completed' }));
  expect(selectConsolePayments(importedStore.getState())).toEqual({
    currency: 'USD',
    timeZone: expect.any(String) as string,
    workspaceId: 'w1',
    disputes: [],
    recorded: [
      {
        id: 'P-1',
        status: 'Refunded',
        refunded: 10_000,
        earlier: [{ until: '2025-07-01 09:00:00', zone: undefined, status: 'Completed', refunded: 0 }],
      },
    ],
  });
});

test('A bank statement is compared with the payouts by payee, and the references of reversed payouts are known', () => {
  const store = setupStore();
  store.dispatch(payoutsRecorded([buildPayout({ id: 'paid', partyId: 'MER001', reference: 'June' })]));
  const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC', of: 'payouts' } as const;
  store.dispatch(
    recordsReversed([
      { ...stamp, id: 't1', recordId: 'back', record: buildPayout({ id: 'back', reference: 'May' }) },
      { ...stamp, id: 't2', recordId: 'brought back', record: null },
    ]),
  );
  const { payouts, otherReferences } = selectConsolePayouts(store.getState());
  expect(payouts).toEqual([
    expect.objectContaining({ id: 'paid', name: 'Harbor Lights Music Festival', reference: 'June' }),
  ]);
  expect(otherReferences).toEqual(['May']);
});
