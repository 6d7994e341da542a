import { useDeferredValue } from 'react';
import type { LazyPart } from './lazyPart';

/**
 * Which of some parts is shown in one Suspense: the wanted one, but what was there before until its chunk has come. A place
 * that is empty for a moment React leaves empty for three tenths of a second.
 */
export function useArrived<Name extends string>(
  wanted: Name | undefined,
  parts: Readonly<Record<Name, Pick<LazyPart, 'hasArrived'>>>,
): Name | undefined {
  const arrived = useDeferredValue(wanted);
  return wanted === undefined || parts[wanted].hasArrived() ? wanted : arrived;
}
