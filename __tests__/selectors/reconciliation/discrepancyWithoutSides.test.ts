import { selectDiscrepancy, selectDiscrepancyRows } from '@/selectors/reconciliation/reconciliationSelectors';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { setupStore } from '@/store/store';
import { buildReport, buildSide } from '../../helpers/domain/reconciliation';

test('A discrepancy without a side has no payment, and matches nothing', () => {
  const store = setupStore();
  store.dispatch(
    reconciliationActions.reportBroughtIn(
      buildReport([
        { id: 'none', kind: 'missing here', theirs: [] },
        { id: 'there', kind: 'missing here', theirs: [buildSide('X-1')] },
      ]),
    ),
  );
  const rows = selectDiscrepancyRows(store.getState());
  expect(rows.map(({ id, payment }) => [id, payment])).toEqual(
    expect.arrayContaining([
      ['none', ''],
      ['there', 'X-1'],
    ]),
  );
  expect(selectDiscrepancy(store.getState(), 'none')?.matches).toEqual([]);
  expect(selectDiscrepancy(store.getState(), 'unknown')).toBeUndefined();
});
