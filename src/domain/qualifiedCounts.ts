import type { Eligibility, Refusal } from './refusals';

/** How many rows allow an act, and how many do not, by reason. */
export type QualifiedCount = { qualified: number; refusals: { refusal: Refusal; count: number }[] };

/** Counts groups of rows by whether an act is allowed, the most frequent reason first. Groups without rows do not count. */
export function tally(groups: readonly { eligibility: Eligibility; count: number }[]): QualifiedCount {
  const result: QualifiedCount = { qualified: 0, refusals: [] };
  for (const { eligibility, count } of groups) {
    if (count === 0) continue;
    if (eligibility.allowed) {
      result.qualified += count;
      continue;
    }
    const { refusal } = eligibility;
    const known = result.refusals.find((other) => JSON.stringify(other.refusal) === JSON.stringify(refusal));
    if (known) known.count += count;
    else result.refusals.push({ refusal, count });
  }
  result.refusals.sort((a, b) => b.count - a.count);
  return result;
}
