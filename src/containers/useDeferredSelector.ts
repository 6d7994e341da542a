import { useSyncExternalStore } from 'react';
import { useAppSelector, useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/store';

/** The stale state on screen while selectors compute the newest one; undefined if the screen is current. */
export const staleState = new WeakMap<AppStore, (state: RootState) => RootState>();

const listeners = new Set<() => void>();
let count = 0;

/** Notifies the subscribers that a state is ready. */
export function notifyReady(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** Like `useAppSelector`, for selectors that may take long: the previous result stays on screen until the new one is ready. */
export function useDeferredSelector<Result>(select: (state: RootState) => Result): Result {
  const store = useAppStore();
  useSyncExternalStore(subscribe, read, read);
  return useAppSelector((state) => select(staleState.get(store)?.(state) ?? state));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read() {
  return count;
}
