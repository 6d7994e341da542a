import { setupPersistedStore, type Surroundings } from '@/store/persistence/persistedStore';
import { visitOf } from './address';
import type { OwnData } from './ownData/OwnDataContext';
import { Root } from './report/Root';

/**
 * The whole console over a store of its own: a page shows the `element`, and so may a build or a test. It is `ready` when
 * what was kept is read and the address (path and query) is visited; `stop` ends its listening.
 */
export function createConsole({ url, ownData, ...surroundings }: Surroundings & { url: string; ownData?: OwnData }) {
  const { store, ready, recorder, settled, stop } = setupPersistedStore(surroundings);
  return {
    store,
    recorder,
    ready: ready.then(() => void store.dispatch(visitOf(url))),
    element: <Root store={store} recorder={recorder} ownData={ownData && { ...ownData, settled }} />,
    settled,
    stop,
  };
}
