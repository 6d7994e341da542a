import { setupPersistedStore, type StoreDependencies } from '@/store/persistence/persistedStore';
import { visitOf } from './address';
import type { OwnData } from './ownData/OwnDataContext';
import { Root } from './report/Root';

type Options = StoreDependencies & {
  url: string;
  ownData?: OwnData;
  /** The sample as it is at first, at a path alone: nothing else is waited for, as a build draws it and a page takes that over. */
  isPrerendered?: boolean;
};

/**
 * The whole console over a store of its own: a page shows the `element`, and so may a build or a test. It is `ready` when
 * what was kept is read and the address (path and query) is visited; `stop` ends its listening.
 */
export function createConsole({ url, ownData, isPrerendered = false, ...dependencies }: Options) {
  const { store, ready, preferencesRead, recorder, settled, stop } = setupPersistedStore(dependencies);
  const visit = () => void store.dispatch(visitOf(url));
  if (isPrerendered) visit();
  const prerenderedState = isPrerendered ? store.getState() : undefined;
  // Once more, so that a report tells of it.
  const recordVisit = () => {
    recorder.start(store.getState());
    visit();
  };
  return {
    store,
    recorder,
    ready: isPrerendered ? preferencesRead.then(recordVisit) : ready.then(visit),
    element: (
      <Root
        store={store}
        prerenderedState={prerenderedState}
        recorder={recorder}
        ownData={ownData && { ...ownData, settled }}
      />
    ),
    settled,
    stop,
  };
}
