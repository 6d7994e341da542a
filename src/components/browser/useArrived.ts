import { useDeferredValue } from 'react';
import type { LazyPart } from './lazyPart';

/**
 * Which of some parts of a screen is shown: the wanted one, but what was there before until its chunk has come. They have no
 * Suspense but the screen's own: React leaves a place that was empty for a moment empty for three tenths of a second.
 */
export function useArrived<Name extends string>(
  wanted: Name | undefined,
  parts: Readonly<Record<Name, Pick<LazyPart, 'hasArrived'>>>,
): Name | undefined {
  const arrived = useDeferredValue(wanted);
  return wanted === undefined || parts[wanted].hasArrived() ? wanted : arrived;
}
