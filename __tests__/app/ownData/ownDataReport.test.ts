import 'fake-indexeddb/auto';
import { withOwnRows } from '@/app/ownData/withOwnRows';
import { buildDataSet } from '@/data/dataSets/buildDataSet';
import { encodeDataSet, hashOf } from '@/data/dataSets/encode';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { readRecording } from '@/store/recording/recordingFile';
import { withoutOwnRows, writeRecording } from '@/store/recording/writeRecording';
import { startStateOf } from '@/store/startState';
import { setupStore } from '@/store/store';
import { ownPayment } from '../../helpers/workspace';

const dataSet = buildDataSet([ownPayment('P-1'), ownPayment('P-2', { merchant: 'Café Größenwahn' })]);

test('A report of own data holds none of its rows, and is replayed where the browser has them', async () => {
  const bytes = encodeDataSet(dataSet);
  const about = { id: 'w1', name: 'My festival', source: 'payments.csv', rows: 2, importedOn: '2025-06-30' };
  const workspace = { ...about, hash: await hashOf(bytes) };
  openTable(workspace.hash, tableOfDataSet(dataSet));
  const store = setupStore(startStateOf(workspace, dataSet));

  const text = writeRecording(withoutOwnRows({ firstState: store.getState(), actions: [] }));
  expect(text).not.toContain('Größenwahn');
  expect(text).not.toContain('Harbor Arts');

  const read = readRecording(text);
  if ('problem' in read) throw new Error(read.problem);
  expect(await withOwnRows(read.recording)).toEqual({
    problem: 'This recording is of ‘My festival’, and needs its rows: bring payments.csv in first, read the same way.',
  });
  const files = openWorkspaceFiles();
  await files.save({ ...workspace, id: 'w2', name: 'The same in another browser' }, bytes);
  files.close();
  expect(await withOwnRows(read.recording)).toEqual({ recording: { firstState: store.getState(), actions: [] } });
});
