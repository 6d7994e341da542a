import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit';
import { answered } from './answered';

/**
 * Caches only the last result. The default cache keeps one result for every text typed into a search, which takes
 * megabytes each at a million rows. A development build warns about selectors that recompute without need.
 */
const createCached = createSelectorCreator({
  memoize: lruMemoize,
  argsMemoize: lruMemoize,
  devModeChecks: { inputStabilityCheck: 'always', identityFunctionCheck: 'always' },
});

/** The same for a selector that an engine may answer, which the local product does not have. */
export const createSelector: typeof createCached =
  process.env.TEAM === '' ? createCached : Object.assign(createAnswered, createCached);

function createAnswered(...args: Parameters<typeof createCached>) {
  return answered(createCached(...args));
}

/** The id that a selector is asked for besides the state, as an input of the selector. */
export const selectAskedId = (_state: unknown, id: string): string => id;
