import { useSyncExternalStore } from 'react';
import { useAppSelector, useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/store';

/** The state that is shown in the place of the newest one, while what that shows is worked out. */
export const shownInstead = new WeakMap<AppStore, (state: RootState) => RootState>();

const listeners = new Set<() => void>();
let count = 0;

/** Tells whoever shows it that a state is worked out. */
export function tellWorkedOut(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** As `useAppSelector`, of what may take long to work out: until that is done what was shown before stays. */
export function useWorkedOut<Result>(select: (state: RootState) => Result): Result {
  const store = useAppStore();
  useSyncExternalStore(subscribe, read, read);
  return useAppSelector((state) => select(shownInstead.get(store)?.(state) ?? state));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read() {
  return count;
}
