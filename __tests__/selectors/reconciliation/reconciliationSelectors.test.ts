import type { Break } from '@/domain/reconciliation/breaks';
import {
  selectBreak,
  selectBreakRows,
  selectOwnPayments,
  selectOwnPayouts,
  selectReports,
  selectSettlements,
  selectShownReport,
  selectStanding,
} from '@/selectors/reconciliation/reconciliationSelectors';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { refundRecorded } from '@/slices/entities/paymentsSlice';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { recordsTakenBack } from '@/slices/entities/takenBackSlice';
import { screenViewActions } from '@/slices/lists/screenViewSlice';
import { computerClock, dayOf } from '@/store/clock';
import { setupStore, type AppStore } from '@/store/store';
import { refundOf } from '../../helpers/builders';
import { givenOwnData, ownPayment } from '../../helpers/workspace';
import { buildReport, buildSettlement, buildSide } from '../../helpers/domain/reconciliation';
import { buildPayout } from '../../helpers/domain/statements';

/** Of Harbor Lights Music Festival. */
const PAYMENT = 'TR20240628-025';
const differs: Break = {
  id: PAYMENT,
  kind: 'amount',
  ours: buildSide(PAYMENT),
  theirs: [buildSide('p1', { amount: 9_000 })],
};
const missingThere: Break = { id: 'gone', kind: 'missing there', ours: buildSide('gone', { amount: 500 }), theirs: [] };
const missingHere = (id: string, amount: number): Break => ({
  id: `there ${id}`,
  kind: 'missing here',
  theirs: [buildSide(id, { amount })],
});
const late: Break = {
  id: 'late',
  kind: 'timing',
  theirs: [],
  ours: buildSide('late', { time: '2024-06-30 23:00:00' }),
};
const all = [differs, missingThere, missingHere('far', 100), missingHere('near', 501), late];

function given(...reports: Parameters<typeof buildReport>[]) {
  const store = setupStore();
  for (const each of reports) store.dispatch(reconciliationActions.reportBroughtIn(buildReport(...each)));
  return store;
}

const settle = (store: AppStore, ...settlement: Parameters<typeof buildSettlement>) =>
  store.dispatch(reconciliationActions.breakSettled(buildSettlement(...settlement)));
const statesOf = (store: AppStore) => selectBreakRows(store.getState()).map(({ state }) => state);

test('Where no report was brought in, nothing is shown and nothing stands', () => {
  const state = setupStore().getState();
  expect([selectShownReport(state), selectStanding(state), selectBreak(state, PAYMENT)]).toEqual(
    Array<undefined>(3).fill(undefined),
  );
  expect([selectReports(state), selectSettlements(state), selectBreakRows(state)]).toEqual([[], [], []]);
});

test('The newest report is shown, of two of the same second the one whose id is later, unless another is chosen', () => {
  const store = given(
    [[], { id: 'report-1' }],
    [[], { id: 'report-3' }],
    [[], { id: 'report-2' }],
    [[], { id: 'report-4', recordedAt: '2024-06-01 00:00:00' }],
  );
  expect(selectReports(store.getState()).map(({ id }) => id)).toEqual(['report-3', 'report-2', 'report-1', 'report-4']);
  expect(selectShownReport(store.getState())?.id).toBe('report-3');
  store.dispatch(screenViewActions.reportChosen('report-4'));
  expect(selectShownReport(store.getState())?.id).toBe('report-4');
  store.dispatch(screenViewActions.reportChosen('of another workspace'));
  expect(selectShownReport(store.getState())?.id).toBe('report-3');
});

test('Ages are counted up to the newest day of the payments, or to that of the report where it goes on', () => {
  const agesOf = (last: string) =>
    selectStanding(given([all, { last }]).getState())?.ages.map(({ age, count }) => `${count} ${age}`);
  expect(agesOf('2024-06-15')).toEqual(['1 Under 1 day', '4 1 to 3 days', '0 3 to 7 days', '0 More than 7 days']);
  expect(agesOf('2024-07-04')).toEqual(['0 Under 1 day', '0 1 to 3 days', '5 3 to 7 days', '0 More than 7 days']);
});

test('A break is called by our payment, else by that of the report, with the merchant where we have the payment', () => {
  const rows = selectBreakRows(given([all]).getState());
  expect(rows.map(({ payment, merchantName, atRisk }) => [payment, merchantName, atRisk])).toEqual([
    [PAYMENT, 'Harbor Lights Music Festival', 1_000],
    ['gone', '', 500],
    ['far', '', 100],
    ['near', '', 501],
    ['late', '', 0],
  ]);
});

test('A break is open until it is settled, and one that was late is cleared by a later report without it, by no earlier one', () => {
  const store = given([[], { id: 'report-0', recordedAt: '2024-06-30 23:30:00' }], [all]);
  expect(statesOf(store)).toEqual(['Open', 'Open', 'Open', 'Open', 'Open']);
  settle(store, PAYMENT);
  const later = buildReport([], { id: 'report-2', recordedAt: '2024-07-02 09:00:00', last: '2024-07-01' });
  store.dispatch(reconciliationActions.reportBroughtIn(later));
  store.dispatch(screenViewActions.reportChosen('report-1'));
  expect(statesOf(store)).toEqual(['Settled', 'Open', 'Open', 'Open', 'Cleared']);
  store.dispatch(reconciliationActions.settlementRemoved(`settled ${PAYMENT}`));
  expect(statesOf(store)[0]).toBe('Open');
});

test('What is missing there is offered what is missing here and is open, the nearest amount first', () => {
  const store = given([all]);
  const matchesOf = (id: string) => selectBreak(store.getState(), id)?.matches.map((each) => each.id);
  expect(matchesOf('gone')).toEqual(['there near', 'there far']);
  expect(matchesOf('there near')).toEqual(['gone']);
  expect(matchesOf(PAYMENT)).toEqual([]);
  settle(store, 'there far');
  expect(matchesOf('gone')).toEqual(['there near']);
});

test('Two breaks that were matched by hand name each other; one that was accepted names none', () => {
  const store = given([all]);
  settle(store, 'gone', { withBreakId: 'there near' });
  settle(store, PAYMENT);
  const partnerOf = (id: string) => selectBreak(store.getState(), id)?.matchedWith?.id;
  expect([partnerOf('gone'), partnerOf('there near'), partnerOf(PAYMENT), partnerOf('late')]).toEqual([
    ...['there near', 'gone', undefined, undefined],
  ]);
  expect(selectSettlements(store.getState())).toHaveLength(2);
  expect(selectBreak(store.getState(), 'not there')).toBeUndefined();
});

test('A report is compared with the rows of the sample, or with the workspace that is open, and what was recorded', () => {
  const store = setupStore();
  store.dispatch(refundOf({ transactionId: PAYMENT, amount: 1_500, reason: 'Other' }));
  const { rows, fees } = store.getState().transactions;
  expect(selectOwnPayments(store.getState())).toEqual({
    currency: 'USD',
    timeZone: 'America/New_York',
    rows,
    fees,
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
  const own = setupStore(givenOwnData([ownPayment('P-1')], 'w1'));
  const stamp = { id: 'r1', recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan' };
  const refund = { ...stamp, transactionId: 'P-1', amount: 10_000, reason: 'Other' as const };
  own.dispatch(refundRecorded(refund, { amount: 10_000, status: 'Completed' }));
  expect(selectOwnPayments(own.getState())).toEqual({
    currency: 'USD',
    timeZone: expect.any(String) as string,
    workspaceId: 'w1',
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

test('A report of the bank is compared with the payouts that stand, by the name of whom they went to, and knows those taken back', () => {
  const store = setupStore();
  store.dispatch(payoutsRecorded([buildPayout({ id: 'paid', partyId: 'MER001', reference: 'June' })]));
  const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC', of: 'payouts' } as const;
  store.dispatch(
    recordsTakenBack([
      { ...stamp, id: 't1', recordId: 'back', record: buildPayout({ id: 'back', reference: 'May' }) },
      { ...stamp, id: 't2', recordId: 'brought back', record: null },
    ]),
  );
  const { payouts, otherReferences } = selectOwnPayouts(store.getState());
  expect(payouts).toEqual([
    expect.objectContaining({ id: 'paid', name: 'Harbor Lights Music Festival', reference: 'June' }),
  ]);
  expect(otherReferences).toEqual(['May']);
});
