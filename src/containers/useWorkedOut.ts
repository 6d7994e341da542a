import { useSyncExternalStore } from 'react';
import { selectListWork, workOutList } from '@/selectors/payments/listInSteps';
import { useAppSelector, useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/store';
import { startTurns } from '@/store/turns';

const ofStores = new WeakMap<AppStore, ReturnType<typeof workOutAhead>>();

/**
 * As `useAppSelector`, of what the list of payments shows: of many it is worked out in turns with the page, and until that is
 * done what was shown before stays.
 */
export function useWorkedOut<Result>(select: (state: RootState) => Result): Result {
  const store = useAppStore();
  const ahead = ofStores.get(store) ?? workOutAhead(store);
  ofStores.set(store, ahead);
  useSyncExternalStore(ahead.subscribe, ahead.count, ahead.count);
  return useAppSelector((state) => select(ahead.shownFor(state)));
}

function workOutAhead(store: AppStore) {
  const listeners = new Set<() => void>();
  let shown: { work: ReturnType<typeof selectListWork>; state: RootState } | undefined;
  let count = 0;
  let asked: ReturnType<typeof selectListWork>;
  let stop: () => void = () => undefined;

  const follow = () => {
    const state = store.getState();
    const work = selectListWork(state);
    if (work === asked) return;
    stop();
    asked = work;
    if (work === undefined || shown === undefined) shown = work && { work, state };
    else if (shown.work !== work) stop = startLater(state, work);
  };
  // Later: what was typed is painted first.
  const startLater = (state: RootState, work: typeof asked) => {
    const timer = setTimeout(() => {
      stop = startTurns(workOutList(state), () => {
        shown = { work, state };
        count += 1;
        for (const listener of listeners) listener();
      });
    });
    return () => clearTimeout(timer);
  };
  follow();
  store.subscribe(follow);
  return {
    /** The state to show in the place of the newest one. */
    shownFor: (state: RootState): RootState => {
      const work = selectListWork(state);
      return work === undefined || shown === undefined || shown.work === work ? state : shown.state;
    },
    count: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
