import { createPath, parsePath, type Navigator, type To } from 'react-router';
import { BASE_PATH } from '@/components/browser/basePath';
import { readQuery } from '@/domain/screens';
import { selectAddress } from '@/selectors/addressSelectors';
import { DIALOG_NAMES, innerDialogOpened, selectOpenDialog, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { addressVisited, selectPath } from '@/slices/ui/routeSlice';
import type { AppStore } from '@/store/store';
import type { Drafts } from './drafts';

/** Tells the store where the browser's address leads. */
export function visitAddress(store: AppStore): void {
  store.dispatch(visitOf(readCurrent()));
  putAddressRight(store);
}

/** What made no sense in the address that was visited leaves no entry behind. */
export function putAddressRight(store: AppStore): void {
  const address = readAddress(store);
  if (address !== readCurrent()) window.history.replaceState(null, '', BASE_PATH + address);
}

/**
 * Keeps the browser's address and the store in step, both ways: Back, Forward and a typed address are told to the
 * store, and what the store shows is written to the address. Typing in a search, and walking from one payment to the
 * next, replace the history entry; a filter, a sort, a page, a row that is opened or another screen adds one, and
 * closing the row goes back to the entry it was opened from. A form that Back or Forward closes with something typed is opened
 * again on the way back to it. Returns what ends it.
 */
export function keepAddressInStep(store: AppStore, { draftOf }: Drafts): () => void {
  // By the address above which it stood.
  const left = new Map<string, DialogRequest>();
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
  // A jump inside the page (#main) is a popstate as well, and visits nothing.
  const onPopState = () => {
    if (isGoingBack) {
      isGoingBack = false;
      // What happened on the way back is not in that entry yet.
      write();
      return;
    }
    const address = readAddress(store);
    if (address === readCurrent()) return;
    left.set(address, selectOpenDialog(store.getState()));
    isVisiting = true;
    visitAddress(store);
    const form = left.get(readCurrent());
    if (form && draftOf(form).read() !== undefined) store.dispatch(innerDialogOpened(form));
    isVisiting = false;
  };
  write();
  window.addEventListener('popstate', onPopState);
  const unsubscribe = store.subscribe(write);
  return () => {
    window.removeEventListener('popstate', onPopState);
    unsubscribe();
  };
}

/** What a link does: it tells the store, which is the only source of where the console is. */
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

/** A view that cannot be worked out breaks its own screen, which says so; the address stays, and so does the way out. */
function readAddress(store: AppStore): string {
  try {
    return selectAddress(store.getState());
  } catch {
    const current = readCurrent();
    const path = selectPath(store.getState());
    return current.startsWith(path) ? current : path;
  }
}

/** The browser's address inside the console: path and query. */
export function readCurrent(): string {
  return window.location.pathname.slice(BASE_PATH.length) + window.location.search;
}

/** The visit of an address. */
export function visitOf(to: To) {
  const { pathname = '/', search = '' } = typeof to === 'string' ? parsePath(to) : to;
  // '/merchants/' is the screen '/merchants'.
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return addressVisited({ path, query: readQuery(search) });
}

/** What the browser keeps of a history entry that opened a row: the address it was opened from. */
type Entry = { openedFrom?: string };

function readEntry(): Entry {
  const state: unknown = window.history.state;
  const openedFrom =
    typeof state === 'object' && state !== null && 'openedFrom' in state ? state.openedFrom : undefined;
  return typeof openedFrom === 'string' ? { openedFrom } : {};
}

/**
 * What a new address does to the history. A row opened above a view is an entry, and closing it goes back from there; what
 * changes below an open row stays in its entry; a letter typed leaves none behind.
 */
function compareAddresses(address: string, current: string): 'open' | 'close' | 'stay' | 'add' | 'type' {
  const [next, before] = [readParts(address), readParts(current)];
  if (next.view === before.view) {
    if (next.kind === before.kind) return 'stay';
    // A row may also close to the one that it was opened from.
    return next.kind === undefined || address === readEntry().openedFrom ? 'close' : 'open';
  }
  if (next.row !== undefined && next.row === before.row) return 'stay';
  const isTyped = next.search !== before.search && next.others === before.others;
  return isTyped && before.row === undefined && next.row === undefined ? 'type' : 'add';
}

function readParts(address: string) {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const parts = Object.entries(Object.fromEntries(searchParams));
  const isRow = ([name]: [string, string]) => DIALOG_NAMES.some((each) => each === name);
  const row = parts.find(isRow);
  const view = Object.fromEntries(parts.filter((part) => !isRow(part)));
  // The search goes back to page 1.
  const { search, page, ...others } = view;
  return {
    view: JSON.stringify([pathname, view]),
    search,
    others: JSON.stringify([pathname, others]),
    kind: row?.[0],
    row: row?.join(),
  };
}
