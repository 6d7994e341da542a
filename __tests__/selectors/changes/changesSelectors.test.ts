import { undo } from '@/commands/changes/auditTrail';
import { withdrawRefund } from '@/commands/payments/recordPayments';
import { removeReport } from '@/commands/reconciliation';
import { issueStatements, reversePayout, withdrawStatement } from '@/commands/statements/statements';
import { fileOf } from '@/domain/lists/csv';
import type { Edit } from '@/domain/changes/records';
import { changesList } from '@/selectors/changes/activity';
import { selectChanges, selectResumablePaymentChanges } from '@/selectors/changes/changesSelectors';
import { editRecorded } from '@/slices/entities/editsSlice';
import { refundRecorded, voidRecorded } from '@/slices/entities/paymentEventsSlice';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { secondaryViewActions } from '@/slices/lists/secondaryViewSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { setupStore, type AppStore } from '@/store/store';
import { USD } from '../../helpers/currencies';
import { buildRefund } from '../../helpers/builders';
import { givenImportedData, givenWorkspace, importedPayment } from '../../helpers/workspace';
import { buildReport, buildSettlement, buildSide } from '../../helpers/domain/reconciliation';
import { buildPayout } from '../../helpers/domain/statements';

const PAYMENT = 'TR20240628-025';
const NAME = 'Harbor Lights Music Festival';
const stampAt = (id: string, recordedAt: string) => ({ id, recordedAt, recordedBy: 'Alex Morgan', zone: 'UTC' });
const edit = (id: string, at: string, b: Partial<Edit> = {}): Edit => ({
  ...stampAt(id, at),
  subject: 'merchant',
  rowId: 'MER001',
  before: { city: 'Elsewhere' },
  ...b,
});

function given() {
  const store = setupStore();
  const refund = { ...stampAt('r1', '2024-07-01 10:00:00'), amount: 1_500, reason: 'Duplicate' as const };
  const payment = { amount: 924_000, status: 'Completed' as const };
  store.dispatch(refundRecorded({ ...refund, transactionId: PAYMENT }, payment));
  store.dispatch(editRecorded(edit('e1', '2024-07-03 10:00:00')));
  store.dispatch(payoutsRecorded([buildPayout({ id: 'p1', recordedAt: '2024-07-02 10:00:00' })]));
  return store;
}

const describeAll = (store: AppStore) => selectChanges(store.getState()).map(({ at, what }) => `${at} ${what}`);

test('All changes are in one list, the newest first, and changes of the same second by their ids', () => {
  const store = given();
  const second = { ...stampAt('z1', '2024-07-01 10:00:00'), transactionId: 'TR20240630-029' };
  store.dispatch(voidRecorded(second, { amount: 3_560, status: 'Pending' }));
  expect(describeAll(store)).toEqual([
    '2024-07-03 10:00:00 Merchant edited',
    '2024-07-02 10:00:00 Payout of $100.00',
    '2024-07-01 10:00:00 Void recorded',
    '2024-07-01 10:00:00 Refund of $15.00 recorded',
  ]);
  expect(describeAll(setupStore())).toEqual([]);
});

test('The newest changes come first in any time zone, also if the list is sorted by time', () => {
  const store = setupStore();
  const recorded = [
    [Date.UTC(2024, 5, 30, 2, 47), '2024-06-30 02:47:00', 'UTC'],
    [Date.UTC(2024, 5, 30, 2, 50), '2024-06-29 22:50:00', 'America/New_York'],
    [Date.UTC(2024, 5, 30, 2, 55), '2024-06-30 11:55:00', 'Asia/Tokyo'],
    [Date.UTC(2024, 5, 30, 2, 58), '2024-06-30 02:58:00', 'UTC'],
  ] as const;
  for (const [position, [moment, at, zone]] of recorded.entries())
    store.dispatch(editRecorded({ ...edit(`${moment}-e`, at, { before: { city: `City ${position}` } }), zone }));
  const describeBy = (changes: readonly { from: string; to: string }[]) => changes.map(({ from, to }) => [from, to]);
  const { city } = store.getState().merchants.rows.find(({ id }) => id === 'MER001')!;
  const newestFirst = [
    ['City: City 3', `City: ${city}`],
    ['City: City 2', 'City: City 3'],
    ['City: City 1', 'City: City 2'],
    ['City: City 0', 'City: City 1'],
  ];
  expect(describeBy(selectChanges(store.getState()))).toEqual(newestFirst);
  store.dispatch(secondaryViewActions.sortChosen('at'));
  expect(describeBy(changesList.selectSorted(store.getState()))).toEqual(newestFirst.toReversed());
});

test('An import, which has no milliseconds, is sorted by its time in its zone', () => {
  const state = setupStore(givenImportedData([importedPayment('P1')])).getState();
  const imported = { recordedAt: '2024-06-29 22:50:00', recordedBy: 'Alex Morgan', zone: 'America/New_York' };
  const edits = Object.fromEntries(
    ['02:49', '02:51'].map((time) => [time, edit(time, `2024-06-30 ${time}:00`, { rowId: 'X' })]),
  );
  const importedWorkspace = { ...state.workspace.own!, imported };
  const reported = selectChanges(
    givenWorkspace({ workspace: { own: importedWorkspace }, edits: { records: edits } }, state),
  );
  expect(reported.map(({ kind, at }) => [kind, at])).toEqual([
    ['Edits', '2024-06-30 02:51:00'],
    ['Imports', '2024-06-29 22:50:00'],
    ['Edits', '2024-06-30 02:49:00'],
  ]);
});

test('An edit of an integration names its merchant, and a deleted row is named by its id', () => {
  const store = setupStore();
  const [integration] = store.getState().integrations.rows;
  const of = { subject: 'integration' as const, before: { status: 'Inactive' } };
  store.dispatch(editRecorded(edit('e1', '2024-07-01 10:00:00', { ...of, rowId: integration!.id })));
  store.dispatch(editRecorded(edit('e2', '2024-07-01 09:00:00', { ...of, rowId: 'INT999' })));
  store.dispatch(editRecorded(edit('e3', '2024-07-01 08:00:00', { rowId: 'MER999' })));
  const merchant = store.getState().merchants.rows.find(({ id }) => id === integration!.merchantId)!;
  expect(selectChanges(store.getState()).map(({ about, merchantName }) => [about, merchantName])).toEqual([
    [integration!.integrationName, merchant.name],
    ['INT999', ''],
    ['MER999', 'MER999'],
  ]);
});

test('A resolved discrepancy names the merchant of its payment, and none for an unknown payment', () => {
  const store = setupStore();
  const sides = (id: string) => ({ ours: buildSide(id), theirs: [buildSide('p1', { amount: 1 })] });
  const discrepancies = ([PAYMENT, 'not there'] as const).map((id) => ({ id, kind: 'amount' as const, ...sides(id) }));
  const there = { id: 'there x', kind: 'missing here' as const, theirs: [buildSide('x')] };
  store.dispatch(reconciliationActions.reportBroughtIn(buildReport([...discrepancies, there])));
  for (const id of [PAYMENT, 'not there', 'there x'])
    store.dispatch(reconciliationActions.breakSettled(buildSettlement(id)));
  const resolved = selectChanges(store.getState()).filter(({ kind }) => kind === 'Resolved discrepancies');
  expect(resolved.map(({ about, merchantId, merchantName }) => [about, merchantId, merchantName])).toEqual([
    ['x', undefined, ''],
    ['not there', undefined, ''],
    [PAYMENT, 'MER001', NAME],
  ]);
});

test('Reversals and restorations are listed with the records, and a removed report with its resolved discrepancies', async () => {
  const store = setupStore();
  const payout = buildPayout();
  store.dispatch(payoutsRecorded([payout]));
  store.dispatch(reversePayout(payout));
  store.dispatch(undo(selectToasts(store.getState()).at(-1)!.undo!));
  await store.dispatch(issueStatements(['MER001']));
  store.dispatch(withdrawStatement(Object.values(selectIssuedStatements(store.getState()))[0]!));
  const report = buildReport([{ id: PAYMENT, kind: 'status', ours: buildSide(PAYMENT), theirs: [buildSide('p1')] }]);
  store.dispatch(reconciliationActions.reportBroughtIn(report));
  store.dispatch(reconciliationActions.breakSettled(buildSettlement(PAYMENT)));
  store.dispatch(removeReport(report));
  const reported = selectChanges(store.getState()).map(({ what, about }) => `${what}: ${about}`);
  const [paid, statement] = [`Payout of $100.00: ${NAME}`, `Statement S-2024-06-MER001 issued: ${NAME}`];
  const [imported, resolved] = [`Report imported: ${report.name}`, `Discrepancy resolved: ${PAYMENT}`];
  const lower = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);
  expect(reported.toSorted()).toEqual(
    [
      ...[paid, `Reversed: ${lower(paid)}`, `Restored: ${lower(paid)}`],
      ...[statement, `Statement S-2024-06-MER001 withdrawn: ${NAME}`],
      ...[imported, `Report removed: ${report.name}`],
      ...[resolved, `Discrepancy reopened: ${PAYMENT}`],
    ].sort(),
  );
});

test('A resolved discrepancy without its report is not listed', () => {
  const store = given();
  const before = describeAll(store);
  const resolution = buildSettlement(PAYMENT, { reportId: 'not here' });
  const ofResolution = buildSettlement('another', { reportId: resolution.id });
  store.dispatch(reconciliationActions.reconciliationRestored([resolution, ofResolution]));
  expect(describeAll(store)).toEqual(before);
});

test('The changes of many payments are computed in steps of some hundreds', () => {
  const rows = Array.from({ length: 600 }, (_, index) => importedPayment(`P-${index}`));
  const recordsOf = (id: string) => [buildRefund({ id: `refund of ${id}`, transactionId: id })];
  const records = Object.fromEntries(rows.map(({ id }) => [id, recordsOf(id)]));
  const state = givenWorkspace({ payments: { records } }, setupStore(givenImportedData(rows, 'many')).getState());
  const steps = [...selectResumablePaymentChanges(state).precompute()].length;
  expect(steps).toBeGreaterThan(0);
  expect(steps).toBeLessThan(10);
  expect(selectChanges(state).filter(({ kind }) => kind === 'Refunds')).toHaveLength(600);
});

test('A workspace lists its import', () => {
  const [imported, ...others] = selectChanges(setupStore(givenImportedData([importedPayment('P-1')])).getState());
  expect(imported).toMatchObject({ kind: 'Imports', about: 'payments.csv', from: '' });
  expect([imported?.to, others]).toEqual(['1 payment imported from payments.csv', []]);
});

test('The list filters by type, finds reasons, and exports persons and values', () => {
  const store = given();
  const shown = () => changesList.selectSorted(store.getState());
  store.dispatch(changesList.actions.filterChosen({ filter: 'kind', option: 'Payouts' }));
  expect(shown().map(({ what }) => what)).toEqual(['Payout of $100.00']);
  store.dispatch(changesList.actions.filtersCleared());
  store.dispatch(changesList.actions.searchChanged('duplicate'));
  expect(fileOf(changesList.definition, shown(), USD)).toEqual({
    headers: [
      ...['WHEN', 'WHO', 'CHANGE', 'ITEM', 'FROM → TO', 'REASON'],
      ...['TYPE', 'AMOUNT', 'TIME ZONE', 'FROM', 'TO', 'MERCHANT', 'TRANSACTION ID', 'BATCH', 'BATCH NAME'],
    ],
    rows: [
      [
        ...['2024-07-01 10:00:00', 'Alex Morgan', 'Refund of $15.00 recorded', PAYMENT],
        ...['$0.00 refunded → $15.00 refunded', 'Duplicate'],
        ...['Refunds', '15.00', 'UTC', '$0.00 refunded', '$15.00 refunded', NAME, PAYMENT, '', ''],
      ],
    ],
  });
});

test('A withdrawn refund is listed with its recording and the reason of its withdrawal', () => {
  const store = given();
  store.dispatch(reversePayout(buildPayout({ id: 'p1', recordedAt: '2024-07-02 10:00:00' })));
  expect(store.dispatch(withdrawRefund(PAYMENT, 'r1', 'Recorded twice'))).toBe(true);
  const refunds = selectChanges(store.getState()).filter(({ kind }) => kind === 'Refunds');
  expect(refunds.map(({ about, merchantId, from, to }) => [about, merchantId, from, to])).toEqual([
    [PAYMENT, 'MER001', '$15.00 refunded', '$0.00 refunded'],
    [PAYMENT, 'MER001', '$0.00 refunded', '$15.00 refunded'],
  ]);
  expect(refunds[0]!.why).toBe('Recorded twice');
});
