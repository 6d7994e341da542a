import type { InferOutput } from 'valibot';
import { PRODUCT_NAME } from '@/domain/product';
import type { periodSummarySchema } from '@/domain/schemas/volume';
import type { Currency } from './currency';
import { formatMoney } from './money';
import { percentShares } from './percentShares';

/** The periods of the chart, in the order of its toggle. */
export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 'month';

export type PeriodSummary = InferOutput<typeof periodSummarySchema>;
export type VolumeSeries = Exclude<keyof PeriodSummary, 'date'>;
export type VolumeTotals = Record<VolumeSeries, number>;

/** The five series, in the one order that tiles, legend, bars and tooltip share. */
export const VOLUME_SERIES = [
  { key: 'totalTransactionAmount', label: 'Total Fee Volume' },
  { key: 'paidToMerchant', label: 'Paid to Merchant' },
  { key: 'partnerFees', label: 'Partner Fees' },
  { key: 'processorFees', label: 'Processor Fees' },
  { key: 'splitPayCommission', label: `${PRODUCT_NAME} Fees` },
] as const satisfies readonly { key: VolumeSeries; label: string }[];

/** The sums (cents) of the five series over any number of summaries, in one pass; zeros for none. */
export function sumVolume(summaries: readonly PeriodSummary[]): VolumeTotals {
  const totals: VolumeTotals = {
    totalTransactionAmount: 0,
    paidToMerchant: 0,
    partnerFees: 0,
    processorFees: 0,
    splitPayCommission: 0,
  };
  for (const summary of summaries) {
    totals.totalTransactionAmount += summary.totalTransactionAmount;
    totals.paidToMerchant += summary.paidToMerchant;
    totals.partnerFees += summary.partnerFees;
    totals.processorFees += summary.processorFees;
    totals.splitPayCommission += summary.splitPayCommission;
  }
  return totals;
}

/** Which money a tile tells of, in words: all of it, or the share of a part. */
export function describeSeries(series: VolumeSeries, totals: VolumeTotals): string {
  const share = shareOfParts(totals).find(({ key }) => key === series);
  return share === undefined ? 'All that customers paid' : `${share.percent}% of the volume`;
}

/** Percentages with one decimal that the four parts make up of all; they sum to 100, and are 0 where there is nothing. */
export function shareOfParts(totals: VolumeTotals) {
  const [, ...parts] = VOLUME_SERIES;
  const shares = percentShares(parts.map(({ key }) => totals[key]));
  return parts.map(({ key, label }, index) => ({ key, label, percent: (shares[index] ?? 0) / 100 }));
}

/** The chart in words: the volume of the period, its highest and lowest summary, and how it divides, where there is any. */
export function describeVolume(summaries: readonly PeriodSummary[], currency: Currency): string {
  const [first, ...others] = [...summaries].sort((a, b) => b.totalTransactionAmount - a.totalTransactionAmount);
  if (first === undefined || first.totalTransactionAmount === 0) return 'There is no volume in this period.';
  const name = ({ date, totalTransactionAmount }: PeriodSummary) =>
    `${date} with ${formatMoney(totalTransactionAmount, currency)}`;
  const totals = sumVolume(summaries);
  const lowest = others.at(-1);
  const shares = shareOfParts(totals).map(({ label, percent }) => `${label} ${percent}%`);
  return [
    `${summaries[0]?.date} to ${summaries.at(-1)?.date}: ${formatMoney(totals.totalTransactionAmount, currency)} in all.`,
    lowest && `Highest is ${name(first)}, lowest ${name(lowest)}.`,
    `It divides into ${shares.slice(0, -1).join(', ')} and ${shares.at(-1)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
