import { useDeferredValue } from 'react';
import type { LazyPart } from './lazyPart';

/**
 * Returns the part of a screen to show: the requested one, or the previous one until the chunk has loaded. The parts have no
 * Suspense boundary, because React keeps an empty fallback on screen for 300 ms.
 */
export function useArrived<Name extends string>(
  wanted: Name | undefined,
  parts: Readonly<Record<Name, Pick<LazyPart, 'hasArrived'>>>,
): Name | undefined {
  const arrived = useDeferredValue(wanted);
  return wanted === undefined || parts[wanted].hasArrived() ? wanted : arrived;
}
