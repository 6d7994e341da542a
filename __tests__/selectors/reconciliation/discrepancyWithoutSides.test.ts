import { selectDiscrepancy, selectDiscrepancyRows } from '@/selectors/reconciliation/reconciliationSelectors';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { setupStore } from '@/store/store';
import { buildReport, buildSide } from '../../helpers/domain/reconciliation';

test('A discrepancy without a side has no payment, and counts as no amount in matches', () => {
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
  store.dispatch(
    reconciliationActions.reportBroughtIn(
      buildReport(
        [
          { id: 'empty', kind: 'missing here', theirs: [] },
          { id: 'large', kind: 'missing there', ours: buildSide('P-1', { amount: 900 }), theirs: [] },
          { id: 'small', kind: 'missing there', ours: buildSide('P-2', { amount: 100 }), theirs: [] },
        ],
        { id: 'report-2' },
      ),
    ),
  );
  expect(selectDiscrepancy(store.getState(), 'empty')?.matches.map(({ id }) => id)).toEqual(['small', 'large']);
  expect(selectDiscrepancy(store.getState(), 'unknown')).toBeUndefined();
});
