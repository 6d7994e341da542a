import { keepingFailed, keepingResumed } from '@/slices/persistenceSlice';
import type { AppDispatch } from '@/store/store';

/** Runs a call that the browser may reject. A rejected call is repeated through `retry` when another one succeeds. */
export type StorageAttempt = (name: string, act: () => void, retry?: () => void) => void;

/**
 * Handles rejected calls (storage full, blocked or gone): the console keeps working, and a banner is shown until the
 * failed call has succeeded.
 */
export function createStorageFailures(dispatch: AppDispatch) {
  const failing = new Map<string, (() => void) | undefined>();
  let isRetrying = false;

  function succeeded(name: string) {
    if (failing.delete(name)) dispatch(keepingResumed(name));
  }
  function failed(name: string, retry?: () => void) {
    if (!failing.has(name)) dispatch(keepingFailed(name));
    failing.set(name, retry);
  }
  function attempt(name: string, act: () => void, retry = act) {
    try {
      act();
      succeeded(name);
    } catch {
      failed(name, retry);
      return;
    }
    if (isRetrying) return;
    isRetrying = true;
    for (const [b, again] of [...failing]) if (again) attempt(b, again);
    isRetrying = false;
  }

  return {
    attempt: attempt satisfies StorageAttempt,
    succeeded,
    failed,
    isFailing: (name: string) => failing.has(name),
    /** A reset removes the banner, so later failures are reported again. */
    forget: () => failing.clear(),
  };
}
