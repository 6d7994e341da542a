// What is put into a page before the console starts: an eye on its store, and hands that find what can be pressed.
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import { DEV_TOOLS } from '@/store/devTools';
import type { RootState } from '@/store/rootReducer';
import { readScreen } from './screen';
import { aim, describe, findTargets, type Reach } from './targets';

type Store = { getState: () => RootState; dispatch: (action: Action) => void };

/** Timers of so many milliseconds wait until `letTimePass`: how fast a walk goes must not decide what it meets. */
const LONG = 2_000;
const QUIET_FRAMES = 3;

let store: Store | undefined;
let mutations = 0;
const held = new Map<number, () => void>();

const connect =
  ({ name }: { name: string }) =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer =>
  (createStore) =>
  (reducer, state) => {
    const create = enhancers.reduceRight<typeof createStore>((inner, enhance) => enhance(inner), createStore);
    const created = create(reducer, state);
    if (name === DEV_TOOLS.name) store = created as unknown as Store;
    return created;
  };

const start = window.setTimeout.bind(window);
const end = window.clearTimeout.bind(window);
const startOrHold = (handler: () => void, delay = 0, ...rest: []) => {
  if (delay < LONG) return start(handler, delay, ...rest);
  const id = -1 - held.size;
  held.set(id, handler);
  return id;
};
const endOrForget = (id?: number) => {
  if (id === undefined || !held.has(id)) end(id);
  // The number stays taken.
  else held.set(id, () => undefined);
};

/** Stand-ins of what is on its way; React may show them for a moment longer than that takes. */
const ON_ITS_WAY = 'script[data-webpack], [aria-busy="true"], [data-loading]';

/** A dialog whose successor is on its way is still there, and hidden. */
const isShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

function isBusy(): boolean {
  const state = store?.getState();
  if (!state || document.readyState !== 'complete' || !document.querySelector('h1')) return true;
  const isDialogDue = state.dialogs.open.kind !== 'none' || state.palette.isOpen;
  const isBannerDue = state.persistence.damaged.length + state.persistence.failing.length > 0;
  return (
    (isDialogDue && !isShown('[role="dialog"], [data-notice="dialog"], [data-notice="screen"]')) ||
    (isBannerDue && !document.querySelector('[data-notice="persistence"], [data-notice="screen"]')) ||
    state.help.textsStatus === 'loading' ||
    document.querySelector(ON_ITS_WAY) !== null ||
    [...document.querySelectorAll('[aria-expanded="true"]')].some((opener) => {
      const id = opener.getAttribute('aria-controls');
      return id !== null && !document.getElementById(id);
    }) ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ sheet }) => sheet === null)
  );
}

const probe = {
  /** Fulfilled when nothing changes any more and nothing is on its way. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_FRAMES; quiet++) {
      const before = mutations;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (mutations !== before || isBusy()) quiet = -1;
    }
  },
  /** What waits for its time happens now: messages go. */
  letTimePass(): void {
    const due = [...held.values()];
    for (const id of held.keys()) held.set(id, () => undefined);
    for (const handler of due) handler();
  },
  look: () => ({ ...readScreen(), state: JSON.stringify(store?.getState()) }),
  element: (reach: Reach, at: number) => findTargets(reach)[at],
  targets: (reach: Reach) => findTargets(reach).map(describe),
  aim: (reach: Reach, at: number) => aim(findTargets(reach)[at]),
  dispatch: (action: Action) => store?.dispatch(action),
  store: () => store,
};

export type ProbeWindow = { probe: typeof probe };

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: connect,
  setTimeout: startOrHold,
  clearTimeout: endOrForget,
  // No printer here.
  print: () => undefined,
  probe,
});
new MutationObserver((records) => (mutations += records.length)).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
