import type { Report } from './resolutions';

/** The reason why a report may be the wrong one, as data, because a catalog holds its words. */
export type ReportWarning =
  | { kind: 'otherCurrency'; theirs: string; ours: string }
  | { kind: 'noPayout' | 'noPayment' };

/** Finds a reason to warn: no payment of the report is known, or all of them are in another currency. */
export function findReportWarning({
  of,
  rows,
  matched,
  kinds,
  breaks: discrepancies,
}: Pick<Report, 'of' | 'rows' | 'matched' | 'kinds' | 'breaks'>): ReportWarning | undefined {
  const pairs = discrepancies.flatMap(({ kind, ours, theirs: [row] }) => (ours && row ? [{ kind, ours, row }] : []));
  const [a] = pairs;
  if (a) {
    if (pairs.length < rows || pairs.some(({ kind }) => kind !== 'currency')) return undefined;
    return { kind: 'otherCurrency', theirs: a.row.currency, ours: a.ours.currency };
  }
  if (of === 'payouts') return matched === 0 && discrepancies.length > 0 ? { kind: 'noPayout' } : undefined;
  return (kinds['missing here'] ?? 0) + (kinds.currency ?? 0) === rows ? { kind: 'noPayment' } : undefined;
}
