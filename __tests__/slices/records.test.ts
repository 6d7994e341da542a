import type { Report, Resolution } from '@/domain/reconciliation/resolutions';
import { editRecorded, editsSlice } from '@/slices/entities/editsSlice';
import { payoutsRecorded, payoutsRemoved, payoutsSlice } from '@/slices/entities/payoutsSlice';
import { reconciliationActions, reconciliationSlice } from '@/slices/entities/reconciliationSlice';
import { savedViewsActions, savedViewsSlice } from '@/slices/entities/savedViewsSlice';
import { plainRow } from '../helpers/domain/reportRows';
import { buildPayout } from '../helpers/domain/statements';

const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
const { reference: _none, ...side } = plainRow('A');
const report: Report = {
  kind: 'report',
  id: 'r1',
  ...stamp,
  name: 'june.csv',
  format: 'by hand',
  rows: 1,
  unread: 0,
  matched: 0,
  kinds: { 'missing there': 1 },
  loneRefunds: 0,
  first: '2024-06-01',
  last: '2024-06-30',
  breaks: [{ id: 'A', kind: 'missing there', ours: side, theirs: [] }],
};
const resolution: Resolution = {
  kind: 'settlement',
  id: 's1',
  ...stamp,
  reportId: 'r1',
  breakId: 'A',
  reason: 'Known',
};

describe('The records of the reconciliation', () => {
  const { reducer } = reconciliationSlice;
  const { reportBroughtIn, breakSettled, settlementRemoved, reportRemoved, reconciliationRestored } =
    reconciliationActions;
  const imported = reducer(undefined, reportBroughtIn(report));
  const resolved = reducer(imported, breakSettled(resolution));

  test('An imported report never changes', () => {
    expect(reducer(imported, reportBroughtIn({ ...report, name: 'july.csv' }))).toBe(imported);
  });

  test('A discrepancy is resolved once, and only for an existing report', () => {
    expect(resolved.records.s1).toEqual(resolution);
    expect(reducer(resolved, breakSettled({ ...resolution, id: 's2' }))).toBe(resolved);
    expect(reducer(resolved, breakSettled({ ...resolution, id: 's2', reportId: 'r9' }))).toBe(resolved);
    expect(reducer(resolved, breakSettled({ ...resolution, id: 's2', reportId: 's1' }))).toBe(resolved);
  });

  test('A resolution is removed alone, and its action removes no report', () => {
    expect(reducer(resolved, settlementRemoved('s1'))).toEqual(imported);
    expect(reducer(resolved, settlementRemoved('r1'))).toBe(resolved);
    expect(reducer(resolved, settlementRemoved('s9'))).toBe(resolved);
  });

  test('A report is removed with its resolutions, and both are restored together', () => {
    const b = { ...report, id: 'r2' };
    const both = reducer(resolved, reportBroughtIn(b));
    const left = reducer(both, reportRemoved('r1'));
    expect(left.records).toEqual({ r2: b });
    expect(reducer(left, reconciliationRestored([report, resolution]))).toEqual(both);
    expect(reducer(reducer(both, reportRemoved('r2')), reportRemoved('r2'))).toEqual(resolved);
  });

  test('A restored record does not overwrite an existing one', () => {
    expect(reducer(resolved, reconciliationRestored([{ ...resolution, reason: 'Other' }]))).toBe(resolved);
  });
});

test('An edit is recorded once and never changes', () => {
  const edit = { id: 'e1', subject: 'merchant' as const, rowId: 'MER001', ...stamp, before: { city: 'NYC' } };
  const recorded = editsSlice.reducer(undefined, editRecorded(edit));
  expect(recorded.records).toEqual({ e1: edit });
  expect(editsSlice.reducer(recorded, editRecorded({ ...edit, before: null }))).toBe(recorded);
});

describe('Payouts', () => {
  const { reducer } = payoutsSlice;
  const first = buildPayout({ id: 'p1', amount: 6_000, earned: 6_000 });

  test('never exceed the available balance of their party together', () => {
    const second = buildPayout({ id: 'p2', amount: 5_000, earned: 10_000 });
    const third = buildPayout({ id: 'p3', amount: 4_000, earned: 10_000 });
    const { records } = reducer(undefined, payoutsRecorded([first, second, third]));
    expect(Object.keys(records)).toEqual(['p1', 'p3']);
  });

  test('are refused for a party without an available balance, and if the id exists', () => {
    const paid = reducer(undefined, payoutsRecorded([first]));
    expect(reducer(paid, payoutsRecorded([buildPayout({ id: 'p4', partyId: 'MER002', earned: 0 })]))).toBe(paid);
    expect(reducer(paid, payoutsRecorded([{ ...first, amount: 1, earned: 50_000 }]))).toBe(paid);
  });

  test('are reversed by their ids', () => {
    const paid = reducer(undefined, payoutsRecorded([first]));
    expect(reducer(paid, payoutsRemoved(['p1'])).records).toEqual({});
  });
});

describe('Saved views', () => {
  const { reducer } = savedViewsSlice;
  const { viewSaved, viewRenamed, viewRemoved } = savedViewsActions;
  const saved = reducer(undefined, viewSaved({ id: 'v1', name: 'Jazz', address: '/transactions?search=jazz' }));

  test('are renamed without surrounding spaces, but not to an empty name', () => {
    expect(reducer(saved, viewRenamed({ id: 'v1', name: ' Blues ' })).records.v1?.name).toBe('Blues');
    expect(reducer(saved, viewRenamed({ id: 'v1', name: ' ' }))).toBe(saved);
  });

  test('are for one person or for everybody, and a new name alone does not change that', () => {
    const forMe = reducer(saved, viewRenamed({ id: 'v1', name: 'Jazz', owner: 'ana' }));
    expect(forMe.records.v1?.owner).toBe('ana');
    expect(reducer(forMe, viewRenamed({ id: 'v1', name: 'Blues' })).records.v1?.owner).toBe('ana');
    expect(reducer(forMe, viewRenamed({ id: 'v1', name: 'Jazz', owner: null }))).toEqual(saved);
  });

  test('are not renamed after they were deleted', () => {
    const gone = reducer(saved, viewRemoved('v1'));
    expect(gone.records).toEqual({});
    expect(reducer(gone, viewRenamed({ id: 'v1', name: 'Blues' }))).toBe(gone);
  });
});
