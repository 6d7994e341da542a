import 'fake-indexeddb/auto';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { backUp, checkBackup, restoreBackup, type CheckedBackup } from '@/commands/backups';
import { addMerchant, changeMerchantStatus } from '@/commands/merchants';
import { readBackup } from '@/data/backups/readBackup';
import { buildDataSet } from '../dataSets';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { notificationsActions } from '@/slices/entities/notificationsSlice';
import { refundRecorded, voidRecorded } from '@/slices/entities/paymentEventsSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { themeChosen } from '@/slices/ui/themeSlice';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import type { AppStore } from '@/store/store';
import { COMPLETE } from '../domain/merchantForm';
import { importedPayment, importedRefund } from '../workspace';
import { openWorkspaces } from '../openWorkspaces';

/** The local storage of the open browser. Another browser has neither these texts nor the databases. */
export const texts = new Map<string, string>();
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
};
const DATABASES = ['splitpay', 'splitpay-workspaces'];
export async function openAnotherBrowser() {
  texts.clear();
  for (const name of DATABASES) await new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve));
}
/** Opens the console in a workspace, runs `act`, waits until everything is written, and returns the state and a backup. */
export async function inWorkspace(id: string, act: (store: AppStore) => unknown = () => undefined) {
  const opened = id === SAMPLE ? { startState: {} } : await openImportedWorkspace(openWorkspaces, id);
  if ('problem' in opened) throw new Error(opened.problem);
  const page = new EventTarget();
  const { store, ready, settled, stop } = setupPersistedStore({
    ...opened,
    storage,
    entryLogs: createLocalEntryLogs(),
    page,
  });
  await ready;
  await act(store);
  // Preferences are written in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  page.dispatchEvent(new Event('pagehide'));
  await settled();
  const made = await store.dispatch(backUp(openWorkspaces, id));
  stop();
  return { state: store.getState(), ...made };
}

/** Two imported payments, one with an imported refund. */
export async function givenContents(id = 'w1', name = 'My festival') {
  const rows = [importedPayment('P-1'), importedPayment('P-2', { status: 'Pending' })];
  const bytes = encodeDataSet(buildDataSet(rows, { refunds: [importedRefund('P-1')] }));
  const workspace = {
    id,
    name,
    source: 'payments.csv',
    hash: await hashDataSet(bytes),
    rows: 2,
    importedOn: '2025-06-30',
  };
  const files = openWorkspaceFiles();
  await files.save({ ...workspace, previous: { ...workspace, hash: 'before' } }, bytes);
  files.close();
}

export async function check(file: Blob): Promise<CheckedBackup> {
  const read = await readBackup(file);
  const checked = 'problem' in read ? read : checkBackup(read);
  if ('problem' in checked) throw new Error(checked.problem);
  return checked;
}

export async function importFiles(file: Blob, takesPreferences = true): Promise<string> {
  const backup = await check(file);
  let id = '';
  await inWorkspace(SAMPLE, async ({ dispatch }) => {
    id = await dispatch(restoreBackup(openWorkspaces, backup, takesPreferences));
  });
  return id;
}

export async function listed() {
  const files = openWorkspaceFiles();
  const all = await files.list();
  files.close();
  return all;
}

const stampOf = (id: string, transactionId: string) => ({
  id,
  transactionId,
  recordedAt: '2025-07-01 09:00:00',
  recordedBy: 'Alex Morgan',
  zone: 'Europe/Berlin',
});
const payable = (store: AppStore, id: string) => selectPayment(store.getState(), id)!.row;

/** Actions of an operator, which work in any order and number. */
export const STEPS = {
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
/** Returns the state without the name of the workspace and without toasts. */
export const shown = ({ state }: Awaited<ReturnType<typeof inWorkspace>>) => {
  const { workspace, layout: _layout, ...others } = state;
  return { ...others, workspace: { ...workspace, own: null } };
};
