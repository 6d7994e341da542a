import type { InferOutput } from 'valibot';
import type { reportSchema, resolutionSchema } from './schema';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { Discrepancy } from './discrepancies';
import { LONGEST_REASON } from './vocabulary';

function isReason(reason: string): boolean {
  return reason.trim() !== '' && reason.trim().length <= LONGEST_REASON;
}

export type Report = InferOutput<typeof reportSchema>;
export type Resolution = InferOutput<typeof resolutionSchema>;
export type ReconciliationRecord = Report | Resolution;

/** The id of the report that a record is about: its own, or that of the resolved discrepancy. */
export function reportIdOf(record: ReconciliationRecord): string {
  return record.kind === 'report' ? record.id : record.reportId;
}

/** The resolutions of a report by the id of the discrepancy; a manual match resolves two. */
export function resolvedDiscrepancies(
  resolutions: readonly Resolution[],
  reportId: string,
): ReadonlyMap<string, Resolution> {
  const ofReport = resolutions.filter((resolution) => resolution.reportId === reportId);
  return new Map(
    ofReport.flatMap((resolution) =>
      [resolution.breakId, resolution.withBreakId].flatMap((id) => (id === undefined ? [] : [[id, resolution]])),
    ),
  );
}

/** Whether both discrepancies can be one payment: one is not in the report, and the other not in the console. */
export function canMatch(a: Discrepancy, b: Discrepancy): boolean {
  const kinds = [a.kind, b.kind];
  return kinds.includes('missing there') && kinds.includes('missing here');
}

/**
 * Whether a report may be added, or a discrepancy resolved: it is open, and a manual match combines two that can be one
 * payment. `records` are the report and its resolutions.
 */
export function judgeReconciliation(
  record: ReconciliationRecord,
  records: readonly ReconciliationRecord[],
): Eligibility {
  if (records.some(({ id }) => id === record.id)) return refuse({ kind: 'recordedAlready' });
  return record.kind === 'report' ? ALLOWED : judgeResolution(record, records);
}

function judgeResolution(record: Resolution, records: readonly ReconciliationRecord[]): Eligibility {
  const report = records.find((item) => item.kind === 'report');
  const resolved = resolvedDiscrepancies(
    records.filter((item) => item.kind === 'settlement'),
    record.reportId,
  );
  const find = (id: string) =>
    resolved.has(id) ? undefined : report?.breaks.find((discrepancy) => discrepancy.id === id);
  const a = find(record.breakId);
  const b = record.withBreakId === undefined ? undefined : find(record.withBreakId);
  const isRight = isReason(record.reason) && a && (record.withBreakId === undefined || (b && canMatch(a, b)));
  return isRight ? ALLOWED : refuse({ kind: 'discrepancyNotOpen' });
}
