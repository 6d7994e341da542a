// Injected into a page before the console starts: it reads the store and finds the elements that can be pressed.
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import { DEV_TOOLS } from '@/store/devTools';
import type { RootState } from '@/store/rootReducer';
import { readScreen } from './screen';
import { clickPoint, describeElement, findTargets, type TargetKind } from './targets';

type Store = { getState: () => RootState; dispatch: (action: Action) => void };

/**
 * Timers from this many milliseconds on wait until `runHeldTimers`, because the speed of a walk must not decide what
 * it meets.
 */
const HELD_DELAY = 2_000;
const IDLE_FRAMES = 3;

let store: Store | undefined;
let mutations = 0;
const heldTimers = new Map<number, () => void>();

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

const setTimer = window.setTimeout.bind(window);
const clearTimer = window.clearTimeout.bind(window);
const setOrHoldTimer = (handler: () => void, delay = 0, ...rest: []) => {
  if (delay < HELD_DELAY) return setTimer(handler, delay, ...rest);
  const id = -1 - heldTimers.size;
  heldTimers.set(id, handler);
  return id;
};
const clearOrForgetTimer = (id?: number) => {
  if (id === undefined || !heldTimers.has(id)) clearTimer(id);
  // The entry stays, so that its number is not used again.
  else heldTimers.set(id, () => undefined);
};

/** Matches the placeholders of pending parts. React may show them for a moment longer than loading takes. */
const PENDING = 'script[data-webpack], [aria-busy="true"], [data-loading]';

/** A dialog stays in the document, but hidden, while the dialog that replaces it loads. */
const isShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

function isBusy(): boolean {
  const state = store?.getState();
  if (!state || document.readyState !== 'complete' || !document.querySelector('h1')) return true;
  const isDialogExpected = state.dialogs.open.kind !== 'none' || state.palette.isOpen;
  const isBannerExpected = state.persistence.damaged.length + state.persistence.failing.length > 0;
  return (
    (isDialogExpected && !isShown('[role="dialog"], [data-notice="dialog"], [data-notice="screen"]')) ||
    (isBannerExpected && !document.querySelector('[data-notice="persistence"], [data-notice="screen"]')) ||
    state.help.textsStatus === 'loading' ||
    document.querySelector(PENDING) !== null ||
    [...document.querySelectorAll('[aria-expanded="true"]')].some((opener) => {
      const id = opener.getAttribute('aria-controls');
      return id !== null && !document.getElementById(id);
    }) ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ sheet }) => sheet === null)
  );
}

const probe = {
  /** Resolves when the page no longer changes and nothing is loading. */
  async waitUntilIdle(): Promise<void> {
    for (let idle = 0; idle < IDLE_FRAMES; idle++) {
      const before = mutations;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (mutations !== before || isBusy()) idle = -1;
    }
  },
  /** Runs the held timers now, for example those that remove toasts. */
  runHeldTimers(): void {
    const due = [...heldTimers.values()];
    for (const id of heldTimers.keys()) heldTimers.set(id, () => undefined);
    for (const handler of due) handler();
  },
  snapshot: () => ({ ...readScreen(), state: JSON.stringify(store?.getState()) }),
  element: (kind: TargetKind, index: number) => findTargets(kind)[index],
  targets: (kind: TargetKind) => findTargets(kind).map(describeElement),
  clickPoint: (kind: TargetKind, index: number) => clickPoint(findTargets(kind)[index]),
  dispatch: (action: Action) => store?.dispatch(action),
  store: () => store,
};

export type ProbeWindow = { probe: typeof probe };

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: connect,
  setTimeout: setOrHoldTimer,
  clearTimeout: clearOrForgetTimer,
  // The browser of a walk has no printer.
  print: () => undefined,
  probe,
});
new MutationObserver((records) => (mutations += records.length)).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
