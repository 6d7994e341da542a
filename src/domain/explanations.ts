import { monthOf, type Month } from '@/domain/calendar/calendar';
import type { Day } from '@/domain/calendar/dates';
import type { Merchant, MerchantStatus } from '@/domain/merchants/merchants';
import { MERCHANT_STATUSES } from './merchants/vocabulary';
import { growthPercent, type Cents } from '@/domain/money/money';
import { shareOfParts, sumVolume, type PeriodSummary, type VolumeSeries } from '@/domain/money/volume';
import type { Metrics } from '@/domain/payments/metrics';
import type { Party } from './payments/refunds/refundAllocation';

/** A figure of the dashboard with an explanation: one of the three cards, or a tile by its series. */
export type Figure = 'revenue' | 'merchants' | 'fees' | VolumeSeries;

/** The amount of a summary in cents, with its label. */
type Dated = { date: string; amount: Cents };

/**
 * The refunded part of a figure, which itself stays as it was paid: of the total with its net, or of a part by party.
 */
export type RefundedFigures = { of: 'whole'; refunded: Cents; net: Cents } | { of: 'part'; amount: Cents } | undefined;

/** The explanation of a figure as data, because a catalog holds its words. Amounts are in cents. */
export type ExplainedFigure =
  | { kind: 'no two months' }
  | {
      kind: 'newest month';
      series: VolumeSeries;
      newest: Dated;
      before: Dated;
      /** In percent. Undefined without a figure to compare with. */
      growth: number | undefined;
      refundedShares: RefundedFigures;
    }
  | {
      kind: 'active merchants';
      newThisMonth: number;
      month: Month;
      counts: readonly { status: MerchantStatus; count: number }[];
    }
  | {
      kind: 'whole';
      parts: readonly { label: string; amount: Cents; percent: number }[];
      refundedShares: RefundedFigures;
    }
  | { kind: 'part'; percent: number; summaries: readonly Dated[]; refundedShares: RefundedFigures };

/**
 * The newest month's amount of a series in cents, with that of the month before. `metrics` has the refunded amounts.
 */
export function explainNewestMonth(
  months: readonly PeriodSummary[],
  series: VolumeSeries,
  metrics?: Metrics,
): ExplainedFigure {
  const [before, newest] = months.slice(-2);
  if (!before || !newest) return { kind: 'no two months' };
  const dated = (month: PeriodSummary) => ({ date: month.date, amount: month[series] });
  const growth = growthPercent(newest[series], before[series]);
  const refunds = refundedShares(series, newest[series], metrics);
  return {
    kind: 'newest month',
    series,
    newest: dated(newest),
    before: dated(before),
    growth,
    refundedShares: refunds,
  };
}

/** The number of merchants in each status, and the active ones that joined in the month of `today`. */
export function explainActiveMerchants(
  merchants: readonly Merchant[],
  newThisMonth: number,
  today: Day,
): ExplainedFigure {
  const counts = MERCHANT_STATUSES.map((status) => ({
    status,
    count: merchants.filter((merchant) => merchant.status === status).length,
  }));
  return { kind: 'active merchants', newThisMonth, month: monthOf(today), counts };
}

/**
 * The sum of a series in cents over the chosen period, from its four parts or from its summaries. `metrics` has the
 * refunded amounts.
 */
export function explainTile(
  summaries: readonly PeriodSummary[],
  series: VolumeSeries,
  metrics?: Metrics,
): ExplainedFigure {
  const totals = sumVolume(summaries);
  const shares = shareOfParts(totals);
  const share = shares.find(({ key }) => key === series);
  const refunds = refundedShares(series, totals[series], metrics);
  if (share === undefined) {
    const parts = shares.map(({ key, label, percent }) => ({ label, amount: totals[key], percent }));
    return { kind: 'whole', parts, refundedShares: refunds };
  }
  const dated = summaries.map((summary) => ({ date: summary.date, amount: summary[series] }));
  return { kind: 'part', percent: share.percent, summaries: dated, refundedShares: refunds };
}

const REFUNDED_PARTY = {
  paidToMerchant: 'merchant',
  partnerFees: 'partner',
  processorFees: 'processor',
  splitPayCommission: 'platform',
} as const satisfies Record<Exclude<VolumeSeries, 'totalTransactionAmount'>, Party>;

function refundedShares(series: VolumeSeries, amount: Cents, metrics: Metrics | undefined): RefundedFigures {
  if (metrics === undefined || metrics.refunded === 0) return undefined;
  const { refunded } = metrics;
  if (series === 'totalTransactionAmount') return { of: 'whole', refunded, net: amount - refunded };
  return { of: 'part', amount: metrics.refundedShares[REFUNDED_PARTY[series]] };
}
