import { setupPersistedStore } from '@/store/persistence/persistedStore';
import type { TextStorage } from '@/store/persistence/storage';
import { visitOf } from './address';
import { Root } from './report/Root';

type Surroundings = {
  /** Where it keeps what is to be remembered; the browser's own where it is left out. */
  storage?: TextStorage;
  /** Where the other tabs and the end of the page are heard of: the window where it is left out. */
  page?: EventTarget;
  /** Path and query of what it starts on. */
  url: string;
};

/**
 * The whole console over a store of its own: a page shows the `element`, and so may a build or a test. It is `ready` when
 * what was kept is read and the address is visited; `stop` ends its listening.
 */
export function createConsole({ storage, page, url }: Surroundings) {
  const { store, ready, recorder, stop } = setupPersistedStore(storage, page);
  return {
    store,
    recorder,
    ready: ready.then(() => void store.dispatch(visitOf(url))),
    element: <Root store={store} recorder={recorder} />,
    stop,
  };
}
