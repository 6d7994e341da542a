import { createPath, parsePath, type Navigator, type To } from 'react-router';
import { BASE_PATH } from '@/components/browser/browserValues';
import { readQuery } from '@/domain/screens';
import { subscribeToLists } from '@/selectors/lists/screenLists';
import { selectAddress } from '@/selectors/screenSelectors';
import { DIALOG_NAMES, innerDialogOpened, selectOpenDialog, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { addressVisited, selectPath } from '@/slices/ui/routeSlice';
import type { AppStore } from '@/store/store';
import type { Drafts } from './drafts';

/** Dispatches the visit of the browser's address. */
export function visitAddress(store: AppStore): void {
  store.dispatch(visitOf(readCurrent()));
  correctAddress(store);
}

/** Invalid parts of the visited address add no history entry. */
export function correctAddress(store: AppStore): void {
  const address = readAddress(store);
  if (address !== readCurrent()) window.history.replaceState(null, '', BASE_PATH + address);
}

/**
 * Synchronizes the browser's address and the store: Back, Forward and a typed address are dispatched, and state
 * changes are written to the address. Typing in a search and moving between payments replace the history entry. A
 * filter, a sort, a page, an opened row or another screen adds one, and closing the row goes back to the entry before
 * it. If Back or Forward closes a form with unsaved changes, the form opens again on return. Returns a function that
 * stops it.
 */
export function syncAddress(store: AppStore, { draftOf }: Drafts): () => void {
  // Each form that Back or Forward closed is stored under the address of the screen below it.
  const closedDialogs = new Map<string, DialogRequest>();
  let isVisiting = false;
  let isGoingBack = false;
  const write = () => {
    const current = readCurrent();
    const address = readAddress(store);
    if (isVisiting || isGoingBack || address === current) return;
    const entry = readEntry();
    const change = compareAddresses(address, current);
    if (change === 'close' && address === entry.openedFrom) {
      isGoingBack = true;
      window.history.back();
    } else if (change === 'open') {
      window.history.pushState({ openedFrom: current } satisfies Entry, '', BASE_PATH + address);
    } else if (change === 'add') {
      window.history.pushState(null, '', BASE_PATH + address);
    } else {
      window.history.replaceState(change === 'stay' ? entry : null, '', BASE_PATH + address);
    }
  };
  // A jump within the page (#main) also fires popstate, but visits nothing.
  const onPopState = () => {
    if (isGoingBack) {
      isGoingBack = false;
      // Changes that happened on the way back are not in that entry yet.
      write();
      return;
    }
    const address = readAddress(store);
    if (address === readCurrent()) return;
    closedDialogs.set(address, selectOpenDialog(store.getState()));
    isVisiting = true;
    visitAddress(store);
    const form = closedDialogs.get(readCurrent());
    if (form && draftOf(form).read() !== undefined) store.dispatch(innerDialogOpened(form));
    isVisiting = false;
  };
  write();
  window.addEventListener('popstate', onPopState);
  const unsubscribe = store.subscribe(write);
  const unsubscribeFromLists = subscribeToLists(write);
  return () => {
    window.removeEventListener('popstate', onPopState);
    unsubscribe();
    unsubscribeFromLists();
  };
}

/** Follows a link through the store, which is the only source of the current address. */
export function createNavigator(dispatch: AppStore['dispatch']): Navigator {
  const visit = (to: To) => {
    dispatch(visitOf(to));
    window.scrollTo(0, 0);
  };
  return {
    createHref: (to) => BASE_PATH + (typeof to === 'string' ? to : createPath(to)),
    push: visit,
    replace: visit,
    go: (delta) => window.history.go(delta),
  };
}

/**
 * If a selector of the view throws, the screen shows the failure. The address stays, so that the operator can leave.
 */
function readAddress(store: AppStore): string {
  try {
    return selectAddress(store.getState());
  } catch {
    const current = readCurrent();
    const path = selectPath(store.getState());
    return current.startsWith(path) ? current : path;
  }
}

/** The browser's address within the console: path and query. */
export function readCurrent(): string {
  return window.location.pathname.slice(BASE_PATH.length) + window.location.search;
}

export function visitOf(to: To) {
  const { pathname = '/', search = '' } = typeof to === 'string' ? parsePath(to) : to;
  // '/merchants/' is the screen '/merchants'.
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return addressVisited({ path, query: readQuery(search) });
}

/** The state of a history entry that opened a row: the address before it. */
type Entry = { openedFrom?: string };

function readEntry(): Entry {
  const state: unknown = window.history.state;
  const openedFrom =
    typeof state === 'object' && state !== null && 'openedFrom' in state ? state.openedFrom : undefined;
  return typeof openedFrom === 'string' ? { openedFrom } : {};
}

/**
 * The effect of a new address on the history. An opened row adds an entry, and closing it goes back. Changes below an
 * open row stay in its entry. Typing adds none.
 */
function compareAddresses(address: string, current: string): 'open' | 'close' | 'stay' | 'add' | 'type' {
  const [next, before] = [readParts(address), readParts(current)];
  if (next.view === before.view) {
    if (next.kind === before.kind) return 'stay';
    // A row may also close to the row from which it was opened.
    return next.kind === undefined || address === readEntry().openedFrom ? 'close' : 'open';
  }
  if (next.row !== undefined && next.row === before.row) return 'stay';
  const isTyped = next.search !== before.search || next.layout !== before.layout;
  return isTyped && next.others === before.others && before.row === undefined && next.row === undefined
    ? 'type'
    : 'add';
}

function readParts(address: string) {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const parts = Object.entries(Object.fromEntries(searchParams));
  const isRow = ([name]: [string, string]) => DIALOG_NAMES.some((dialogName) => dialogName === name);
  const row = parts.find(isRow);
  const view = Object.fromEntries(parts.filter((part) => !isRow(part)));
  // A new search returns to page 1. Each choice of columns would be an entry.
  const { search, page, layout, ...others } = view;
  return {
    view: JSON.stringify([pathname, view]),
    search,
    layout,
    others: JSON.stringify([pathname, others]),
    kind: row?.[0],
    row: row?.join(),
  };
}
