import * as v from 'valibot';
import { localTimeSchema } from '@/domain/calendar/dates';
import type { FieldRefusal } from '@/domain/refusals';
import { comparisonSchema, type Break } from './breaks';

/** Letters of a reason. */
export const LONGEST_REASON = 500;

/** Who did it, when and in which zone. */
const stamp = {
  id: v.string(),
  recordedAt: localTimeSchema,
  recordedBy: v.string(),
  zone: v.optional(v.string()),
};

/** A report of the processor, or of the bank, that was brought in, and what its comparison came to then: rows that change later change nothing in it. */
export const reportSchema = v.strictObject({
  kind: v.literal('report'),
  ...stamp,
  /** What it is compared with; payments, where it does not say. */
  of: v.optional(v.literal('payouts')),
  /** The name of its file. */
  name: v.string(),
  format: v.string(),
  rows: v.number(),
  /** Rows that are no payments one can read. */
  unread: v.number(),
  ...comparisonSchema.entries,
});

function isReason(reason: string): boolean {
  return reason.trim() !== '' && reason.trim().length <= LONGEST_REASON;
}

const reasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'settlementReasonMissing' satisfies FieldRefusal),
  v.maxLength(LONGEST_REASON, 'settlementReasonTooLong' satisfies FieldRefusal),
);

/** What the form of a settlement holds; without another break it is accepted. */
export const settlementDraftSchema = v.object({ withBreakId: v.string(), reason: reasonSchema });

/** A break that an operator accepted, or matched with another one: each with a reason. */
export const settlementSchema = v.strictObject({
  kind: v.literal('settlement'),
  ...stamp,
  reportId: v.string(),
  breakId: v.string(),
  /** What it was matched with by hand; accepted without one. */
  withBreakId: v.optional(v.string()),
  reason: reasonSchema,
});

export type Report = v.InferOutput<typeof reportSchema>;
export type Settlement = v.InferOutput<typeof settlementSchema>;
export type ReconciliationRecord = Report | Settlement;

/** A brought-in report or a settled break: each an entry of its own. */
export const reconciliationRecordSchema = v.custom<ReconciliationRecord>(
  (input) => v.is(reportSchema, input) || v.is(settlementSchema, input),
  'is neither a report nor a settled break',
);

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
