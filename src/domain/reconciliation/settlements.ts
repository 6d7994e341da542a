import type { InferOutput } from 'valibot';
import type { reportSchema, settlementSchema } from '@/domain/schemas/reconciliation';
import type { Discrepancy } from './discrepancies';

/** In characters. */
export const LONGEST_REASON = 500;

function isReason(reason: string): boolean {
  return reason.trim() !== '' && reason.trim().length <= LONGEST_REASON;
}

export type Report = InferOutput<typeof reportSchema>;
export type Settlement = InferOutput<typeof settlementSchema>;
export type ReconciliationRecord = Report | Settlement;

/** The resolutions of a report by the id of the discrepancy; a manual match resolves two. */
export function resolvedDiscrepancies(
  settlements: readonly Settlement[],
  reportId: string,
): ReadonlyMap<string, Settlement> {
  const own = settlements.filter((each) => each.reportId === reportId);
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
  settlement: Settlement,
  report: Report | undefined,
  settlements: readonly Settlement[],
): boolean {
  if (!report || !isReason(settlement.reason) || settlements.some(({ id }) => id === settlement.id)) return false;
  const settled = resolvedDiscrepancies(settlements, report.id);
  const find = (id: string) => (settled.has(id) ? undefined : report.breaks.find((each) => each.id === id));
  const a = find(settlement.breakId);
  if (!a || settlement.withBreakId === undefined) return a !== undefined;
  const b = find(settlement.withBreakId);
  return b !== undefined && canMatch(a, b);
}
