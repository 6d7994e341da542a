import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { selectHasNewerRecords } from '@/slices/persistenceSlice';
import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import {
  check,
  givenContents,
  importFiles,
  inWorkspace,
  listed,
  openAnotherBrowser,
  STEPS,
} from '../../helpers/store/backups';
import { NEWER_ENTRIES } from '../../helpers/store/newer';

beforeEach(openAnotherBrowser);

const newerFields = { color: 'green', imported: { recordedAt: '2025-06-30 09:00:00', recordedBy: 'Ana', device: 'x' } };

/** The stored entries of a workspace, without their workspace and the order of their writes. */
async function entriesIn(workspace: string) {
  const log = await createLocalEntryLogs().open(workspace);
  const { changes } = await log.read({ seq: 0 });
  log.close();
  const entries = changes.map(({ seq: _seq, kind: journal, ...entry }) => ({ journal, ...entry }));
  return entries.sort((a, b) => `${a.journal}/${a.id}`.localeCompare(`${b.journal}/${b.id}`));
}

/** A workspace in which a later version has stored entries, fields of its record and an import. */
async function givenNewer() {
  await givenContents();
  const files = openWorkspaceFiles();
  const { workspace, rows } = (await files.find('w1'))!;
  const { previous } = workspace;
  await files.save({ ...workspace, ...newerFields, previous: { ...previous!, device: 'y' } as never }, rows);
  files.close();
  const log = await createLocalEntryLogs().open('w1');
  const proposals = NEWER_ENTRIES.map(({ journal: kind, workspace: _workspace, stamp: _stamp, ...entry }) => ({
    kind,
    ...entry,
  }));
  await log.propose(proposals, { seq: 0 });
  log.close();
}

test('A backup contains the entries of a later version, and a restored workspace has and hides them', async () => {
  await givenNewer();
  const { file, state } = await inWorkspace('w1', (store) => STEPS.refund(store, 'P-1', 1));
  expect(selectHasNewerRecords({ persistence: state.persistence })).toBe(true);
  const before = await entriesIn('w1');
  expect(before.length).toBe(NEWER_ENTRIES.length + 1);
  await openAnotherBrowser();
  const id = await importFiles(file);
  expect(await entriesIn(id)).toEqual(before);
  const restored = await inWorkspace(id);
  expect(restored.state.payments).toEqual(state.payments);
  expect(restored.state.persistence).toMatchObject({ damaged: [], failing: [], hasNewer: true });
  const exported = async (backup: Blob) =>
    (await check(backup)).contents.entries.map((entry) => JSON.stringify(entry)).sort();
  expect(await exported(restored.file)).toEqual(await exported(file));
});

test('Each entry of a backup has its schema number', async () => {
  await givenNewer();
  const { file } = await inWorkspace('w1', (store) => STEPS.refund(store, 'P-1', 1));
  const { entries } = (await check(file)).contents;
  expect(entries.map(({ schema }) => schema).sort()).toEqual([...NEWER_ENTRIES.map(() => 1), 3]);
});

test('Fields of a later version survive in the record of a workspace, its backup and an undone import', async () => {
  await givenNewer();
  const { file } = await inWorkspace('w1');
  const id = await importFiles(file);
  const restored = (await listed()).find((workspace) => workspace.id === id)!;
  expect(restored).toMatchObject({ ...newerFields, past: [{ device: 'y' }] });
  expect(restored).not.toHaveProperty('previous');
  const files = openWorkspaceFiles();
  await files.rename('w1', 'Renamed');
  await files.undoImport('w1', { recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan' });
  files.close();
  const undone = (await listed()).find((workspace) => workspace.id === 'w1');
  expect(undone).toMatchObject({ name: 'Renamed', color: 'green', device: 'y' });
});

test('An import keeps the fields of a later version in the record of its workspace', async () => {
  await givenNewer();
  const files = openWorkspaceFiles();
  const { workspace, rows } = (await files.find('w1'))!;
  const { id, name, source, hash, importedOn } = workspace;
  const update = { basedOn: hash, givenIds: [] };
  expect(await files.save({ id, name, source, hash, rows: 3, importedOn }, rows, [], update)).toBe(true);
  expect((await files.find('w1'))!.workspace).toMatchObject({ rows: 3, color: 'green' });
  files.close();
});

test('A record of a workspace with a higher schema number is not listed, not freed and not overwritten', async () => {
  await givenContents();
  const files = openWorkspaceFiles();
  const { workspace, rows } = (await files.find('w1'))!;
  await files.save(workspace, rows);
  await raiseSchema('w1');
  expect(await files.list()).toEqual([]);
  expect(await files.find('w1')).toBeUndefined();
  expect(await files.free()).toEqual([]);
  expect(await files.get(workspace.hash)).toBeDefined();
  const update = { basedOn: workspace.hash, givenIds: [] };
  expect(await files.save({ ...workspace, rows: 3 }, rows, [], update)).toBe(false);
  files.close();
});

/** Rewrites the record of a workspace as deleted, in a format of a later version. */
function raiseSchema(id: string): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('splitpay-workspaces');
    opening.onsuccess = () => {
      const store = opening.result.transaction('workspaces', 'readwrite').objectStore('workspaces');
      const reading = store.get(id);
      reading.onsuccess = () => {
        store.put({ ...(reading.result as object), schema: 2, isDeleted: true }).onsuccess = () => {
          opening.result.close();
          resolve();
        };
      };
    };
  });
}
