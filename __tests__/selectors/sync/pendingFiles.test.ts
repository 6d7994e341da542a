import { finish } from '@/lib/resumable';
import { selectTransactionsFile } from '@/selectors/payments/list/transactionsFile';
import { allStatementsTable } from '@/selectors/statements/statementTables';
import { leftOut } from '@/selectors/sync/pendingTexts';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import type { RootState } from '@/store/rootReducer';
import { setupStore } from '@/store/store';
import { buildPayout } from '../../helpers/domain/statements';
import { sharedState } from '../../helpers/team';

const PAYMENT = 'TR20240629-028';
const WAITS = 'Waits for the server';
const CHANGES = 'PENDING CHANGES';

/** The June of the demo data with a refund and a payout of a merchant, and their positions in the log. */
function stateWith(start: Partial<RootState>, position?: number): RootState {
  const store = setupStore(start);
  const sequence = position === undefined ? {} : { sequence: position };
  const payment = store.getState().transactions.rows.find(({ id }) => id === PAYMENT)!;
  const refund = { id: '1719655200000-r', transactionId: PAYMENT, amount: 100, reason: 'Duplicate' as const };
  const stamp = { recordedAt: '2024-06-29 20:00:00', recordedBy: 'Ana Ruiz' };
  store.dispatch(refundRecorded({ ...refund, ...stamp, ...sequence }, payment));
  const payout = buildPayout({ partyId: payment.merchantId, amount: 100, day: '2024-06-30', reference: 'June' });
  store.dispatch(payoutsRecorded([{ ...payout, ...sequence }]));
  return store.getState();
}

function rowsOf({ headers, rows }: { headers: readonly string[]; rows: { length: number; slice: Slice } }) {
  return rows.slice(0, rows.length).map((cells) => new Map(headers.map((header, index) => [header, cells[index]])));
}
type Slice = (from: number, to: number) => readonly (readonly string[])[];

test('The export of transactions says which payments have changes that wait for the server', () => {
  const rows = rowsOf(selectTransactionsFile(stateWith(sharedState('Ana Ruiz'))));
  const marked = rows.filter((row) => row.get(CHANGES) !== '');
  expect(marked.map((row) => [row.get('TRANSACTION ID'), row.get(CHANGES)])).toEqual([[PAYMENT, WAITS]]);
});

test.each([
  ['the server has accepted all of them', stateWith(sharedState('Ana Ruiz'), 7)],
  ['the workspace is of this browser', stateWith({})],
])('Files have no mark if %s', (_when, state) => {
  expect(selectTransactionsFile(state).headers).not.toContain(CHANGES);
  const notes = rowsOf(finish(allStatementsTable(state))).map((row) => row.get('NOTE'));
  expect(notes).toContain('June');
  expect(notes.join()).not.toContain(WAITS);
});

test('The export of statements marks the lines of refunds and payouts that wait for the server', () => {
  const rows = rowsOf(finish(allStatementsTable(stateWith(sharedState('Ana Ruiz')))));
  const marked = rows.filter((row) => row.get('NOTE')?.includes(WAITS));
  const refunds = marked.filter((row) => row.get('KIND') === 'Refund');
  expect(refunds.length).toBeGreaterThanOrEqual(3);
  expect(new Set(refunds.map((row) => row.get('TRANSACTION ID')))).toEqual(new Set([PAYMENT]));
  const payouts = marked.filter((row) => row.get('KIND') === 'Payout');
  expect(payouts.map((row) => row.get('NOTE'))).toEqual([`June · ${WAITS}`]);
  expect(marked).toHaveLength(refunds.length + payouts.length);
});

test('The dialog of bank files says how many payouts they leave out, because they wait for the server', () => {
  expect([1, 2].map(leftOut)).toEqual([
    '1 payout waits for the server and is not in the bank files.',
    '2 payouts wait for the server and are not in the bank files.',
  ]);
});
