import fc from 'fast-check';
import { idsBetween } from '@/selectors/lists/selection';
import { selectRefundableCount } from '@/selectors/payments/list/selectedActs';
import { selectListedCount, selectSelectedPositions } from '@/selectors/payments/list/selectedPayments';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import {
  selectMerchantsToChange,
  selectSelectedMerchants,
  selectStatusActs,
} from '@/selectors/selection/selectedMerchants';
import { merchantsListActions } from '@/slices/lists/entityListSlices';
import { allMatchingSelected, rowsDeselected, rowsSelected } from '@/slices/lists/selectionSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';

test('A range has all rows between its ends, in either direction, and an unknown end selects only the other row', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(ids, fc.nat(), fc.nat(), (all, a, b) => {
      const [from, to] = [all[a % all.length]!, all[b % all.length]!];
      const range = idsBetween(all, from, to);
      expect(range).toEqual(idsBetween(all, to, from));
      expect(range).toHaveLength(Math.abs(all.indexOf(from) - all.indexOf(to)) + 1);
      expect([range.includes(from), range.includes(to)]).toEqual([true, true]);
      expect(idsBetween(all, undefined, to)).toEqual([to]);
      expect(idsBetween(all, from, 'not in the list at all')).toEqual(['not in the list at all']);
    }),
  );
});

test('Rows that a filter excludes stay selected, come last, and are not counted among the listed ones', () => {
  const store = setupStore();
  store.dispatch(rowsSelected({ list: 'transactions', ids: ['TR20240629-028', 'TR20240630-030'] }));
  store.dispatch(transactionsListActions.searchChanged('TR20240630'));
  const table = selectTransactionTable(store.getState());
  const selected = () => Array.from(selectSelectedPositions(store.getState()), table.idAt);
  expect(selected()).toEqual(['TR20240630-030', 'TR20240629-028']);
  expect(selectListedCount(store.getState())).toBe(1);
  store.dispatch(rowsDeselected({ list: 'transactions', ids: ['TR20240629-028', 'TR20240630-030'] }));
  expect(selected()).toEqual([]);

  store.dispatch(rowsSelected({ list: 'merchants', ids: ['MER001', 'MER002'] }));
  const second = store.getState().merchants.rows.find(({ id }) => id === 'MER002')!;
  store.dispatch(merchantsListActions.searchChanged(second.name));
  expect(selectSelectedMerchants(store.getState()).map(({ id }) => id)).toEqual(['MER002', 'MER001']);
});

test('All rows that match, without exceptions, are the filtered ones', () => {
  const store = setupStore();
  store.dispatch(transactionsListActions.searchChanged('TR20240630-030'));
  store.dispatch(allMatchingSelected('transactions'));
  expect(selectListedCount(store.getState())).toBe(selectSelectedPositions(store.getState()).length);
  store.dispatch(rowsDeselected({ list: 'transactions', ids: ['TR20240630-030'] }));
  expect(selectSelectedPositions(store.getState())).toHaveLength(0);
  expect(selectRefundableCount(store.getState())).toEqual({ qualified: 0, refusals: [] });
});

test('The selected merchants that have a status already do not qualify for it, and the reason is counted', () => {
  const store = setupStore();
  store.dispatch(allMatchingSelected('merchants'));
  const rows = selectSelectedMerchants(store.getState());
  expect(rows).toHaveLength(30);
  const acts = selectStatusActs(store.getState());
  expect(acts.map(({ status }) => status)).toEqual(['Active', 'Inactive', 'Suspended']);
  for (const { status, qualified, refusals } of acts) {
    const already = rows.filter((row) => row.status === status).length;
    expect(already).toBeGreaterThan(0);
    expect(qualified).toBe(30 - already);
    expect(refusals).toEqual([{ refusal: { kind: 'merchantHasStatus', status }, count: already }]);
    expect(selectMerchantsToChange(store.getState(), status)).toEqual(rows.filter((row) => row.status !== status));
  }
  store.dispatch(rowsDeselected({ list: 'merchants', ids: rows.map(({ id }) => id) }));
  expect(selectStatusActs(store.getState()).map(({ qualified }) => qualified)).toEqual([0, 0, 0]);
});

test('All merchants that match are not payments', () => {
  const store = setupStore();
  store.dispatch(allMatchingSelected('merchants'));
  expect(selectSelectedPositions(store.getState())).toHaveLength(0);
});
