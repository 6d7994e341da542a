import { compareRecorded } from '@/domain/calendar/recorded';
import type { Payout } from '@/domain/statements/payouts/payouts';
import type { Report } from '@/domain/reconciliation/resolutions';

/**
 * The name of the bank report that confirms each payout, by the id of the payout; of several reports, the one that is
 * listed first. A report of an earlier version does not name the payouts that it matched: they are those of its days that
 * were recorded before it and are none of its discrepancies.
 */
export function confirmedPayouts(payouts: readonly Payout[], reports: readonly Report[]): ReadonlyMap<string, string> {
  const confirmed = new Map<string, string>();
  for (const report of reports) {
    if (report.of !== 'payouts') continue;
    const matched = new Set(report.matchedIds ?? matchedByDays(payouts, report));
    for (const { id } of payouts) if (matched.has(id) && !confirmed.has(id)) confirmed.set(id, report.name);
  }
  return confirmed;
}

function matchedByDays(payouts: readonly Payout[], report: Report): string[] {
  const discrepancies = new Set(report.breaks.map(({ id }) => id));
  return payouts
    .filter(({ id, day }) => day >= report.first && day <= report.last && !discrepancies.has(id))
    .filter((payout) => compareRecorded(payout, report) < 0)
    .map(({ id }) => id);
}
