import { formatRange, nameMonth } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';
import type { ReportSummary } from '@/domain/reconciliation/reportSummary';
import type { Report } from '@/domain/reconciliation/resolutions';

/** `June 2024` if the report covers days of one month, otherwise its first and last day. */
export function reportName({ of, first, last }: Pick<Report, 'of' | 'first' | 'last'>): string {
  const isMonth = first.slice(0, 7) === last.slice(0, 7);
  const days = isMonth ? nameMonth(first.slice(0, 7)) : formatRange({ start: first, end: last });
  return of === 'payouts' ? `Payouts, ${days}` : days;
}

type Counts = Pick<ReportSummary, 'matched' | 'accepted' | 'total'>;

/** `22 of 31 payments matched, 9 explained`: an accepted difference is explained, but its payment does not match. */
export function describeMatched({ of }: Pick<Report, 'of'>, { matched, accepted, total }: Counts): string {
  const noun = of === 'payouts' ? 'payouts' : 'payments';
  const explained = accepted > 0 ? `, ${formatCount(accepted)} explained` : '';
  return `${formatCount(matched)} of ${formatCount(total)} ${noun} matched${explained}`;
}

/** `June 2024: 22 of 31 payments matched`. */
export function reportSummary(report: Report, counts: Counts): string {
  return `${reportName(report)}: ${describeMatched(report, counts)}`;
}
