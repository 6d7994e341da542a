// Injected before the console starts, as the extension does it: the engine of Redux DevTools without its window. It
// must not import the toolkit, which looks for the engine when it is loaded.
import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

type Engine = { getState: () => unknown; liftedStore: LiftedStore<unknown, UnknownAction, null> };

/** The globals that the engine adds to the page's window. */
export type EngineWindow = {
  /** The stores of the page by their names in DevTools. */
  engines: Record<string, Engine | undefined>;
  devTools: typeof ActionCreators;
};

const engines: EngineWindow['engines'] = {};

const connect =
  ({ name }: { name: string }) =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer => {
    const remember: StoreEnhancer = (createStore) => (reducer, state) => {
      const store = createStore(reducer, state);
      engines[name] = store as unknown as Engine;
      return store;
    };
    return (createStore) =>
      [remember, ...enhancers, instrument() as StoreEnhancer].reduceRight(
        (next, enhancer) => enhancer(next),
        createStore,
      );
  };

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: connect, engines, devTools: ActionCreators });
