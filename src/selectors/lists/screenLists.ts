import type { Query } from '@/domain/screens';

/** The parts of a list that its screen's address and its status text need. `State` is the state that they read. */
export type ScreenList<State> = {
  definition: { path: string };
  /** The view without defaults, with the page that is shown. */
  selectQuery: (state: State) => Query;
  /** How the search was read, and the number of filtered rows. */
  selectStatus: (state: State) => string;
};

const registered = new Map<string, ScreenList<never>>();
const listeners = new Set<() => void>();

/** Adds a list whose selectors load with its screen. */
export function registerList<State>(list: ScreenList<State>): void {
  registered.set(list.definition.path, list);
  for (const listener of listeners) listener();
}

/** The registered list of a screen; undefined before its screen was loaded. */
export function registeredList<State>(path: string): ScreenList<State> | undefined {
  return registered.get(path) as ScreenList<State> | undefined;
}

/** Calls the listener after each list that is registered. Returns a function that stops it. */
export function subscribeToLists(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The number of registered lists. */
export const countLists = () => registered.size;
