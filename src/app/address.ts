import { createPath, parsePath, type Navigator, type To } from 'react-router';
import { pathVisited, selectPath } from '@/slices/routeSlice';
import type { AppStore } from '@/store/store';

/**
 * Keeps the browser's address and the store in step, both ways: Back, Forward and a typed address are told to the
 * store, and a path that the store visits is written to the address. Returns what ends it.
 */
export function keepAddressInStep(store: AppStore): () => void {
  const tellStore = () => store.dispatch(pathVisited(window.location.pathname));
  tellStore();
  window.addEventListener('popstate', tellStore);
  const unsubscribe = store.subscribe(() => {
    const path = selectPath(store.getState());
    if (path !== window.location.pathname) window.history.pushState(null, '', path);
  });
  return () => {
    window.removeEventListener('popstate', tellStore);
    unsubscribe();
  };
}

/** What a link does: it tells the store, which is the only source of where the console is. */
export function createNavigator(dispatch: AppStore['dispatch']): Navigator {
  const visit = (to: To) => {
    dispatch(pathVisited((typeof to === 'string' ? parsePath(to) : to).pathname ?? '/'));
    window.scrollTo(0, 0);
  };
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: visit,
    replace: visit,
    go: (delta) => window.history.go(delta),
  };
}
