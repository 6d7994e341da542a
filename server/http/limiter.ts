import { refused } from '../problems';

export type Limiter = ReturnType<typeof createLimiter>;

/** The buckets of those who were quiet for a while are full again, so they can be forgotten. */
const MOST_BUCKETS = 10_000;

/**
 * A token bucket for each key: `perSecond` in the long run and `burst` in one moment. `take` throws the problem `too-many` if the
 * bucket is empty. `now` is in milliseconds.
 */
export function createLimiter(perSecond: number, burst: number, now: () => number = Date.now) {
  const buckets = new Map<string, { left: number; at: number }>();

  function prune(instant: number): void {
    for (const [key, { left, at }] of buckets) {
      if (left + ((instant - at) / 1000) * perSecond >= burst) buckets.delete(key);
    }
    // Under attack from many addresses, the oldest go first.
    for (const key of [...buckets.keys()].slice(0, Math.max(0, buckets.size - MOST_BUCKETS))) buckets.delete(key);
  }

  return {
    take(key: string): void {
      const instant = now();
      if (buckets.size > MOST_BUCKETS) prune(instant);
      const { left, at } = buckets.get(key) ?? { left: burst, at: instant };
      const available = Math.min(burst, left + ((instant - at) / 1000) * perSecond);
      if (available < 1) throw refused('too-many', 'These are too many requests. Wait a minute and try again.');
      buckets.set(key, { left: available - 1, at: instant });
    },
  };
}
