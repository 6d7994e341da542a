import { keepingFailed, keepingResumed } from '@/slices/persistenceSlice';
import type { AppDispatch } from '@/store/store';

/** Does what the browser may refuse. What is refused is tried again, as `retry` says, when something else succeeds. */
export type StorageAttempt = (name: string, act: () => void, retry?: () => void) => void;

/**
 * What the browser refuses (its storage is full, blocked, or gone) fails nothing here: the console works on, and a banner
 * says so until what failed has succeeded.
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
    /** The banner went with a reset: what fails from here on is told anew. */
    forget: () => failing.clear(),
  };
}
