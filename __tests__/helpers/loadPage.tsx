import { act, cleanup, render, screen } from '@testing-library/react';
import { readCurrent, correctAddress } from '@/app/address';
import { createConsole } from '@/app/createConsole';
import type { WorkspaceServices } from '@/features/imports/WorkspaceContext';
import type { DataSetGuard } from '@/store/persistence/entries/dependencies';
import type { RootState } from '@/store/rootReducer';
import type { FakeBrowser } from './store/fakeBrowser';

type Opened = { startState?: Partial<RootState>; dataSetGuard?: DataSetGuard; services?: WorkspaceServices };

let leave: (() => Promise<void>) | undefined;

/**
 * Loads the console at a path like a page, with the stored data of the browser and in the demo data unless it opens
 * another workspace. Leaves the previous page after all of its changes are written.
 */
export async function loadPage(browser: FakeBrowser, path: string, { services, ...opened }: Opened = {}) {
  await leavePage();
  window.history.replaceState(null, '', path);
  const { store, ready, element, settled, stop } = createConsole({
    ...browser.newTab(),
    url: readCurrent(),
    ...opened,
    services,
  });
  leave = async () => {
    // A record gets its position in the log when it is written, which renders again.
    await act(settled);
    cleanup();
    stop();
  };
  await ready;
  correctAddress(store);
  // The pages are chunks that load asynchronously.
  await act(async () => {
    render(element);
    await Promise.resolve();
  });
  await screen.findByRole('heading', { level: 1 });
  return store;
}

/** Leaves the open page. A file that loads pages calls it after each test. */
export async function leavePage(): Promise<void> {
  const leaveOpen = leave;
  leave = undefined;
  await leaveOpen?.();
}
