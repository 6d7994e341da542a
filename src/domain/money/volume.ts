import type { InferOutput } from 'valibot';
import { PRODUCT_NAME } from '@/domain/product';
import type { periodSummarySchema } from './schema';
import { percentShares } from './percentShares';

/** The periods of the chart, in the order of its toggle. */
export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 'month';

export type PeriodSummary = InferOutput<typeof periodSummarySchema>;
export type VolumeSeries = Exclude<keyof PeriodSummary, 'date'>;
export type VolumeTotals = Record<VolumeSeries, number>;

/** The five series in the order of tiles, legend, bars and tooltip. */
export const VOLUME_SERIES = [
  { key: 'totalTransactionAmount', label: 'Total Fee Volume' },
  { key: 'paidToMerchant', label: 'Paid to Merchant' },
  { key: 'partnerFees', label: 'Partner Fees' },
  { key: 'processorFees', label: 'Processor Fees' },
  { key: 'splitPayCommission', label: `${PRODUCT_NAME} Fees` },
] as const satisfies readonly { key: VolumeSeries; label: string }[];

/** The sums of the five series over summaries, in cents, in one pass. Zeros if there are none. */
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

/** The percentages of the four parts with one decimal. They sum to 100, or are 0 without volume. */
export function shareOfParts(totals: VolumeTotals) {
  const [, ...parts] = VOLUME_SERIES;
  const shares = percentShares(parts.map(({ key }) => totals[key]));
  return parts.map(({ key, label }, index) => ({ key, label, percent: (shares[index] ?? 0) / 100 }));
}

/**
 * The volume of a period in cents: the total, the highest and lowest summary, and the shares of its parts. Undefined
 * without volume.
 */
export function summarizeVolume(summaries: readonly PeriodSummary[]) {
  const [highest, ...others] = [...summaries].sort((a, b) => b.totalTransactionAmount - a.totalTransactionAmount);
  const [first, last] = [summaries[0], summaries.at(-1)];
  if (!highest || !first || !last || highest.totalTransactionAmount === 0) return undefined;
  const totals = sumVolume(summaries);
  const shares = shareOfParts(totals);
  return { first, last, total: totals.totalTransactionAmount, highest, lowest: others.at(-1), shares };
}
