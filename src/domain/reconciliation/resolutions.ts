import type { InferOutput } from 'valibot';
import type { reportSchema, resolutionSchema } from '@/domain/schemas/reconciliation';
import type { Discrepancy } from './discrepancies';

/** In characters. */
export const LONGEST_REASON = 500;

function isReason(reason: string): boolean {
  return reason.trim() !== '' && reason.trim().length <= LONGEST_REASON;
}

export type Report = InferOutput<typeof reportSchema>;
export type Resolution = InferOutput<typeof resolutionSchema>;
export type ReconciliationRecord = Report | Resolution;

/** The resolutions of a report by the id of the discrepancy; a manual match resolves two. */
export function resolvedDiscrepancies(
  resolutions: readonly Resolution[],
  reportId: string,
): ReadonlyMap<string, Resolution> {
  const own = resolutions.filter((each) => each.reportId === reportId);
  return new Map(
    own.flatMap((each) => [each.breakId, each.withBreakId].flatMap((id) => (id === undefined ? [] : [[id, each]]))),
  );
}

/** Whether both discrepancies can be one payment: one is not in the report, and the other not in the console. */
export function canMatch(a: Discrepancy, b: Discrepancy): boolean {
  const kinds = [a.kind, b.kind];
  return kinds.includes('missing there') && kinds.includes('missing here');
}

/** Whether the rules accept the resolution: its discrepancies exist and are open, and a match combines two that can match. */
export function isValidResolution(
  resolution: Resolution,
  report: Report | undefined,
  resolutions: readonly Resolution[],
): boolean {
  if (!report || !isReason(resolution.reason) || resolutions.some(({ id }) => id === resolution.id)) return false;
  const resolved = resolvedDiscrepancies(resolutions, report.id);
  const find = (id: string) => (resolved.has(id) ? undefined : report.breaks.find((each) => each.id === id));
  const a = find(resolution.breakId);
  if (!a || resolution.withBreakId === undefined) return a !== undefined;
  const b = find(resolution.withBreakId);
  return b !== undefined && canMatch(a, b);
}
