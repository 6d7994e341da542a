import { deleteDB } from 'idb';
import { createDataSetGuard } from '@/commands/dataSetGuard';
import { recordRefund } from '@/commands/payments/recordPayments';
import { restoreWorkspace, deleteWorkspace, undoImport } from '@/commands/workspaces';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { importsBefore } from '@/domain/workspaces/workspaces';
import { selectIsDataSetStale, selectIsOpenDeleted, selectIsOpenMissing } from '@/selectors/sync/staleDataSet';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/store';
import { recordsOf } from '../../helpers/builders';
import { FakeBrowser, useClock } from '../../helpers/store/tabs';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { openWorkspaces } from '../../helpers/openWorkspaces';

const dataSetGuard = createDataSetGuard(openWorkspaces);

beforeEach(() => useClock(new Date(2025, 6, 1, 9)));
afterEach(() => jest.useRealTimers());

const BEFORE = givenImportedData([importedPayment('P-1')], 'w1');
/** The workspace after an import of one more payment. */
const AFTER = (() => {
  const state = givenImportedData([importedPayment('P-1'), importedPayment('P-2')], 'w2');
  const importedWorkspace = { ...state.workspace!.own!, id: 'w1', ...importsBefore(BEFORE.workspace!.own!) };
  return { ...state, workspace: { ...state.workspace!, own: importedWorkspace } };
})();

/** The stored workspace, before or after the newer file. */
async function save({ workspace }: Partial<RootState>): Promise<void> {
  const files = openWorkspaceFiles();
  await files.save(workspace!.own!, new ArrayBuffer(8));
  files.close();
}

/** Two tabs with an open workspace, and the message of a third tab that changes its rows. */
async function openTwo(state: Partial<RootState>) {
  await save(state);
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(state, dataSetGuard), await browser.openTab(state, dataSetGuard)] as const;
  const { channel } = browser.newTab();
  const notify = async () => {
    channel.postMessage({ before: 0, after: 0, entries: [], removed: [], rowsChangedBy: 'another tab' });
    await browser.calm();
  };
  return { browser, tabs, notify };
}

function refund({ dispatch }: AppStore, transactionId: string): boolean {
  dispatch(dialogOpened({ kind: 'refundPayment', transactionId }));
  return dispatch(recordRefund({ transactionId, amount: 1_000, reason: 'Other' }));
}
const toastsOf = (store: AppStore) => store.getState().layout.toasts.map(({ title }) => title);
const isStale = (store: AppStore) => selectIsDataSetStale(store.getState());

test('A tab refuses to record anything for rows that another tab has replaced, and a toast says so', async () => {
  const { tabs, browser, notify } = await openTwo(BEFORE);
  await save(AFTER);
  await notify();
  for (const { store } of tabs) {
    expect(isStale(store)).toBe(true);
    expect(selectIsOpenDeleted(store.getState())).toBe(false);
    expect(refund(store, 'P-1')).toBe(false);
    expect(recordsOf(store.getState())).toEqual([]);
    expect(toastsOf(store)).toEqual(['Nothing was recorded']);
  }
  const reloaded = await browser.openTab(AFTER, dataSetGuard);
  expect(isStale(reloaded.store)).toBeFalsy();
  expect(refund(reloaded.store, 'P-1')).toBe(true);
});

test('Records for the new rows are not judged by the old ones', async () => {
  const { tabs, browser } = await openTwo(BEFORE);
  await save(AFTER);
  const newer = await browser.openTab(AFTER, dataSetGuard);
  expect(refund(newer.store, 'P-2')).toBe(true);
  await browser.calm();
  for (const { store } of tabs) {
    expect(isStale(store)).toBe(true);
    expect(store.getState().payments).toEqual({ records: {} });
  }
  expect(recordsOf((await browser.openTab(AFTER, dataSetGuard)).store.getState())).toHaveLength(1);
});

test('A tab that missed the message checks when it becomes visible', async () => {
  const { tabs, browser } = await openTwo(BEFORE);
  await save(AFTER);
  const [{ store, page }] = tabs;
  expect(isStale(store)).toBeFalsy();
  page.dispatchEvent(new Event('visibilitychange'));
  await browser.calm();
  expect(isStale(store)).toBe(true);
});

test('Earlier records are saved and judged by the new rows', async () => {
  const { tabs, browser, notify } = await openTwo(BEFORE);
  expect(refund(tabs[0].store, 'P-1')).toBe(true);
  await save(AFTER);
  await notify();
  expect(isStale(tabs[0].store)).toBe(true);
  tabs[0].page.dispatchEvent(new Event('pagehide'));
  const reloaded = await browser.openTab(AFTER, dataSetGuard);
  expect(recordsOf(reloaded.store.getState())).toHaveLength(1);
});

test('A tab notices an undone import, and continues if its rows are restored', async () => {
  const { tabs, browser, notify } = await openTwo(AFTER);
  const [{ store }, b] = tabs;
  expect(await b.store.dispatch(undoImport(openWorkspaces, 'w1'))).toBe(true);
  await notify();
  expect(isStale(store)).toBe(true);
  expect(refund(store, 'P-2')).toBe(false);
  const older = await browser.openTab(BEFORE, dataSetGuard);
  expect(refund(older.store, 'P-1')).toBe(true);
  await save(AFTER);
  await notify();
  expect(isStale(store)).toBe(false);
  expect(recordsOf(store.getState())).toHaveLength(1);
  expect(refund(store, 'P-2')).toBe(true);
});

test('A workspace that another tab has deleted accepts no records until it is restored', async () => {
  const { tabs, browser, notify } = await openTwo(BEFORE);
  const [{ store }] = tabs;
  const elsewhere = await browser.openTab();
  await elsewhere.store.dispatch(deleteWorkspace(openWorkspaces, 'w1'));
  await notify();
  expect(selectIsOpenDeleted(store.getState())).toBe(true);
  expect(refund(store, 'P-1')).toBe(false);
  await elsewhere.store.dispatch(restoreWorkspace(openWorkspaces, 'w1'));
  await notify();
  expect(isStale(store)).toBe(false);
  expect(refund(store, 'P-1')).toBe(true);
});

test('A deleted database of workspaces accepts no records, and no other tab is blamed', async () => {
  const { tabs, notify } = await openTwo(BEFORE);
  const [{ store }] = tabs;
  await deleteDB('splitpay-workspaces');
  await notify();
  expect(selectIsOpenMissing(store.getState())).toBe(true);
  expect(refund(store, 'P-1')).toBe(false);
  expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
    'This workspace is no longer stored in this browser.',
  ]);
});

test('A tab with another open workspace continues', async () => {
  const b = givenImportedData([importedPayment('P-1')], 'w3');
  await save(b);
  const { notify, browser } = await openTwo(BEFORE);
  const tab = await browser.openTab(b, dataSetGuard);
  await save(AFTER);
  await notify();
  expect(selectImportedWorkspace(tab.store.getState())?.id).toBe('w3');
  expect(isStale(tab.store)).toBeFalsy();
  expect(refund(tab.store, 'P-1')).toBe(true);
});
