import type { InferOutput } from 'valibot';
import type { reportSchema, settlementSchema } from '@/domain/schemas/reconciliation';
import type { Break } from './breaks';

/** Letters of a reason. */
export const LONGEST_REASON = 500;

function isReason(reason: string): boolean {
  return reason.trim() !== '' && reason.trim().length <= LONGEST_REASON;
}

export type Report = InferOutput<typeof reportSchema>;
export type Settlement = InferOutput<typeof settlementSchema>;
export type ReconciliationRecord = Report | Settlement;

/** The settlement of each break of a report, by the break's id: one that was matched by hand settles two. */
export function settledBreaks(settlements: readonly Settlement[], reportId: string): ReadonlyMap<string, Settlement> {
  const own = settlements.filter((each) => each.reportId === reportId);
  return new Map(
    own.flatMap((each) => [each.breakId, each.withBreakId].flatMap((id) => (id === undefined ? [] : [[id, each]]))),
  );
}

/** Whether both breaks can be one payment: one is missing there, the other missing here. */
export function canMatch(one: Break, other: Break): boolean {
  const kinds = [one.kind, other.kind];
  return kinds.includes('missing there') && kinds.includes('missing here');
}

/** Whether the rules take the settlement: its breaks are there, not settled yet, and a match is one of two that can be one. */
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
