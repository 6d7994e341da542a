import { setupPersistedStore } from '@/store/persistence/persistedStore';
import type { StoreDependencies } from '@/store/persistence/storeDependencies';
import { visitOf } from './address';
import type { WorkspaceServices } from '@/features/imports/WorkspaceContext';
import { Root } from './replay/Root';

type Options = StoreDependencies & {
  url: string;
  services?: WorkspaceServices;
  /**
   * The sample in its initial state at a path without a query. It needs no stored data, so a build can prerender it
   * and a page can hydrate it.
   */
  isPrerendered?: boolean;
};

/**
 * Creates the console with a store. `element` is what a page, a build or a test renders. `ready` resolves when the
 * stored data is read and the address (path and query) is visited. `stop` removes the listeners.
 */
export function createConsole({ url, services, isPrerendered = false, ...dependencies }: Options) {
  const { store, ready, preferencesRead, recorder, settled: written, stop } = setupPersistedStore(dependencies);
  const visit = () => void store.dispatch(visitOf(url));
  if (isPrerendered) visit();
  const prerenderedState = isPrerendered ? store.getState() : undefined;
  // Thrown again, so that a problem report has it.
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
        services={services && { ...services, written }}
      />
    ),
    settled: written,
    stop,
  };
}
