import { messageOf } from '@/lib/objects';

/** Why the browser did not store something. Chromium's error for a full storage has an empty message. */
export function describeStorageFailure(error: unknown): string {
  const isFull = typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';
  return isFull
    ? 'the storage of this browser is full. Free some disk space or delete a workspace, and try again.'
    : messageOf(error) || 'the browser states no reason.';
}
