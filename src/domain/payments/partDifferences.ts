import type { Month } from '@/domain/calendar/calendar';
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import type { Party } from './refunds/refundAllocation';

/** What each party would have more of the payments of a month, in cents; less is below zero. The four sum to 0. */
export type MonthDifference = Allocation & { month: Month };

/** Sums by month what each party would have more. `finish` answers the newest month first. */
export function startMonthDifferences() {
  const months = new Map<Month, MonthDifference>();
  return {
    add: (month: Month, party: Party, cents: Cents): void => {
      const found = months.get(month) ?? { month, merchant: 0, processor: 0, partner: 0, platform: 0 };
      found[party] += cents;
      months.set(month, found);
    },
    finish: (): MonthDifference[] => [...months.values()].sort((a, b) => (a.month < b.month ? 1 : -1)),
  };
}
