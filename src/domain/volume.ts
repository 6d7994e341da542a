import * as v from 'valibot';
import { centsSchema } from './money';
import { PRODUCT_NAME } from './product';

/** The periods of the chart, in the order of its toggle. */
export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 'month';

/** One summary: a day, a week, a month or a year. All amounts in cents; the four parts sum to the total. */
export const periodSummarySchema = v.object({
  date: v.string(),
  totalTransactionAmount: centsSchema,
  paidToMerchant: centsSchema,
  partnerFees: centsSchema,
  processorFees: centsSchema,
  splitPayCommission: centsSchema,
});

export type PeriodSummary = v.InferOutput<typeof periodSummarySchema>;
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
