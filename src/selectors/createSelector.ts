import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit';

/**
 * Caches only the last result. The default cache keeps one result for every text typed into a search, which takes
 * megabytes each at a million rows. A development build warns about selectors that recompute without need.
 */
export const createSelector = createSelectorCreator({
  memoize: lruMemoize,
  argsMemoize: lruMemoize,
  devModeChecks: { inputStabilityCheck: 'always', identityFunctionCheck: 'always' },
});
