import { growthPercent, type Cents } from '@/domain/money/money';
import type { Metrics } from '@/domain/payments/metrics';
import type { Measure } from './choices';

const VALUES: Readonly<Record<Measure, (metrics: Metrics) => number>> = {
  gross: ({ gross }) => gross,
  refunded: ({ refunded }) => refunded,
  net: ({ net }) => net,
  fees: ({ allocation }) => allocation.platform,
  paid: ({ allocation }) => allocation.merchant,
  count: ({ count }) => count,
};

/** The figure of some payments that a measure shows: cents, or a number of payments for `count`. */
export function measuredValue(metrics: Metrics, measure: Measure): number {
  return VALUES[measure](metrics);
}

/** A change in percent, rounded to one decimal. Any figure after zero is `new`, because a percentage of zero does not exist. */
export type PercentChange = number | 'new';

/** The change from `before` to `now`. After a negative figure, more is positive: from -$100 to $50 is +150%. */
export function percentChange(now: Cents, before: Cents): PercentChange {
  if (now === before) return 0;
  const growth = growthPercent(now, before);
  if (growth === undefined) return 'new';
  return before < 0 ? -growth : growth;
}
