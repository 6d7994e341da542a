import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import {
  shareOfParts,
  type PeriodSummary,
  type summariseVolume,
  type VolumeSeries,
  type VolumeTotals,
} from '@/domain/money/volume';

/** The money that a tile shows: the whole volume, or the share of a part. */
export function describeSeries(series: VolumeSeries, totals: VolumeTotals): string {
  const share = shareOfParts(totals).find(({ key }) => key === series);
  return share === undefined ? 'Paid by customers' : `${share.percent}% of the volume`;
}

/** Describes the chart: the volume of the period, its highest and lowest summary, and its split if there is volume. */
export function describeVolume(volume: ReturnType<typeof summariseVolume>, currency: Currency): string {
  if (!volume) return 'There is no volume in this period.';
  const { first, last, total, highest, lowest, shares } = volume;
  const named = ({ date, totalTransactionAmount }: PeriodSummary) =>
    `${date} with ${formatMoney(totalTransactionAmount, currency)}`;
  const parts = shares.map(({ label, percent }) => `${label} ${percent}%`);
  return [
    `${first.date} to ${last.date}: ${formatMoney(total, currency)} in all.`,
    lowest && `Highest is ${named(highest)}, lowest ${named(lowest)}.`,
    `It divides into ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
