import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import {
  shareOfParts,
  type PeriodSummary,
  type summarizeVolume,
  type VolumeSeries,
  type VolumeTotals,
} from '@/domain/money/volume';
import { spellMonthLabel } from '@/domain/calendar/dates';

/** The money that a tile shows: the whole volume, or the share of a part. */
export function describeSeries(series: VolumeSeries, totals: VolumeTotals): string {
  const share = shareOfParts(totals).find(({ key }) => key === series);
  return share === undefined ? 'Payment volume: all money customers paid' : `${share.percent}% of the volume`;
}

/** Describes the chart: the volume of the period, its highest and lowest summary, and its split if there is volume. */
export function describeVolume(volume: ReturnType<typeof summarizeVolume>, currency: Currency): string {
  if (!volume) return 'No payments in this period.';
  const { first, last, total, highest, lowest, shares } = volume;
  const named = ({ date, totalTransactionAmount }: PeriodSummary) =>
    `${spellMonthLabel(date)} (${formatMoney(totalTransactionAmount, currency)})`;
  const parts = shares.map(({ label, percent }) => `${label} ${percent}%`);
  return [
    `${[...new Set([first, last].map(({ date }) => spellMonthLabel(date)))].join(' to ')}: ${formatMoney(total, currency)} total.`,
    lowest &&
      (total === highest.totalTransactionAmount
        ? `Only ${spellMonthLabel(highest.date)} has payments.`
        : `Highest: ${named(highest)}. Lowest: ${named(lowest)}.`),
    `Split: ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
