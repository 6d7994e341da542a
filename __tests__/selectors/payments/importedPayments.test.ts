import type { TransactionTable } from '@/data/tables/transactionTable';
import { selectPayment, selectTransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { selectTransactionsOrder } from '@/selectors/payments/list/transactionsSelectors';
import { selectTransactionTable, statementTableOf } from '@/selectors/payments/tableSelectors';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';
import { buildRefund } from '../../helpers/builders';
import { givenImportedData, importedPayment, importedRefund } from '../../helpers/workspace';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const rows = [
  importedPayment('P2', { date: '2025-06-16 12:00:00' }),
  importedPayment('P1', { customer: 'C1', integration: 'INT1' }),
];

test('Imported payments, which are stored newest first, need no sorting by date in that direction', () => {
  const store = setupStore(givenImportedData(rows));
  const { sortChosen } = transactionsListActions;
  store.dispatch(sortChosen('date'));
  expect([...selectTransactionsOrder(store.getState())!]).toEqual([1, 0]);
  store.dispatch(sortChosen('date'));
  expect(selectTransactionsOrder(store.getState())).toBeNull();
  // Sorting by any other column ignores it.
  for (const direction of ['ascending', 'descending']) {
    store.dispatch(sortChosen('id'));
    const ids = Array.from(selectTransactionsOrder(store.getState())!, (index) => rows[index]!.id);
    expect(ids).toEqual(direction === 'ascending' ? ['P1', 'P2'] : ['P2', 'P1']);
  }
});

test('Imported payments have no made-up customer or integration', () => {
  const state = setupStore(givenImportedData(rows)).getState();
  expect(selectTransactionDetails(state, 'P2')).toMatchObject({ customerId: '', integrationId: '' });
  expect(selectTransactionDetails(state, 'P1')).toMatchObject({
    isCustomerRecorded: true,
    isIntegrationRecorded: true,
  });
});

test('The export of imported payments has their currency and the time zone of each', () => {
  const zoned = importedPayment('P3', { date: '2025-06-20 12:00:00', timeZone: 'Asia/Tokyo' });
  const file = wholeTransactionsFile(setupStore(givenImportedData([...rows, zoned], 'zones')).getState());
  expect(file.headers.slice(-2)).toEqual(['CURRENCY', 'TIME ZONE']);
  expect(file.rows.map((row) => row.slice(-2))).toEqual([
    ['USD', 'Asia/Tokyo'],
    ['USD', 'Europe/Berlin'],
    ['USD', 'Europe/Berlin'],
  ]);
});

test('The details of a payment say whether its fees were imported or calculated', () => {
  const fees = { processor: 300, partner: 200, platform: 100 };
  const areFeesCalculated = (payment: typeof rows) =>
    selectTransactionDetails(setupStore(givenImportedData(payment, payment[0]?.id)).getState(), payment[0]!.id)
      ?.areFeesCalculated;
  expect([areFeesCalculated([importedPayment('P1')]), areFeesCalculated([importedPayment('P2', { fees })])]).toEqual([
    true,
    false,
  ]);
  expect(selectTransactionDetails(setupStore().getState(), 'TR20240630-030')?.areFeesCalculated).toBe(false);
});

test('The history of a payment has imported and recorded refunds in the order of their times', () => {
  const store = setupStore(givenImportedData([importedPayment('P1')], 'w3', [importedRefund('P1')]));
  const refund = { transactionId: 'P1', amount: 1_000, reason: 'Other', recordedBy: 'Alex Morgan' } as const;
  for (const [id, recordedAt] of [
    ['before', '2025-06-15 18:00:00'],
    ['after', '2025-06-17 09:00:00'],
  ] as const)
    store.dispatch(refundRecorded({ ...refund, id, recordedAt }, importedPayment('P1')));
  const { history } = selectPayment(store.getState(), 'P1')!;
  expect(history.map(({ kind, amount, at }) => [kind, amount, at])).toEqual([
    ['paid', 10_000, '2025-06-15 12:00:00'],
    ['refunded', 1_000, '2025-06-15 18:00:00'],
    ['refunded', 3_000, '2025-06-16 08:00:00'],
    ['refunded', 1_000, '2025-06-17 09:00:00'],
  ]);
});

test('The timeline of a payment is in its time zone and sorted by time', () => {
  const paid = importedPayment('P9', { date: '2025-01-15 23:00:00', timeZone: 'UTC' });
  const refunded = importedRefund('P9', { date: '2025-01-16 08:20:00', timeZone: 'Asia/Tokyo' });
  const store = setupStore(givenImportedData([paid], 'timeline', [refunded]));
  const stamp = { id: 'here', recordedAt: '2025-01-15 18:17:00', recordedBy: 'Alex Morgan', zone: 'America/New_York' };
  const refund = { ...stamp, transactionId: 'P9', amount: 2_000, reason: 'Other' as const };
  store.dispatch(refundRecorded(refund, { amount: 10_000, status: 'Completed' }));
  expect(selectPayment(store.getState(), 'P9')?.history.map(({ at, zone }) => [at, zone])).toEqual([
    ['2025-01-15 23:00:00', 'UTC'],
    ['2025-01-15 23:17:00', 'UTC'],
    ['2025-01-15 23:20:00', 'UTC'],
  ]);
});

test('The time of a payment of the demo data is in the zone of the workspace, and that of a file in its own zone', () => {
  const { workspace, transactions } = setupStore().getState();
  const [row] = transactions.rows;
  expect(selectPayment(setupStore().getState(), row?.id ?? '')?.history[0]?.zone).toBe(workspace.timeZone);
  const others = [importedPayment('P1'), importedPayment('P2'), importedPayment('P3', { timeZone: 'Asia/Tokyo' })];
  const state = setupStore(givenImportedData(others, 'own zones')).getState();
  expect(['P1', 'P3'].map((id) => selectPayment(state, id)?.history[0]?.zone)).toEqual(['Europe/Berlin', 'Asia/Tokyo']);
});

test('A partial refund that was recorded stays in the timeline after a file has the whole payment as Refunded', () => {
  const imported = givenImportedData([importedPayment('P1', { status: 'Refunded' })], 'refunded whole');
  const records = { P1: [buildRefund({ id: 'recorded', transactionId: 'P1', amount: 2_000 })] };
  const payment = selectPayment(setupStore({ ...imported, payments: { records } }).getState(), 'P1');
  expect(payment?.refunded).toBe(10_000);
  expect(payment?.history.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['paid', 10_000],
    ['refunded', 2_000],
  ]);
});

test('A payment of $0.00 has no amount that proposals reserve', () => {
  const state = setupStore(givenImportedData([importedPayment('P1', { amount: 0 })], 'nothing paid')).getState();
  expect(selectPayment(state, 'P1')).toMatchObject({ refundableAmount: 0, refundEligibility: { allowed: true } });
});

test('Statements have the payments of the demo data in the zone of the workspace, and those of files in their own', () => {
  const zoneOf = (table: TransactionTable) => statementTableOf(table, 'America/Chicago').timeZoneAt?.(0);
  expect(zoneOf(selectTransactionTable(setupStore().getState()))).toBe('America/Chicago');
  const imported = setupStore(givenImportedData(rows, 'zones of statements')).getState();
  expect(zoneOf(selectTransactionTable(imported))).toBe('Europe/Berlin');
});
