import fc from 'fast-check';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectIsAnythingRecorded, selectRecordsFile } from '@/selectors/payments/list/transactionsFile';
import { refundRecorded, voidRecorded } from '@/slices/entities/paymentEventsSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore, type AppStore } from '@/store/store';
import { sharedState } from '../../helpers/team';
import { givenImportedData, importedPayment, importedRefund } from '../../helpers/workspace';

const stamp = (id: string, transactionId: string, recordedAt: string) => ({
  id,
  transactionId,
  recordedAt,
  recordedBy: 'Alex Morgan',
  zone: 'Europe/Berlin',
});
const payable = (store: AppStore, id: string) => selectPayment(store.getState(), id)!.row;

function given() {
  const rows = [
    importedPayment('P-3'),
    importedPayment('P-1'),
    importedPayment('P-2', { status: 'Pending', amount: 2_000, date: '2025-06-01 10:00:00' }),
  ];
  const store = setupStore(givenImportedData(rows, 'w1', [importedRefund('P-1')]));
  store.dispatch(voidRecorded(stamp('v1', 'P-2', '2025-07-01 09:00:00'), payable(store, 'P-2')));
  const refund = { ...stamp('r1', 'P-1', '2025-07-02 09:00:00'), amount: 5_000, reason: 'Duplicate' as const };
  store.dispatch(refundRecorded(refund, payable(store, 'P-1')));
  return store;
}

test('The export of refunds and voids has all records by their time with the share of each party', () => {
  expect(selectRecordsFile(given().getState())).toEqual({
    headers: [
      ...['REFUND OR VOID ID', 'TRANSACTION ID', 'MERCHANT', 'KIND', 'AMOUNT'],
      ...['FROM MERCHANT', 'FROM PROCESSOR', 'FROM PARTNER', 'FROM PLATFORM'],
      ...['CURRENCY', 'RECORDED AT', 'TIME ZONE', 'RECORDED BY', 'REASON'],
    ],
    rows: [
      [
        ...['v1', 'P-2', 'Harbor Arts', 'Void', '20.00'],
        ...['18.00', '0.88', '0.72', '0.40'],
        ...['USD', '2025-07-01 09:00:00', 'Europe/Berlin', 'Alex Morgan', ''],
      ],
      [
        ...['r1', 'P-1', 'Harbor Arts', 'Refund', '50.00'],
        // The refund splits the rest after the $30.00 of the file.
        ...['46.60', '0.00', '2.40', '1.00'],
        ...['USD', '2025-07-02 09:00:00', 'Europe/Berlin', 'Alex Morgan', 'Duplicate'],
      ],
    ],
  });
});

test('The export of refunds and voids follows the filters and the range', () => {
  const store = given();
  store.dispatch(transactionsListActions.searchChanged('P-2'));
  expect(selectRecordsFile(store.getState()).rows.map(([id]) => id)).toEqual(['v1']);
  store.dispatch(transactionsListActions.filtersCleared());
  store.dispatch(transactionsListActions.rangeChosen({ start: '2025-06-10', end: '2025-06-30' }));
  expect(selectRecordsFile(store.getState()).rows.map(([id]) => id)).toEqual(['r1']);
  expect(selectIsAnythingRecorded(store.getState())).toBe(true);
  expect(selectIsAnythingRecorded(setupStore().getState())).toBe(false);
});

test('A record of a version without time zones has an empty one', () => {
  const store = setupStore(givenImportedData([importedPayment('P-1')]));
  const { zone: _zone, ...early } = stamp('r1', 'P-1', '2025-07-01 09:00:00');
  store.dispatch(refundRecorded({ ...early, amount: 500, reason: 'Other' }, payable(store, 'P-1')));
  const { headers, rows } = selectRecordsFile(store.getState());
  expect(rows.map((row) => row[headers.indexOf('TIME ZONE')])).toEqual(['']);
});

test('The refund shares in the export sum to those in the details, after any earlier refunds', () => {
  const anyAmounts = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyAmounts, fc.boolean(), (amounts, hasFileRefund) => {
      const store = setupStore(
        givenImportedData([importedPayment('P-1')], 'w1', hasFileRefund ? [importedRefund('P-1')] : []),
      );
      const before = selectPayment(store.getState(), 'P-1')!.refundedShares;
      amounts.forEach((amount, at) => {
        const refund = { ...stamp(`r${at}`, 'P-1', `2025-07-01 09:00:0${at}`), amount, reason: 'Other' as const };
        store.dispatch(refundRecorded(refund, payable(store, 'P-1')));
      });
      const { refundedShares } = selectPayment(store.getState(), 'P-1')!;
      const { rows } = selectRecordsFile(store.getState());
      const sumOf = (column: number) => rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
      expect([5, 6, 7, 8].map(sumOf)).toEqual(
        (['merchant', 'processor', 'partner', 'platform'] as const).map(
          (party) => refundedShares[party] - before[party],
        ),
      );
      for (const row of rows)
        expect(row.slice(5, 9).reduce((sum, part) => sum + Math.round(Number(part) * 100), 0)).toBe(
          Math.round(Number(row[4]) * 100),
        );
    }),
    { numRuns: 60 },
  );
});

test('The export of refunds and voids leaves out what the server of a team has not accepted', () => {
  const store = setupStore(sharedState('Ben Cole'));
  const [first, second] = ['r1', 'r2'].map((id) => ({
    ...stamp(id, 'TR20240629-028', '2024-07-01 09:00:00'),
    amount: 1_000,
    reason: 'Other' as const,
  }));
  store.dispatch(refundRecorded({ ...first!, sequence: 1 }, payable(store, 'TR20240629-028')));
  store.dispatch(refundRecorded(second!, payable(store, 'TR20240629-028')));
  expect(selectRecordsFile(store.getState()).rows.map(([id]) => id)).toEqual(['r1']);
});
