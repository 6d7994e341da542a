import type { InferOutput } from 'valibot';
import type { reportSchema, settlementSchema } from '@/domain/schemas/reconciliation';
import type { Break } from './breaks';

/** In characters. */
export const LONGEST_REASON = 500;

function isReason(reason: string): boolean {
  return reason.trim() !== '' && reason.trim().length <= LONGEST_REASON;
}

export type Report = InferOutput<typeof reportSchema>;
export type Settlement = InferOutput<typeof settlementSchema>;
export type ReconciliationRecord = Report | Settlement;

/** The resolutions of a report by the id of the discrepancy; a manual match resolves two. */
export function settledBreaks(settlements: readonly Settlement[], reportId: string): ReadonlyMap<string, Settlement> {
  const own = settlements.filter((each) => each.reportId === reportId);
  return new Map(
    own.flatMap((each) => [each.breakId, each.withBreakId].flatMap((id) => (id === undefined ? [] : [[id, each]]))),
  );
}

/** Whether both discrepancies can be one payment: one is not in the report, and the other not in the console. */
export function canMatch(one: Break, other: Break): boolean {
  const kinds = [one.kind, other.kind];
  return kinds.includes('missing there') && kinds.includes('missing here');
}

/** Whether the rules accept the resolution: its discrepancies exist and are open, and a match combines two that can match. */
export function isAcceptable(
  settlement: Settlement,
  report: Report | undefined,
  settlements: readonly Settlement[],
): boolean {
  if (!report || !isReason(settlement.reason) || settlements.some(({ id }) => id === settlement.id)) return false;
  const settled = settledBreaks(settlements, report.id);
  const find = (id: string) => (settled.has(id) ? undefined : report.breaks.find((each) => each.id === id));
  const one = find(settlement.breakId);
  if (!one || settlement.withBreakId === undefined) return one !== undefined;
  const other = find(settlement.withBreakId);
  return other !== undefined && canMatch(one, other);
}
