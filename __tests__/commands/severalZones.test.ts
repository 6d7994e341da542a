/** @jest-environment ./__tests__/helpers/zonedEnvironment.js */
import { issueStatements } from '@/commands/statements/statements';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectReports } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectOpenStatement } from '../helpers/domain/statements';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { computerClock, createAuditStamp } from '@/store/clock';
import { setupStore, type AppStore } from '@/store/store';
import { refundOf } from '../helpers/builders';
import { buildReport } from '../helpers/domain/reconciliation';
import { useClock } from '../helpers/store/tabs';
import { givenImportedData, importedPayment, importedRefund } from '../helpers/workspace';

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
