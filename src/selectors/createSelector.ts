import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit';

/**
 * Remembers the last result alone. The stock memoisation keeps one for every text ever typed into a search, and at a
 * million rows each of them is megabytes.
 */
export const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize });
