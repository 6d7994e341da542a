import { act, cleanup, render, screen } from '@testing-library/react';
import { readCurrent, putAddressRight } from '@/app/address';
import { createConsole } from '@/app/createConsole';
import type { OwnData } from '@/app/ownData/OwnDataContext';
import type { DataSetGuard } from '@/store/persistence/entries/dependencies';
import type { RootState } from '@/store/rootReducer';
import type { FakeBrowser } from './store/fakeBrowser';

type Opened = { startState?: Partial<RootState>; dataSetGuard?: DataSetGuard; ownData?: OwnData };

let leave: (() => Promise<void>) | undefined;

/**
 * Loads the console at a path as a page does: over what the browser keeps, in the sample where no other rows are opened. The page
 * before is left, once all is written that happened there.
 */
export async function loadPage(browser: FakeBrowser, path: string, { ownData, ...opened }: Opened = {}) {
  await leavePage();
  window.history.replaceState(null, '', path);
  const { store, ready, element, settled, stop } = createConsole({
    ...browser.newTab(),
    url: readCurrent(),
    ...opened,
    ownData,
  });
  leave = async () => {
    await settled();
    cleanup();
    stop();
  };
  await ready;
  putAddressRight(store);
  // The screens are chunks: they arrive a moment later.
  await act(async () => {
    render(element);
    await Promise.resolve();
  });
  await screen.findByRole('heading', { level: 1 });
  return store;
}

/** Leaves the page that is open: a file that loads pages does so after each of its tests. */
export async function leavePage(): Promise<void> {
  const leaveOpen = leave;
  leave = undefined;
  await leaveOpen?.();
}
