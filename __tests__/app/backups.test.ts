import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openOwnWorkspace } from '@/app/ownData/openOwnWorkspace';
import { backUp, checkBackup, nameOfRestored, restoreBackup, type CheckedBackup } from '@/commands/backups';
import { addMerchant, changeMerchantStatus } from '@/commands/merchants';
import { readBackup } from '@/data/backups/readBackup';
import { writeBackup } from '@/data/backups/backupFile';
import { buildDataSet } from '@/data/dataSets/buildDataSet';
import { encodeDataSet, hashOf } from '@/data/dataSets/encode';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { notificationsActions } from '@/slices/entities/notificationsSlice';
import { refundRecorded, voidRecorded } from '@/slices/entities/paymentsSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { themeChosen } from '@/slices/ui/themeSlice';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import { setupStore, type AppStore } from '@/store/store';
import { COMPLETE } from '../helpers/merchantForm';
import { ownPayment, ownRefund } from '../helpers/ownWorkspace';

/** A browser is its databases and its texts: another one has none of them. */
const texts = new Map<string, string>();
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
};
const DATABASES = ['splitpay', 'splitpay-workspaces'];
async function openAnotherBrowser() {
  texts.clear();
  for (const name of DATABASES) await new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve));
}
beforeEach(openAnotherBrowser);
afterEach(() => jest.restoreAllMocks());

/** The console in a workspace, until `act` is done and all of it written; what it shows then. */
async function inWorkspace(id: string, act: (store: AppStore) => unknown = () => undefined) {
  const opened = id === SAMPLE ? { startState: {} } : await openOwnWorkspace(id);
  if ('problem' in opened) throw new Error(opened.problem);
  const page = new EventTarget();
  const { store, ready, settled, stop } = setupPersistedStore({ ...opened, storage, page });
  await ready;
  await act(store);
  // The preferences take a turn of the clock.
  await new Promise((resolve) => setTimeout(resolve));
  page.dispatchEvent(new Event('pagehide'));
  await settled();
  const made = await store.dispatch(backUp(id));
  stop();
  return { state: store.getState(), ...made };
}

/** Two payments of own data, one with a refund of its file. */
async function givenWorkspace(id = 'w1', name = 'My festival') {
  const rows = [ownPayment('P-1'), ownPayment('P-2', { status: 'Pending' })];
  const bytes = encodeDataSet(buildDataSet(rows, { refunds: [ownRefund('P-1')] }));
  const workspace = { id, name, source: 'payments.csv', hash: await hashOf(bytes), rows: 2, importedOn: '2025-06-30' };
  const files = openWorkspaceFiles();
  await files.save({ ...workspace, previous: { ...workspace, hash: 'before' } }, bytes);
  files.close();
}

async function check(file: Blob): Promise<CheckedBackup> {
  const read = await readBackup(file);
  const checked = 'problem' in read ? read : checkBackup(read);
  if ('problem' in checked) throw new Error(checked.problem);
  return checked;
}

async function bringIn(file: Blob, takesPreferences = true): Promise<string> {
  const backup = await check(file);
  let id = '';
  await inWorkspace(SAMPLE, async ({ dispatch }) => {
    id = await dispatch(restoreBackup(backup, takesPreferences));
  });
  return id;
}

async function listed() {
  const files = openWorkspaceFiles();
  const all = await files.list();
  files.close();
  return all;
}

const stampOf = (id: string, transactionId: string) => ({
  ...{ id, transactionId, recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' },
});
const payable = (store: AppStore, id: string) => selectPayment(store.getState(), id)!.row;

/** What an operator may do, in any order and any number. */
const STEPS = {
  refund: (store: AppStore, id: string, at: number) =>
    store.dispatch(
      refundRecorded({ ...stampOf(`r${at}`, id), amount: 1_000 + at, reason: 'Duplicate' }, payable(store, id)),
    ),
  void: (store: AppStore, id: string, at: number) =>
    store.dispatch(voidRecorded({ ...stampOf(`v${at}`, id) }, payable(store, id))),
  addMerchant: (store: AppStore, _id: string, at: number) =>
    store.dispatch(addMerchant({ ...COMPLETE, name: `Harbor ${at}` })),
  suspend: (store: AppStore) => store.dispatch(changeMerchantStatus('MER001', 'Suspended', 'Chargebacks')),
  inbox: (store: AppStore) => store.dispatch(inboxActions.inboxMarkedRead()),
  notifications: (store: AppStore) => store.dispatch(notificationsActions.notificationMarked({ id: 1, isRead: true })),
  theme: (store: AppStore) => store.dispatch(themeChosen('Dark')),
  pageSize: (store: AppStore) => store.dispatch(transactionsListActions.pageSizeChosen(50)),
};
const anySteps = fc.array(fc.constantFrom(...Object.keys(STEPS)) as fc.Arbitrary<keyof typeof STEPS>, {
  maxLength: 12,
});

/** All that a screen shows, but for what a workspace is called and the toasts of the way here. */
const shown = ({ state }: Awaited<ReturnType<typeof inWorkspace>>) => {
  const { workspace, layout: _layout, ...others } = state;
  return { ...others, workspace: { ...workspace, own: null } };
};

test.each([
  ['own data', 'w1', ['P-1', 'P-2']],
  ['the sample', SAMPLE, ['TR20240630-030', 'TR20240630-029', 'TR20240629-028']],
])('A backup of %s opens in another browser to the same screen, whatever was done before', async (_, id, ids) => {
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      await openAnotherBrowser();
      if (id !== SAMPLE) await givenWorkspace();
      const before = await inWorkspace(id, (store) =>
        steps.forEach((step, at) => STEPS[step](store, ids[at % ids.length]!, at)),
      );
      await openAnotherBrowser();
      const after = await inWorkspace(await bringIn(before.file));
      expect(shown(after)).toEqual(shown(before));
    }),
    { numRuns: 12 },
  );
});

test('A backup is added beside a workspace of the same name, which stays as it is; the settings come only where they are wanted', async () => {
  await givenWorkspace();
  const before = await inWorkspace('w1', (store) => {
    STEPS.refund(store, 'P-1', 1);
    STEPS.theme(store);
  });
  texts.clear();
  const id = await bringIn(before.file, false);
  const [mine, theirs] = await listed();
  expect([mine, theirs]).toMatchObject([
    { id: 'w1', name: 'My festival', previous: { hash: 'before' } },
    { id, name: 'My festival 2', hash: mine!.hash, importedOn: '2025-06-30' },
  ]);
  expect(theirs).not.toHaveProperty('previous');
  expect((await inWorkspace(id)).state.theme.choice).not.toBe('Dark');
  expect((await inWorkspace('w1')).state.payments).toEqual(before.state.payments);
  expect(await nameOfRestored(await check(before.file))).toBe('My festival 3');
});

test('A backup of the sample stands beside it, and goes on by itself', async () => {
  const { file, fileName } = await inWorkspace(SAMPLE, (store) => STEPS.suspend(store));
  expect(fileName).toMatch(/^Sample-data-\d{4}-\d\d-\d\d\.splitpay$/);
  await openAnotherBrowser();
  const id = await bringIn(file);
  expect(await listed()).toMatchObject([{ id, name: 'Sample data 2', hash: SAMPLE, rows: 30 }]);
  expect((await inWorkspace(SAMPLE)).state.merchants.changed).toEqual({});
  const again = await inWorkspace(id, (store) => STEPS.addMerchant(store, '', 1));
  expect(Object.keys(again.state.merchants.changed)).toEqual(['MER001', 'MER031']);
  expect(again.fileName).toMatch(/^Sample-data-2-/);
  await openAnotherBrowser();
  expect(shown(await inWorkspace(await bringIn(again.file)))).toEqual(shown(again));
});

describe('A backup whose hashes are right is still refused, with nothing touched, where', () => {
  const entry = { journal: 'inbox', id: '1', value: true };
  const kept = { sampleVersion: 'another', entries: [entry], preferences: {} };
  test.each<[string, object, object, string]>([
    ['what was recorded has no shape', { hash: 'x' }, {}, 'damaged'],
    ['a record is of another shape', { hash: 'x' }, { ...kept, entries: [{ ...entry, value: 7 }] }, 'damaged'],
    [
      'a record stands under another id',
      { hash: 'x' },
      { ...kept, entries: [{ ...entry, value: { id: '2' } }] },
      'damaged',
    ],
    [
      'a record is of a kind to come',
      { hash: 'x' },
      { ...kept, entries: [{ ...entry, journal: 'x' }] },
      'of a later version',
    ],
    ['it is of another sample', { hash: SAMPLE }, kept, 'of other sample data'],
  ])('%s', (_, workspace, content, problem) => {
    const head = { workspace: { name: 'A', source: 'a', rows: 0, importedOn: '2025-06-30', ...workspace } } as never;
    expect(checkBackup({ head, content, rows: undefined })).toEqual({ problem });
  });

  test('a setting that this console does not know is left alone', async () => {
    const { file } = await inWorkspace(SAMPLE);
    const backup = await check(file);
    backup.kept.preferences = { theme: 'purple', volume: 'day', mood: 'good' };
    const store = setupStore();
    await store.dispatch(restoreBackup(backup, true));
    expect(store.getState()).toMatchObject({ theme: { choice: 'System' }, chart: { period: 'day' } });
  });
});

test('A storage that fails at any single write keeps nothing of a backup', async () => {
  await givenWorkspace();
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
    const outcome = setupStore().dispatch(restoreBackup(backup, true));
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

test('A workspace whose rows the browser has forgotten is not backed up', async () => {
  await expect(setupStore().dispatch(backUp('gone'))).rejects.toThrow('it no longer has the rows');
});

test('A name with nothing to name a file by makes a file all the same', async () => {
  await givenWorkspace('w1', '***');
  expect((await inWorkspace('w1')).fileName).toMatch(/^workspace-/);
});

test('An empty name is no name of a backup', async () => {
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
