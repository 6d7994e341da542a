import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { withImportedRows, packImportedRows } from '@/features/imports/withImportedRows';
import { UnpacksTooLarge } from '@/data/backups/gzip';
import { fileOfText, textOfFile } from '@/data/backups/packedText';
import { buildDataSet } from '../../helpers/dataSets';
import type { DataSet } from '@/data/dataSets/dataSet';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { openedTable, openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { readRecording } from '@/store/sessionReplay/recordingFile';
import { withoutImportedRows, writeRecording } from '@/store/sessionReplay/writeRecording';
import { startStateOf } from '@/store/startState';
import { setupStore } from '@/store/store';
import { importedPayment } from '../../helpers/workspace';
import { openWorkspaces } from '../../helpers/openWorkspaces';

const about = { id: 'w1', name: 'My festival', source: 'payments.csv', rows: 2, importedOn: '2025-06-30' };
const integration: DataSet['integrations'][number] = {
  id: 'IN-7',
  integrationName: 'Gästeliste',
  merchant: 0,
  status: 'Active',
  surchargeRate: null,
  configurations: ['ACH'],
  split: { unit: '%', hundredths: 2_000 },
};

/** A workspace of two payments. Another merchant name gives another data set. */
async function importWorkspace(merchant: string) {
  const payments = [importedPayment('P-1'), importedPayment('P-2', { merchant })];
  const dataSet = { ...buildDataSet(payments), integrations: [integration] };
  const bytes = encodeDataSet(dataSet);
  const workspace = { ...about, hash: await hashDataSet(bytes) };
  openTable(workspace.hash, tableOfDataSet(dataSet));
  return { bytes, workspace, state: setupStore(startStateOf(workspace, dataSet)).getState() };
}

async function save({ workspace, bytes }: Pick<Awaited<ReturnType<typeof importWorkspace>>, 'workspace' | 'bytes'>) {
  const files = openWorkspaceFiles();
  await files.save({ ...workspace, id: workspace.hash, name: 'The same in another browser' }, bytes);
  files.close();
}

function written(text: string) {
  const read = readRecording(text);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

test('A report of imported data contains none of its rows, and is replayed in a browser that has them', async () => {
  const importedWorkspace = await importWorkspace('Café Größenwahn');
  const text = writeRecording(withoutImportedRows({ firstState: importedWorkspace.state, actions: [] }));
  for (const ofRows of ['Größenwahn', 'Harbor Arts', 'Gästeliste']) expect(text).not.toContain(ofRows);
  expect(text).toContain(importedWorkspace.workspace.hash);

  const read = written(text);
  expect(await withImportedRows(openWorkspaces, read)).toEqual({
    problem:
      'This report needs the data of "My festival". Import payments.csv with the same settings, then open the report again.',
  });
  await save(await importWorkspace('Another Café'));
  expect(await withImportedRows(openWorkspaces, read)).toEqual({
    problem:
      'This report needs the data of "My festival", which differs from that of "The same in another browser". Import the same payments.csv with the same settings, then open the report again.',
  });
  await save(importedWorkspace);
  expect(await withImportedRows(openWorkspaces, read)).toEqual({
    recording: { firstState: importedWorkspace.state, actions: [] },
  });
});

test('A report that includes the rows is replayed without the imported file', async () => {
  const importedWorkspace = await importWorkspace('Zum Goldenen Hirschen');
  await expect(packImportedRows(openWorkspaces, importedWorkspace.workspace.hash)).rejects.toThrow(
    'this browser no longer has the data of this workspace',
  );
  await save(importedWorkspace);
  const rows = await packImportedRows(openWorkspaces, importedWorkspace.workspace.hash);
  const files = openWorkspaceFiles();
  await files.remove(importedWorkspace.workspace.hash);
  await files.free();
  files.close();

  const recording = withoutImportedRows({ firstState: importedWorkspace.state, actions: [] });
  const read = written(writeRecording(recording, rows));
  expect(await withImportedRows(openWorkspaces, read)).toEqual({
    recording: { firstState: importedWorkspace.state, actions: [] },
  });
  expect(openedTable(importedWorkspace.workspace.hash).rowAt(1)).toMatchObject({ id: 'P-2', amount: 10_000 });

  const b = await importWorkspace('Another Café');
  const damage = 'The data in this report is damaged (checksum mismatch). Ask for the file again.';
  for (const broken of [await textOfFile(new Blob([b.bytes])), rows.slice(0, -8), '%', ''])
    expect(await withImportedRows(openWorkspaces, written(writeRecording(recording, broken)))).toEqual({
      problem: damage,
    });
});

test('A report with rows contains no personal data, and its figures are those of the workspace', async () => {
  const personal = {
    customer: 'cus_4711',
    payerEmail: 'ann@example.com',
    payerName: 'Ann Example',
    cardLast4: '4242',
    note: 'Ticket of Ann',
    reference: 'Order of Ann',
  };
  const dataSet = buildDataSet([importedPayment('P-1', personal), importedPayment('P-2')]);
  const told = { name: 'Harbor Arts', contactPerson: 'Bea Example', businessEmail: 'bea@example.com', city: 'Berlin' };
  const merchants = dataSet.merchants.map((merchant) => ({ ...merchant, told }));
  const bytes = encodeDataSet({ ...dataSet, merchants });
  const workspace = { ...about, hash: await hashDataSet(bytes) };
  await save({ workspace, bytes });
  const firstState = setupStore(startStateOf(workspace, { ...dataSet, merchants })).getState();
  const rows = await packImportedRows(openWorkspaces, workspace.hash);
  const report = writeRecording(withoutImportedRows({ firstState, actions: [] }), rows);
  const inReport = report + Buffer.from(await fileOfText(rows.split('.')[1]!)).toString('latin1');
  expect(inReport).toContain('P-1');
  for (const text of [...Object.values(personal), 'Bea Example', 'example.com']) expect(inReport).not.toContain(text);

  const replayed = await withImportedRows(openWorkspaces, written(report));
  if ('problem' in replayed) throw new Error(replayed.problem);
  expect(replayed.recording.firstState.volume).toEqual(firstState.volume);
  expect(openedTable(workspace.hash).rowAt(0)).toMatchObject({ id: 'P-1', amount: 10_000 });
  expect(openedTable(workspace.hash).rowAt(0)).not.toHaveProperty('payerEmail');
});

test('A report of an earlier version, which has the rows of the data set itself, can still be opened', async () => {
  const { workspace, bytes, state } = await importWorkspace('Earlier');
  const recording = withoutImportedRows({ firstState: state, actions: [] });
  const read = written(writeRecording(recording, await textOfFile(new Blob([bytes]))));
  expect(await withImportedRows(openWorkspaces, read)).toEqual({ recording: { firstState: state, actions: [] } });
  expect(openedTable(workspace.hash).rowAt(1)).toMatchObject({ id: 'P-2' });
});

test('Any bytes survive being packed into text and unpacked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 70_000, size: 'max' }), async (bytes) => {
      const back = await fileOfText(await textOfFile(new Blob([bytes])));
      expect(Buffer.compare(Buffer.from(back), Buffer.from(bytes))).toBe(0);
    }),
    { numRuns: 20 },
  );
  expect(Buffer.from(await fileOfText(btoa('plain'))).toString()).toBe('plain');
});

test('A report whose rows decompress to more than 200 times their size is not opened, and says so', async () => {
  const importedWorkspace = await importWorkspace('Unpacked');
  const zeros = new Blob([new Uint8Array(5_000_000)]).stream().pipeThrough(new CompressionStream('gzip'));
  const rows = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64');
  await expect(fileOfText(rows)).rejects.toThrow(UnpacksTooLarge);
  expect(
    await withImportedRows(openWorkspaces, { recording: { firstState: importedWorkspace.state, actions: [] }, rows }),
  ).toEqual({
    problem:
      "This report wasn't opened: its data is larger when decompressed than valid data can be. Ask for the file again.",
  });
});
