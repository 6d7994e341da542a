import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import type { Side } from '@/domain/reconciliation/sideSchema';
import type { Report, Resolution } from '@/domain/reconciliation/resolutions';

const STAMP = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };

/** Builds a payment of $100.00 on June 28 for one side of a comparison, with these fields. */
export function buildSide(id: string, fields: Partial<Side> = {}): Side {
  return { id, time: '2024-06-28 12:00:00', currency: 'USD', amount: 10_000, ...fields };
}

/** Builds a report of June with these discrepancies and 5 matching payments. */
export function buildReport(discrepancies: readonly Discrepancy[] = [], fields: Partial<Report> = {}): Report {
  const kinds: Record<string, number> = {};
  for (const { kind } of discrepancies) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return {
    kind: 'report',
    id: 'report-1',
    ...STAMP,
    name: 'june.csv',
    format: 'by hand',
    rows: 9,
    unread: 0,
    matched: 5,
    kinds,
    breaks: [...discrepancies],
    loneRefunds: 0,
    first: '2024-06-01',
    last: '2024-06-30',
    ...fields,
  };
}

/** Builds the record that a discrepancy of the report was accepted, with these fields. */
export function buildSettlement(breakId: string, fields: Partial<Resolution> = {}): Resolution {
  const about = { reportId: 'report-1', breakId, reason: 'Known to the processor' };
  return { kind: 'settlement', id: `settled ${breakId}`, ...STAMP, ...about, ...fields };
}
