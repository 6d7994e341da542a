import { COLLECTIONS } from '@/store/persistence/entries/collections';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/store';

const KEY = 'splitpay:kept';

/**
 * Stores whether the sample has any changes, because the database would answer only after the page is shown
 * (initialPart.ts). Only a start removes the mark, because an earlier state in DevTools is not a reset.
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
    // Without the mark, the next start shows the sample for a moment.
  }
}
