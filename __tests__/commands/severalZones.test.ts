/** @jest-environment ./__tests__/helpers/zonedEnvironment.js */
import { issueStatements } from '@/commands/statements/statements';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectReports } from '@/selectors/reconciliation/reconciliationSelectors';
import { dataSetInZone } from '@/data/dataSets/dataSetInZone';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { recordRefund } from '@/commands/payments/recordPayments';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectIsDataSetStale } from '@/selectors/sync/staleDataSet';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { workspacesListed } from '@/slices/workspaceSlice';
import { clockInZone } from '@/store/zonedClock';
import { startStateOf } from '@/store/startState';
import { buildDataSet } from '../helpers/dataSets';
import { selectOpenStatement } from '../helpers/domain/statements';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { createAuditStamp } from '@/store/auditStamp';
import { computerClock } from '@/store/clock';
import { setupStore, type AppStore } from '@/store/store';
import { refundOf } from '../helpers/builders';
import { buildReport } from '../helpers/domain/reconciliation';
import { useClock } from '../helpers/store/tabs';
import { givenImportedData, importedPayment, importedRefund } from '../helpers/workspace';
import { wholeTransactionsFile } from '../helpers/wholeTransactionsFile';

declare const useTimeZone: (zone: string) => void;

const HARBOR = 'MER001';
const PAYMENT = 'TR20240628-025';

afterEach(() => jest.useRealTimers());

/** A browser in this zone at this time. */
function inZone(zone: string, utc: string): void {
  useTimeZone(zone);
  useClock(new Date(`${utc}Z`));
}

const visit = (store: AppStore, from: string, to: string) =>
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', of: HARBOR, from, to } }));

const refund = (store: AppStore, amount: number) =>
  store.dispatch(refundOf({ transactionId: PAYMENT, amount, reason: 'Other' }));

/** The subjects of the lines in a merchant's July. */
function linesOfJuly(store: AppStore): string[] {
  visit(store, '2024-07-01', '2024-07-31');
  const { length, lineAt } = selectOpenStatement(store.getState())!.statement;
  return Array.from({ length }, (_, position) => lineAt(position).note);
}

test('A refund that was made before a statement was issued in another zone is corrected in no later one', async () => {
  const store = setupStore();
  inZone('UTC', '2024-06-30T02:47:45');
  refund(store, 1_000);
  inZone('America/New_York', '2024-06-30T02:50:00');
  visit(store, '2024-06-01', '2024-06-30');
  await store.dispatch(issueStatements([HARBOR]));
  expect(linesOfJuly(store)).toEqual([]);
});

test('A refund that was made after a statement was issued in another zone is corrected in the next', async () => {
  const store = setupStore();
  inZone('UTC', '2024-06-30T02:50:00');
  visit(store, '2024-06-01', '2024-06-30');
  await store.dispatch(issueStatements([HARBOR]));
  inZone('America/New_York', '2024-06-30T02:55:00');
  refund(store, 1_000);
  expect(linesOfJuly(store)).toEqual(['Refund, after S-2024-06-MER001 was issued']);
});

test('Refunds of a payment are listed in the order in which they were made, in any zones', () => {
  const store = setupStore();
  inZone('UTC', '2024-06-30T02:47:45');
  refund(store, 1_000);
  inZone('America/New_York', '2024-06-30T02:50:00');
  refund(store, 2_000);
  const amounts = selectPayment(store.getState(), PAYMENT)!.history.map(({ amount }) => amount);
  expect(amounts.slice(1)).toEqual([1_000, 2_000]);
});

test('An imported refund is ordered among recorded ones by its time in its zone', () => {
  const reported = importedRefund('P1', { date: '2025-06-30 04:50:00', timeZone: 'Europe/Berlin' });
  const store = setupStore(givenImportedData([importedPayment('P1')], 'refunds', [reported]));
  for (const [time, amount] of [
    ['02:49', 100],
    ['02:51', 200],
  ] as const) {
    inZone('UTC', `2025-06-30T${time}:00`);
    const stamp = { ...createAuditStamp(computerClock), transactionId: 'P1', amount, reason: 'Other' as const };
    store.dispatch(refundRecorded(stamp, { amount: 10_000, status: 'Completed', refunded: 3_000 }));
  }
  const { history } = selectPayment(store.getState(), 'P1')!;
  expect(history.slice(1).map(({ amount }) => amount)).toEqual([100, 3_000, 200]);
});

test('The newest report is shown if reports were imported in two zones', () => {
  const store = setupStore();
  inZone('UTC', '2024-06-30T02:47:45');
  store.dispatch(
    reconciliationActions.reportBroughtIn({ ...buildReport([]), ...createAuditStamp(computerClock), name: 'first' }),
  );
  inZone('America/New_York', '2024-06-30T02:50:00');
  store.dispatch(
    reconciliationActions.reportBroughtIn({ ...buildReport([]), ...createAuditStamp(computerClock), name: 'then' }),
  );
  expect(selectReports(store.getState()).map(({ name }) => name)).toEqual(['then', 'first']);
});

function recordRefundOf(store: AppStore, transactionId: string, amount: number): void {
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId }));
  expect(store.dispatch(recordRefund({ transactionId, amount, reason: 'Other' }))).toBe(true);
}

/** A workspace in Berlin with a payment of June, made by a file in UTC. */
function givenWorkspaceInBerlin() {
  const workspace = { id: 'zone', name: 'Berlin', source: 'a.csv', hash: 'zone', rows: 2, importedOn: '2025-07-02' };
  const rows = [
    importedPayment('P1', { date: '2025-06-30 21:00:00', timeZone: 'UTC' }),
    importedPayment('P2', { date: '2025-07-02 09:00:00', timeZone: 'UTC' }),
  ];
  const dataSet = dataSetInZone(buildDataSet(rows), 'Europe/Berlin');
  openTable('zone', tableOfDataSet(dataSet));
  return setupStore(
    startStateOf({ ...workspace, timeZone: 'Europe/Berlin' }, dataSet),
    undefined,
    clockInZone('Europe/Berlin'),
  );
}

test('A refund recorded at 23:30 in New York is on the right day of a workspace in Berlin', () => {
  const store = givenWorkspaceInBerlin();
  // It is 05:30 of July 1 in Berlin.
  inZone('America/New_York', '2025-07-01T03:30:00');
  recordRefundOf(store, 'P1', 3_000);
  const [, refundStep] = selectPayment(store.getState(), 'P1')!.history;
  expect(refundStep).toMatchObject({ at: '2025-07-01 05:30:00', zone: 'Europe/Berlin' });
  const [record] = selectPayment(store.getState(), 'P1')!.records;
  expect(record).toMatchObject({
    recordedAt: '2025-07-01 05:30:00',
    zone: 'Europe/Berlin',
    instant: Date.parse('2025-07-01T03:30:00Z'),
  });
  const linesOf = (from: string, to: string) => {
    visit(store, from, to);
    const { length, lineAt } = selectOpenStatement(store.getState())!.statement;
    return Array.from({ length }, (_, position) => [lineAt(position).kind, lineAt(position).time]);
  };
  expect(linesOf('2025-06-01', '2025-06-30')).toEqual([['payment', '2025-06-30 23:00:00']]);
  expect(linesOf('2025-07-01', '2025-07-31')).toEqual([
    ['refund', '2025-07-01 05:30:00'],
    ['payment', '2025-07-02 11:00:00'],
  ]);
});

test('A record of an earlier version keeps its text and is shown in the zone of the workspace', () => {
  const store = givenWorkspaceInBerlin();
  const { instant: _instant, ...stamp } = createAuditStamp(computerClock);
  const earlier = { ...stamp, id: 'earlier', recordedAt: '2025-06-30 23:30:00', zone: 'America/New_York' };
  const refunded = { ...earlier, transactionId: 'P1', amount: 3_000, reason: 'Other' as const };
  store.dispatch(refundRecorded(refunded, { amount: 10_000, status: 'Completed' }));
  expect(selectPayment(store.getState(), 'P1')!.records[0]).toMatchObject(earlier);
  expect(selectPayment(store.getState(), 'P1')!.history[1]).toMatchObject({ at: '2025-07-01 05:30:00' });
  const change = selectChanges(store.getState()).find(({ id }) => id === 'earlier')!;
  expect(change).toMatchObject({ at: '2025-07-01 05:30:00', zone: 'Europe/Berlin' });
});

test('A record of the hour that a clock shows twice keeps its time by its instant', () => {
  const store = givenWorkspaceInBerlin();
  for (const [utc, at] of [
    ['2025-10-26T00:30:00', '2025-10-26 02:30:00'],
    ['2025-10-26T01:30:00', '2025-10-26 02:30:00'],
  ] as const) {
    inZone('America/New_York', utc);
    recordRefundOf(store, 'P1', 1_000);
    const { instant, recordedAt } = selectPayment(store.getState(), 'P1')!.records.at(-1)!;
    expect([instant, recordedAt]).toEqual([Date.parse(`${utc}Z`), at]);
  }
});

test('The export of transactions has the text and the zone of the file, so that its rows are the same when imported', () => {
  const store = givenWorkspaceInBerlin();
  const { headers, rows } = wholeTransactionsFile(store.getState());
  const column = (header: string) => rows.map((row) => row[headers.indexOf(header)]);
  expect(column('DATE AND TIME')).toEqual(['2025-07-02 09:00:00', '2025-06-30 21:00:00']);
  expect(column('TIME ZONE')).toEqual(['UTC', 'UTC']);
});

test('Another tab that changes the zone makes the shown days stale', () => {
  const store = givenWorkspaceInBerlin();
  const { own } = store.getState().workspace;
  store.dispatch(workspacesListed({ known: [own!], room: null }));
  expect(selectIsDataSetStale(store.getState())).toBe(false);
  store.dispatch(workspacesListed({ known: [{ ...own!, timeZone: 'UTC' }], room: null }));
  expect(selectIsDataSetStale(store.getState())).toBe(true);
});
