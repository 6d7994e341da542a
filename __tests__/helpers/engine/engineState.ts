import type { DataSet } from '@/data/dataSets/dataSet';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { EntryChange } from '@/domain/entries/entryKinds';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { foldState } from '@/store/persistence/entries/collections';
import type { RootState } from '@/store/rootReducer';
import { startStateOf } from '@/store/startState';
import { reduceState } from '@/store/store';
import { ZONE } from './generatedPayments';

/** The workspace of generated payments. */
export const engineWorkspace = (hash: string, rows: number): Workspace => ({
  id: 'w1',
  name: 'My platform',
  source: 'payments.csv',
  importedOn: '2025-07-01',
  timeZone: ZONE,
  hash,
  rows,
});

/** The state of the console over a whole data set, after these changes. */
export function wholeState(workspace: Workspace, dataSet: DataSet, changes: readonly EntryChange[]): RootState {
  openTable(workspace.hash, tableOfDataSet(dataSet));
  return foldState(reduceState(startStateOf(workspace, dataSet), { type: 'opened' }), changes, false);
}
