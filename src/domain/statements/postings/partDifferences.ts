import { compareCodes } from '@/lib/compareCodes';
import { monthOf, type Month } from '@/domain/calendar/calendar';
import type { Allocation } from '@/domain/money/split';
import { NO_SHARES, PARTIES } from '@/domain/payments/refunds/refundAllocation';
import type { PartMovement } from './partMovements';

/** What each party would have more of the payments of a month, in cents; less is below zero. The four sum to 0. */
export type MonthDifference = Allocation & { month: Month };

/** Sums by month what each party would have more of movements. `finish` answers the newest month first. */
export function startMonthDifferences() {
  const months = new Map<Month, MonthDifference>();
  return {
    add: (differences: readonly PartMovement[]): void => {
      for (const { time, parts } of differences) {
        const month = monthOf(time);
        const found = months.get(month) ?? { month, ...NO_SHARES };
        for (const party of PARTIES) found[party] += parts[party];
        months.set(month, found);
      }
    },
    finish: (): MonthDifference[] => [...months.values()].sort((a, b) => compareCodes(b.month, a.month)),
  };
}
