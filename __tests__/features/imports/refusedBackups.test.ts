import { backUp, checkBackup, restoreBackup } from '@/commands/backups';
import { listWorkspaces } from '@/commands/workspaces';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { writeBackup } from '@/data/backups/backupFile';
import { readBackup } from '@/data/backups/readBackup';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { setupStore } from '@/store/store';
import { check, givenContents, inWorkspace, listed, openAnotherBrowser, STEPS } from '../../helpers/store/backups';
import { openWorkspaces } from '../../helpers/openWorkspaces';

beforeEach(openAnotherBrowser);
afterEach(() => jest.restoreAllMocks());

describe('A backup with correct hashes is rejected and changes nothing if', () => {
  const entry = { journal: 'inbox', id: '1', value: true };
  const stored = { sampleVersion: 'another', entries: [entry], preferences: {} };
  test.each<[string, object, object, string]>([
    ['its records have an unknown shape', { hash: 'x' }, {}, 'damaged'],
    ['a record has another shape', { hash: 'x' }, { ...stored, entries: [{ ...entry, value: 7 }] }, 'damaged'],
    [
      'a record is stored under another id',
      { hash: 'x' },
      { ...stored, entries: [{ ...entry, value: { id: '2' } }] },
      'damaged',
    ],
    ['it contains other demo data', { hash: SAMPLE }, stored, 'of other sample data'],
  ])('%s', (_, workspace, content, problem) => {
    const head = { workspace: { name: 'A', source: 'a', rows: 0, importedOn: '2025-06-30', ...workspace } } as never;
    expect(checkBackup({ head, content, rows: undefined })).toEqual({ problem });
  });

  test('a setting is unknown, which alone is ignored', async () => {
    const { file } = await inWorkspace(SAMPLE);
    const backup = await check(file);
    backup.contents.preferences = { theme: 'purple', volume: 'day', mood: 'good' };
    const store = setupStore();
    await store.dispatch(restoreBackup(openWorkspaces, backup, true));
    expect(store.getState()).toMatchObject({ theme: { choice: 'System' }, chart: { period: 'day' } });
  });
});

test('A storage that fails at any single write leaves nothing of a backup', async () => {
  await givenContents();
  const { file } = await inWorkspace('w1', (store) => {
    STEPS.refund(store, 'P-1', 1);
    STEPS.inbox(store);
  });
  await openAnotherBrowser();
  const backup = await check(file);
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (...args: unknown[]) => IDBRequest<IDBValidKey>;
  let number = 0;
  for (let hasFailed = true; hasFailed; number += 1) {
    let writes = 0;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (writes++ === number) throw new DOMException('Full', 'QuotaExceededError');
      return put.apply(this, args);
    });
    const outcome = setupStore().dispatch(restoreBackup(openWorkspaces, backup, true));
    hasFailed = await outcome.then(
      () => false,
      () => true,
    );
    jest.restoreAllMocks();
    expect(writes > number).toBe(hasFailed);
    if (hasFailed) expect([await listed(), await countIn('splitpay', 'entries')]).toEqual([[], 0]);
  }
  expect(number).toBeGreaterThan(4);
  expect(await listed()).toHaveLength(1);
  expect(await countIn('splitpay', 'entries')).toBe(2);
});

test('Records of an interrupted restore are removed at the next start', async () => {
  await givenContents();
  const { file } = await inWorkspace('w1', STEPS.inbox);
  await openAnotherBrowser();
  const backup = await check(file);
  // The tab closes while the rows are written, so no cleanup runs.
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (...args: unknown[]) => IDBRequest<IDBValidKey>;
  const closed = () => {
    throw new DOMException('Closed', 'AbortError');
  };
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    return this.name === 'dataSets' ? closed() : put.apply(this, args);
  });
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(closed);
  await expect(setupStore().dispatch(restoreBackup(openWorkspaces, backup, true))).rejects.toThrow('Closed');
  jest.restoreAllMocks();
  expect([await listed(), await countIn('splitpay', 'entries')]).toEqual([[], 1]);
  await setupStore().dispatch(listWorkspaces(openWorkspaces));
  expect([await listed(), await countIn('splitpay', 'entries')]).toEqual([[], 0]);
});

test('A workspace that another start freed during its restore is not added without its records', async () => {
  const files = openWorkspaceFiles();
  const workspace = { id: 'w9', name: 'A', source: 'a', hash: 'h', rows: 0, importedOn: '2025-06-30' };
  await files.announce(workspace);
  expect(await files.free()).toEqual(['w9']);
  await expect(files.arrive(workspace, 'rows')).rejects.toThrow('another tab was opened during the restore');
  files.close();
  expect(await listed()).toEqual([]);
});

test('A workspace whose rows the browser no longer has is not backed up', async () => {
  await expect(setupStore().dispatch(backUp(openWorkspaces, 'gone'))).rejects.toThrow(
    'this browser no longer has the data of this workspace',
  );
});

test('A backup with an empty name is rejected as damaged', async () => {
  const file = await writeBackup({
    madeAt: '2025-07-01 10:00:00',
    workspace: { name: '', source: 'a', hash: SAMPLE, rows: 30, importedOn: '2025-06-30' },
    content: new Blob(['{}']),
    rows: undefined,
  });
  expect(await readBackup(file)).toEqual({ problem: 'damaged' });
});

function countIn(database: string, store: string): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(database);
    opening.onsuccess = () => {
      const count = opening.result.transaction(store).objectStore(store).count();
      count.onsuccess = () => {
        opening.result.close();
        resolve(count.result);
      };
    };
  });
}
