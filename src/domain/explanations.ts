import { monthOf, type Month } from '@/domain/calendar/calendar';
import type { Day } from '@/domain/calendar/dates';
import { MERCHANT_STATUSES, type Merchant, type MerchantStatus } from '@/domain/merchants/merchants';
import { growthPercent, type Cents } from '@/domain/money/money';
import { shareOfParts, sumVolume, type PeriodSummary, type VolumeSeries } from '@/domain/money/volume';
import type { Metrics } from '@/domain/payments/metrics';
import type { Party } from '@/domain/payments/refundAllocation';

/** A figure of the dashboard that explains itself: one of the three cards, or a tile by its series. */
export type Figure = 'revenue' | 'merchants' | 'fees' | VolumeSeries;

/** The amount (cents) of a summary, by what it is called. */
type Dated = { date: string; amount: Cents };

/** What was given back of a figure, which stays as it was paid: of the whole with the net, of a part by its party. */
export type RefundedFigures = { of: 'whole'; refunded: Cents; net: Cents } | { of: 'part'; amount: Cents } | undefined;

/** How a figure comes about, as data: the screen puts it into words. Amounts are in cents. */
export type ExplainedFigure =
  | { kind: 'no two months' }
  | {
      kind: 'newest month';
      series: VolumeSeries;
      newest: Dated;
      before: Dated;
      /** Percent; undefined where there is nothing to compare with. */
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

/** The newest month's amount of a series (cents), beside that of the month before; `metrics` tell what was given back. */
export function explainNewestMonth(
  months: readonly PeriodSummary[],
  series: VolumeSeries,
  metrics?: Metrics,
): ExplainedFigure {
  const [before, newest] = months.slice(-2);
  if (before === undefined || newest === undefined) return { kind: 'no two months' };
  const dated = (month: PeriodSummary) => ({ date: month.date, amount: month[series] });
  const growth = growthPercent(newest[series], before[series]);
  const back = refundedShares(series, newest[series], metrics);
  return { kind: 'newest month', series, newest: dated(newest), before: dated(before), growth, refundedShares: back };
}

/** How many merchants have each status, and who of the active ones is new in the month of `today`. */
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

/** The sum of a series (cents) over the chosen period: of its four parts, or of its summaries; `metrics` tell what was given back. */
export function explainTile(
  summaries: readonly PeriodSummary[],
  series: VolumeSeries,
  metrics?: Metrics,
): ExplainedFigure {
  const totals = sumVolume(summaries);
  const shares = shareOfParts(totals);
  const share = shares.find(({ key }) => key === series);
  const back = refundedShares(series, totals[series], metrics);
  if (share === undefined) {
    const parts = shares.map(({ key, label, percent }) => ({ label, amount: totals[key], percent }));
    return { kind: 'whole', parts, refundedShares: back };
  }
  const dated = summaries.map((summary) => ({ date: summary.date, amount: summary[series] }));
  return { kind: 'part', percent: share.percent, summaries: dated, refundedShares: back };
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
