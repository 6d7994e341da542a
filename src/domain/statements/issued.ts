import type { InferOutput } from 'valibot';
import { monthOf } from '@/domain/calendar/calendar';
import { spanOf, type Span } from '@/domain/calendar/periods';
import { acceptedOfParties } from './acceptedOfParties';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import { groupBy } from '@/lib/byKey';
import type { issuedStatementSchema } from './schema';
import type { PartyId } from './parties';
import type { RecordedMoment } from './recordedMoments';

/** An issued statement never changes. Later changes of its days are corrections on the next statement. */
export type IssuedStatement = InferOutput<typeof issuedStatementSchema>;

/** The time at which a statement was issued. */
export function issuedAt({ recordId, recordedAt, sequence }: IssuedStatement): RecordedMoment {
  return { id: recordId, recordedAt, sequence };
}

/**
 * `S-2024-06-MER001` for a month, `S-20240601-20240615-MER001` for other days. The same days of a party always have
 * the same number.
 */
export function statementNumber(partyNumber: string, { start, end }: Span): string {
  const month = spanOf('month', 0, start);
  const isMonth = month.start === start && month.end === end;
  const days = isMonth ? monthOf(start) : [start, end].map((day) => day.replaceAll('-', '')).join('-');
  return `S-${days}-${partyNumber}`;
}

/** Whether two spans share a day. */
export function areOverlapping(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/**
 * Whether a statement may be issued: its days are in their order, no day of a party may be on two, and none may come before a later
 * one, which has the corrections and the balance up to its days already. `issued` are the issued statements of the party.
 */
export function judgeStatement(statement: Span, issued: readonly Span[]): Eligibility {
  const isOverlapping = issued.some((issuedSpan) => areOverlapping(issuedSpan, statement));
  if (isOverlapping || statement.end < statement.start) return refuse({ kind: 'daysIssued' });
  return issued.some(({ start }) => start > statement.end) ? refuse({ kind: 'laterStatementIssued' }) : ALLOWED;
}

/** The statements that can be issued, in order. */
export function issuable<Statement extends Span & { partyId: PartyId }>(
  issued: readonly IssuedStatement[],
  statements: readonly Statement[],
): Statement[] {
  return acceptedOfParties<Span & { partyId: PartyId }, Statement>(issued, statements, judgeStatement);
}

/**
 * Whether these statements, by their numbers, can be withdrawn together. A later statement of the party opens with the
 * closing balance of the earlier one, so the earlier one must stay while the later one is issued.
 */
export function areWithdrawable(issued: readonly IssuedStatement[], numbers: readonly string[]): boolean {
  const selected = new Set(numbers);
  const withdrawn = issued.filter(({ id }) => selected.has(id));
  const others = issued.filter(({ id }) => !selected.has(id));
  const remainingByParty = groupBy(others, ({ partyId }) => partyId);
  return withdrawn.every(
    ({ partyId, end }) => !remainingByParty.get(partyId)?.some((statement) => statement.start > end),
  );
}
