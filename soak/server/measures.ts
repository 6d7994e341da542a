import { loadavg } from 'node:os';

/** What a part of the run found wrong, and the figures that it measured. */
export type Result = { problems: string[]; figures: string };

/** `of` in percent, such as 99. */
function percentile(values: readonly number[], of: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? 0;
}

/** Durations in milliseconds as their median, their 99th percentile and the longest one. */
export function describeDelays(delays: readonly number[]): string {
  const [median, slow, last] = [50, 99, 100].map((of) => percentile(delays, of).toFixed(0));
  return `p50 ${median} ms, p99 ${slow} ms, longest ${last} ms`;
}

export const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;

/** Seconds since an instant of `performance.now()`. */
export const secondsSince = (start: number) => (performance.now() - start) / 1_000;

export const describeLoad = () => `load of the machine ${loadavg()[0]!.toFixed(1)}`;
