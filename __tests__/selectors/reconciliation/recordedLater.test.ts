import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import {
  selectConsolePayments,
  selectDiscrepancyRows,
  selectReportSummary,
} from '@/selectors/reconciliation/reconciliationSelectors';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { disputesSlice } from '@/slices/entities/recordSlices';
import { setupStore } from '@/store/store';
import { buildDispute, refundOf } from '../../helpers/builders';
import { buildReport, buildSide } from '../../helpers/domain/reconciliation';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const PAYMENT = 'TR20240628-025';
const AMOUNT = 924_000;

/** The discrepancy of a payment of which the report has this and the console nothing. */
function discrepancyOf(
  kind: Discrepancy['kind'],
  reported: { refunded?: number; disputed?: number },
  id = PAYMENT,
): Discrepancy {
  const same = { amount: AMOUNT, status: 'Completed' as const, refunded: 0 };
  return { id, kind, ours: buildSide(id, same), theirs: [buildSide(`of ${id}`, { ...same, ...reported })] };
}

function given(...discrepancies: readonly Discrepancy[]) {
  const store = setupStore();
  store.dispatch(reconciliationActions.reportBroughtIn(buildReport(discrepancies)));
  const statesOf = () => selectDiscrepancyRows(store.getState()).map(({ state }) => state);
  expect(statesOf()).toEqual(discrepancies.map(() => 'Open'));
  return { store, statesOf };
}

test('A refund that the report has and the console has not is cleared once it is recorded with the same amount', () => {
  const { store, statesOf } = given(
    discrepancyOf('amount', { refunded: 1_500 }),
    discrepancyOf('amount', { refunded: 1_500 }, 'unknown'),
  );
  store.dispatch(refundOf({ transactionId: PAYMENT, amount: 1_000, reason: 'Other' }));
  expect(statesOf()).toEqual(['Open', 'Open']);
  store.dispatch(refundOf({ transactionId: PAYMENT, amount: 500, reason: 'Other' }));
  expect(statesOf()).toEqual(['Cleared', 'Open']);
});

test('A dispute that the report has and the console has not is cleared once it is recorded, also without a refund', () => {
  const { store, statesOf } = given(discrepancyOf('dispute', { disputed: 10_000 }));
  store.dispatch(disputesSlice.actions.recorded([buildDispute({ transactionId: PAYMENT, amount: 10_000 })]));
  expect(statesOf()).toEqual(['Cleared']);
});

test('A payment with several disputes is compared with the sum that they took and the first day of one', () => {
  const store = setupStore();
  const dispute = (id: string, amount: number, openedAt: string) =>
    buildDispute({ id, transactionId: PAYMENT, amount, openedAt });
  store.dispatch(
    disputesSlice.actions.recorded([
      dispute('a', 1_000, '2024-07-03 10:00:00'),
      dispute('b', 2_000, '2024-07-02 10:00:00'),
      dispute('c', 4_000, '2024-07-04 10:00:00'),
    ]),
  );
  expect(selectConsolePayments(store.getState()).disputes).toContainEqual({
    id: PAYMENT,
    disputed: 7_000,
    opened: '2024-07-02',
  });
});

test('Ages are counted in the time zone of the report if it is newer than the payments, or else of the newest payment', () => {
  const payments = [
    importedPayment('newest', { date: '2025-06-15 12:00:00', timeZone: 'Europe/London' }),
    importedPayment('other', { date: '2025-06-01 12:00:00', timeZone: 'Europe/Berlin' }),
    importedPayment('another', { date: '2025-06-02 12:00:00', timeZone: 'Europe/Berlin' }),
  ];
  const zoneOf = (last: string, rows = payments) => {
    const state = givenImportedData(rows, `z${rows.length}`);
    const { workspace } = setupStore(state).getState();
    const store = setupStore({ ...state, workspace: { ...workspace, timeZone: 'America/Chicago' } });
    store.dispatch(reconciliationActions.reportBroughtIn(buildReport([], { last, lastZone: 'Asia/Tokyo' })));
    const { today, zone } = selectReportSummary(store.getState()) ?? {};
    return [today, zone];
  };
  const [today = ''] = zoneOf('2025-01-01');
  expect(zoneOf('2025-01-01')).toEqual([today, 'Europe/London']);
  expect(zoneOf(today)).toEqual([today, 'Europe/London']);
  expect(zoneOf('2026-01-01')).toEqual(['2026-01-01', 'Asia/Tokyo']);
});
