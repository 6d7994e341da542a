// What the extension puts into a page before the console starts: the engine of Redux DevTools, without its window. The
// toolkit looks for it when it is loaded: it is not to be loaded here.
import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

type Engine = { getState: () => unknown; liftedStore: LiftedStore<unknown, UnknownAction, null> };

/** What stands in the page's window. */
export type EngineWindow = {
  /** The stores of the page by the names that they tell DevTools. */
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
