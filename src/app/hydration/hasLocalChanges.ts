import { COLLECTIONS } from '@/store/persistence/entries/collections';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/store';

const KEY = 'splitpay:kept';

/**
 * Says in the storage whether anything was changed in the sample: the database would answer only after the page is shown
 * (partAtLoad.ts). It is taken away at a start alone: what DevTools show of the past is no reset.
 */
export function trackLocalChanges(store: AppStore): void {
  let isMarked = isChanged(store.getState());
  write(isMarked);
  store.subscribe(() => {
    if (isMarked || !isChanged(store.getState())) return;
    isMarked = true;
    write(isMarked);
  });
}

function isChanged(state: RootState): boolean {
  return COLLECTIONS.some(({ valuesOf }) => Object.keys(valuesOf(state)).length > 0);
}

function write(isMarked: boolean): void {
  try {
    if (isMarked) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // The sample is seen for a moment at the next start.
  }
}
