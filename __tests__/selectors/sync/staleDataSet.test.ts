import { selectIsDataSetStale, selectIsOpenDeleted } from '@/selectors/sync/staleDataSet';
import { workspacesListed, type KnownWorkspace } from '@/slices/workspaceSlice';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const given = givenImportedData([importedPayment('P-1')]);
const open = given.workspace!.own!;
const another: KnownWorkspace = { ...open, id: 'w2', hash: 'another' };

/** The state of the open rows after the workspaces were listed. */
function describeAll(known: KnownWorkspace[]): string {
  const store = setupStore(given);
  store.dispatch(workspacesListed({ known, room: null }));
  if (!selectIsDataSetStale(store.getState())) return 'there';
  return selectIsOpenDeleted(store.getState()) ? 'deleted' : 'changed';
}

test.each<[string, KnownWorkspace[], string]>([
  ['as they were', [another, open], 'there'],
  ['of another hash', [another, { ...open, hash: 'newer' }], 'changed'],
  ['deleted', [another, { ...open, isDeleted: true }], 'deleted'],
  ['in another workspace alone', [{ ...open, id: 'w2' }], 'deleted'],
  ['not kept any more', [], 'deleted'],
])('Rows that the browser has %s', (_how, known, reported) => {
  expect(describeAll(known)).toBe(reported);
});

test('Rows are not stale in the sample, nor before the workspaces were listed', () => {
  const asked = setupStore(given);
  expect(selectIsDataSetStale(asked.getState())).toBe(false);
  expect(selectIsOpenDeleted(asked.getState())).toBe(true);
  const sample = setupStore();
  sample.dispatch(workspacesListed({ known: [another], room: null }));
  expect(selectIsDataSetStale(sample.getState())).toBe(false);
  expect(selectIsOpenDeleted(sample.getState())).toBe(true);
});
