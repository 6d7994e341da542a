import type { Day } from '@/domain/calendar/dates';
import type { RootState } from './rootReducer';
import type { AppStore } from './store';

type Derive = (state: RootState, day: Day) => RootState;

let pastOf: Derive | undefined;

/** Registers how a past state is derived. Its code loads with the first past day. */
export function registerPast(derive: Derive): void {
  pastOf = derive;
}

/**
 * The store as the screens see it: while a past day is chosen, its state has the records and rows of that day. Commands and
 * persistence have the store itself, so nothing of a past day is ever stored.
 */
export function shownStore(store: AppStore): AppStore {
  return {
    ...store,
    getState: () => {
      const state = store.getState();
      const { day } = state.asOf;
      return day === null || !pastOf ? state : pastOf(state, day);
    },
  };
}
