import { finish } from '@/lib/resumable';
import {
  linesFoundBy,
  payoutPartsOf,
  positionsFoundBy,
  selectLineInputs,
  selectPayout,
  selectPayoutLinesTable,
} from '@/selectors/statements/payoutLineSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { setupStore } from '@/store/store';
import { buildPayout } from '../../helpers/domain/statements';
import { givenImportedData, importedPayment, importedRefund } from '../../helpers/workspace';

const FEES = { processor: 320, partner: 0, platform: 600 };

function openStore() {
  const payments = [
    importedPayment('P-1', { fees: FEES, date: '2025-06-01 12:00:00' }),
    importedPayment('P-2', { fees: FEES, date: '2025-06-02 12:00:00' }),
  ];
  const store = setupStore(givenImportedData(payments, 'payout lines', [importedRefund('P-2')]));
  const partyId = selectTransactionTable(store.getState()).merchantIdAt(0);
  const payout = buildPayout({ partyId, day: '2025-06-20', amount: 10_000 });
  store.dispatch(payoutsRecorded([payout]));
  return { store, payout };
}

test('A payout has the lines of its payments and refunds, and an unknown payout has none', () => {
  const { store, payout } = openStore();
  const { parts } = finish(payoutPartsOf(store.getState(), payout.id))!;
  expect(parts.lines).toHaveLength(3);
  expect(selectPayout(store.getState(), payout.id)).toMatchObject({ amount: 10_000 });
  expect(selectPayout(store.getState(), '__proto__')).toBeUndefined();
  expect(finish(payoutPartsOf(store.getState(), 'unknown'))).toBeUndefined();
  const found = (search: string) => finish(positionsFoundBy(store.getState(), parts, search)).length;
  expect([found(''), found('P-1'), found('P-2'), found('nothing')]).toEqual([3, 1, 2, 0]);
  const table = selectPayoutLinesTable(store.getState(), parts, { before: 'Balance before', left: 'Balance left' });
  expect(table.rows.length).toBeGreaterThanOrEqual(3);
  const rows = table.rows.slice(0, table.rows.length);
  for (const cells of rows) expect(cells.slice(0, 4)).toEqual(['MER001', 'Harbor Arts', '2025-06-20', 'June']);
});

test('One search finds the lines of all parties, an empty one finds none, and a new payout changes the inputs', () => {
  const { store } = openStore();
  expect(finish(linesFoundBy(store.getState(), ' ', 10))).toBeUndefined();
  const found = finish(linesFoundBy(store.getState(), 'P-2', 10))!;
  expect(found.total).toBeGreaterThanOrEqual(2);
  const before = selectLineInputs(store.getState());
  expect(selectLineInputs(store.getState())).toBe(before);
  store.dispatch(payoutsRecorded([buildPayout({ id: '1750500000000-second', partyId: 'processor' })]));
  expect(selectLineInputs(store.getState())).not.toBe(before);
});
