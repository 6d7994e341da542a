import { createPath, parsePath, type Navigator, type To } from 'react-router';
import { readQuery } from '@/domain/screens';
import { selectAddress } from '@/selectors/addressSelectors';
import { addressVisited, selectPath } from '@/slices/routeSlice';
import type { AppStore } from '@/store/store';

/** Tells the store where the browser's address leads; what made no sense in it leaves no entry behind. */
export function visitAddress(store: AppStore): void {
  store.dispatch(visitOf(readCurrent()));
  const address = readAddress(store);
  if (address !== readCurrent()) window.history.replaceState(null, '', address);
}

/**
 * Keeps the browser's address and the store in step, both ways: Back, Forward and a typed address are told to the
 * store, and what the store shows is written to the address. Typing in a search replaces the history entry; a filter, a
 * sort, a page or another screen adds one. Returns what ends it.
 */
export function keepAddressInStep(store: AppStore): () => void {
  let isVisiting = false;
  const write = () => {
    const current = readCurrent();
    const address = readAddress(store);
    if (isVisiting || address === current) return;
    // A letter typed leaves no entry behind.
    if (isSameButForSearch(address, current)) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
  };
  // A jump inside the page (#main) is a popstate as well, and visits nothing.
  const onPopState = () => {
    if (readAddress(store) === readCurrent()) return;
    isVisiting = true;
    visitAddress(store);
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
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
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

function readCurrent(): string {
  return window.location.pathname + window.location.search;
}

function visitOf(to: To) {
  const { pathname = '/', search = '' } = typeof to === 'string' ? parsePath(to) : to;
  // '/merchants/' is the screen '/merchants'.
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return addressVisited({ path, query: readQuery(search) });
}

/** Whether two addresses differ in their search alone (which goes back to page 1). */
function isSameButForSearch(address: string, current: string): boolean {
  const rest = (text: string) => {
    const { pathname, searchParams } = new URL(text, window.location.origin);
    const { search, page, ...others } = Object.fromEntries(searchParams);
    return { search, others: JSON.stringify([pathname, others]) };
  };
  const [next, before] = [rest(address), rest(current)];
  return next.search !== before.search && next.others === before.others;
}
