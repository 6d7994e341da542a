import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit';

/**
 * Remembers the last result alone. The stock memoisation keeps one for every text ever typed into a search, and at a
 * million rows each of them is megabytes. A development build says, on each call, when one recomputes without need.
 */
export const createSelector = createSelectorCreator({
  memoize: lruMemoize,
  argsMemoize: lruMemoize,
  devModeChecks: { inputStabilityCheck: 'always', identityFunctionCheck: 'always' },
});
