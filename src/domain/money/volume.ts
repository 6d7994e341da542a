import type { InferOutput } from 'valibot';
import { PRODUCT_NAME } from '@/domain/product';
import type { periodSummarySchema } from '@/domain/schemas/volume';
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

/** Percentages with one decimal that the four parts make up of all; they sum to 100, and are 0 where there is nothing. */
export function shareOfParts(totals: VolumeTotals) {
  const [, ...parts] = VOLUME_SERIES;
  const shares = percentShares(parts.map(({ key }) => totals[key]));
  return parts.map(({ key, label }, index) => ({ key, label, percent: (shares[index] ?? 0) / 100 }));
}

/** The volume of a period (cents): in all, its highest and lowest summary, and the shares of its parts; undefined where there is none. */
export function summariseVolume(summaries: readonly PeriodSummary[]) {
  const [highest, ...others] = [...summaries].sort((a, b) => b.totalTransactionAmount - a.totalTransactionAmount);
  const [first, last] = [summaries[0], summaries.at(-1)];
  if (!highest || !first || !last || highest.totalTransactionAmount === 0) return undefined;
  const totals = sumVolume(summaries);
  const shares = shareOfParts(totals);
  return { first, last, total: totals.totalTransactionAmount, highest, lowest: others.at(-1), shares };
}
