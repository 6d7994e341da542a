import { monthOf } from '@/domain/calendar/calendar';
import { nameMonth, type Day } from '@/domain/calendar/dates';
import { MERCHANT_STATUSES, type Merchant } from '@/domain/merchants/merchants';
import type { Currency } from '@/domain/money/currency';
import type { Metrics } from '@/domain/payments/metrics';
import { formatMoney, growthPercent, type Cents } from '@/domain/money/money';
import type { Party } from '@/domain/payments/refundDivision';
import { shareOfParts, sumVolume, VOLUME_SERIES, type PeriodSummary, type VolumeSeries } from '@/domain/money/volume';

/** A figure of the dashboard that explains itself: one of the three cards, or a tile by its series. */
export type Figure = 'revenue' | 'merchants' | 'fees' | VolumeSeries;

/** How a figure comes about: in words, and the figures that it is worked out from. */
export type Explanation = { text: string; figures: readonly { label: string; value: string }[] };

/** The newest month's amount of a series (cents), beside that of the month before; `metrics` tell what was given back. */
export function explainNewestMonth(
  months: readonly PeriodSummary[],
  series: VolumeSeries,
  currency: Currency,
  metrics?: Metrics,
): Explanation {
  const [before, newest] = months.slice(-2);
  if (before === undefined || newest === undefined) return { text: 'There are no two months to compare.', figures: [] };
  const [now, then] = [newest[series], before[series]];
  const what = series === 'totalTransactionAmount' ? 'All that customers paid' : "The platform's own part of the fees";
  const growth = growthPercent(now, then);
  const comparison =
    growth === undefined
      ? ''
      : ` ${formatMoney(now, currency)} is ${Math.round((now / then) * 1000) / 1000} times ${formatMoney(then, currency)}: a change of ${growth}%.`;
  return {
    text: `${what} in ${newest.date}, compared with ${before.date}.${comparison}`,
    figures: [
      ...[newest, before].map((month) => ({ label: month.date, value: formatMoney(month[series], currency) })),
      ...givenBack(series, now, currency, metrics),
    ],
  };
}

/** How many merchants have each status, and who of the active ones is new in the month of `today`. */
export function explainActiveMerchants(merchants: readonly Merchant[], newThisMonth: number, today: Day): Explanation {
  return {
    text: `The merchants whose status is Active. ${newThisMonth} of them joined in ${nameMonth(monthOf(today))}.`,
    figures: MERCHANT_STATUSES.map((status) => ({
      label: status,
      value: String(merchants.filter((merchant) => merchant.status === status).length),
    })),
  };
}

/** The sum of a series (cents) over the chosen period: of its four parts, or of its summaries; `metrics` tell what was given back. */
export function explainTile(
  summaries: readonly PeriodSummary[],
  series: VolumeSeries,
  currency: Currency,
  metrics?: Metrics,
): Explanation {
  const totals = sumVolume(summaries);
  const shares = shareOfParts(totals);
  const share = shares.find(({ key }) => key === series);
  if (share === undefined) {
    return {
      text: `${shares.map(({ label }) => label).join(' + ')}, for all of the period.`,
      figures: [
        ...shares.map(({ key, label, percent }) => ({
          label,
          value: `${formatMoney(totals[key], currency)} (${percent}%)`,
        })),
        ...givenBack(series, totals[series], currency, metrics),
      ],
    };
  }
  return {
    text: `The sum of the bars of the period: ${share.percent}% of the ${VOLUME_SERIES[0].label}.`,
    figures: [
      ...summaries.map((summary) => ({ label: summary.date, value: formatMoney(summary[series], currency) })),
      ...givenBack(series, totals[series], currency, metrics),
    ],
  };
}

const GIVEN_BACK = {
  paidToMerchant: 'merchant',
  partnerFees: 'partner',
  processorFees: 'processor',
  splitPayCommission: 'platform',
} as const satisfies Record<Exclude<VolumeSeries, 'totalTransactionAmount'>, Party>;

/** What was given back of a figure (cents), which stays as it was paid: of the whole with the net, of a part by its party. */
function givenBack(
  series: VolumeSeries,
  amount: Cents,
  currency: Currency,
  metrics: Metrics | undefined,
): Explanation['figures'] {
  if (metrics === undefined || metrics.refunded === 0) return [];
  if (series !== 'totalTransactionAmount') {
    return [{ label: 'Given back', value: formatMoney(metrics.givenBack[GIVEN_BACK[series]], currency) }];
  }
  return [
    { label: 'Refunded', value: formatMoney(metrics.refunded, currency) },
    { label: 'Net', value: formatMoney(amount - metrics.refunded, currency) },
  ];
}
