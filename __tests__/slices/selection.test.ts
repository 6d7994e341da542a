import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { merchantsListActions } from '@/slices/lists/entityListSlices';
import { secondaryViewActions } from '@/slices/lists/secondaryViewSlice';
import { statementsListActions } from '@/slices/lists/statementsListSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import {
  allMatchingSelected,
  rowsDeselected,
  rowsSelected,
  selectionCleared,
  selectionSlice,
} from '@/slices/lists/selectionSlice';

const after = (...actions: UnknownAction[]) => actions.reduce(selectionSlice.reducer, undefined) ?? null;
const IDS = ['A', 'B', 'C', 'D', 'E', 'F'];
const NOTHING = { list: null, mode: 'rows', ids: [] };
const payments = (...ids: string[]) => ({ list: 'transactions' as const, ids });

test('Rows of another list replace the selection', () => {
  const selection = after(rowsSelected(payments('A', 'B')), rowsSelected({ list: 'merchants', ids: ['M'] }));
  expect(selection).toEqual({ list: 'merchants', mode: 'rows', ids: ['M'] });
});

test('Deselecting the last row clears the selection', () => {
  expect(after(rowsSelected(payments('A')), rowsDeselected(payments('A')))).toEqual(NOTHING);
  expect(after(allMatchingSelected('transactions'), selectionCleared())).toEqual(NOTHING);
});

test('Deselecting rows of a list without selection changes nothing', () => {
  const before = rowsSelected(payments('A'));
  expect(after(before, rowsDeselected({ list: 'merchants', ids: ['A'] }))).toEqual(after(before));
});

test('A selection of all that match stores only its exceptions', () => {
  const all = [allMatchingSelected('transactions'), rowsDeselected(payments('A', 'B')), rowsSelected(payments('B'))];
  expect(after(...all)).toEqual({ list: 'transactions', mode: 'matching', except: ['A'] });
});

describe('Another filter clears a selection of all that match, says so, and leaves chosen rows selected', () => {
  test.each([
    transactionsListActions.searchChanged('jazz'),
    transactionsListActions.filterChosen({ filter: 'status', option: 'Failed' }),
    transactionsListActions.filtersCleared(),
    transactionsListActions.rangeDayPicked('2024-06-01'),
    transactionsListActions.rangeChosen({ start: '2024-06-01', end: '2024-06-02' }),
    transactionsListActions.rangeCleared(),
    transactionsListActions.merchantCleared(),
    merchantsListActions.searchChanged('jazz'),
    statementsListActions.daysChosen(null),
    secondaryViewActions.searchChanged('jazz'),
    addressVisited({ path: '/transactions', query: { search: 'jazz' } }),
  ])('$type', (action) => {
    expect(after(allMatchingSelected('transactions'), action)).toEqual({
      list: 'transactions',
      mode: 'rows',
      ids: [],
      isInterrupted: true,
    });
    const chosen = rowsSelected(payments('A'));
    expect(after(chosen, action)).toEqual(after(chosen));
  });
});

test('A sort or another page leaves a selection of all that match as it is', () => {
  const all = allMatchingSelected('transactions');
  expect(after(all, transactionsListActions.sortChosen('amount'), transactionsListActions.pageChosen(3))).toEqual(
    after(all),
  );
});

test('Another report clears the selected discrepancies, because its ids may be the same', () => {
  expect(after(rowsSelected({ list: 'reconciliation', ids: ['1'] }), secondaryViewActions.reportChosen('r2'))).toEqual(
    NOTHING,
  );
});

test('The selected rows are those that a set would have, in both modes', () => {
  const ids = fc.array(fc.constantFrom(...IDS), { maxLength: 4 });
  const steps = fc.array(fc.record({ isSelected: fc.boolean(), ids }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.boolean(), steps, (isMatching, all) => {
      const expected = new Set<string>(isMatching ? IDS : []);
      const actions: UnknownAction[] = isMatching ? [allMatchingSelected('transactions')] : [];
      for (const step of all) {
        actions.push((step.isSelected ? rowsSelected : rowsDeselected)(payments(...step.ids)));
        for (const id of step.ids)
          if (step.isSelected) expected.add(id);
          else expected.delete(id);
      }
      const selection = after(...actions);
      const selected = IDS.filter((id) =>
        selection?.mode === 'matching' ? !selection.except.includes(id) : selection?.ids.includes(id),
      );
      expect(selected).toEqual([...expected].sort());
    }),
  );
});
