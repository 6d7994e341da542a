import type { InferOutput } from 'valibot';
import { monthOf } from '@/domain/calendar/calendar';
import { spanOf, type Span } from '@/domain/calendar/periods';
import { addTo, groupBy } from '@/domain/lists/byKey';
import { describeCount } from '@/domain/lists/paging';
import type { issuedStatementSchema } from '@/domain/schemas/statements';
import type { PartyId } from './parties';
import type { RecordedMoment } from './recordedMoments';

/** A statement as it was handed over: it stays as it is, and what changes in its days later stands in the next one. */
export type IssuedStatement = InferOutput<typeof issuedStatementSchema>;

/** When a statement was issued. */
export function issuedAt({ recordId, recordedAt }: IssuedStatement): RecordedMoment {
  return { id: recordId, recordedAt };
}

/** `S-2024-06-MER001` of a month, `S-20240601-20240615-MER001` of other days: the same days of a party have the same number. */
export function statementNumber(partyId: PartyId, { start, end }: Span): string {
  const month = spanOf('month', 0, start);
  const isMonth = month.start === start && month.end === end;
  const days = isMonth ? monthOf(start) : [start, end].map((day) => day.replaceAll('-', '')).join('-');
  return `S-${days}-${partyId}`;
}

/** Whether two spans have a day in common. */
export function areOverlapping(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/** Those of the statements that can be issued beside these: no day of a party is on two (product rules, section 14). */
export function issuable<Statement extends Span & { partyId: PartyId }>(
  issued: readonly IssuedStatement[],
  statements: readonly Statement[],
): Statement[] {
  const taken = groupBy<Span & { partyId: PartyId }, PartyId>(issued, ({ partyId }) => partyId);
  return statements.filter((statement) => {
    if (taken.get(statement.partyId)?.some((span) => areOverlapping(span, statement))) return false;
    addTo(taken, statement.partyId, statement);
    return true;
  });
}

/**
 * True if these statements, by their numbers, can be withdrawn together. A later statement of the party that stays issued opens with
 * the closing balance of the earlier one, so the earlier one has to stay, too.
 */
export function areWithdrawable(issued: readonly IssuedStatement[], numbers: readonly string[]): boolean {
  const chosen = new Set(numbers);
  const withdrawn = issued.filter(({ id }) => chosen.has(id));
  const others = issued.filter(({ id }) => !chosen.has(id));
  const later = groupBy(others, ({ partyId }) => partyId);
  return withdrawn.every(({ partyId, end }) => !later.get(partyId)?.some((other) => other.start > end));
}

/** Says what issuing these statements means, by their numbers: each can be taken back until a later one is issued. */
export function describeIssued(numbers: readonly string[]): string {
  const [only] = numbers;
  if (numbers.length === 1 && only)
    return `${only} is final unless you take it back before you issue a later one. Later changes appear as corrections on the next statement.`;
  return `${describeCount(numbers.length, 'statement')} are final unless you take them back before you issue later ones. Later changes appear as corrections on the next statements.`;
}

/** Says that another tab was first with these statements, by their numbers. */
export function describeRefused(numbers: readonly string[]): string {
  const [only] = numbers;
  const what = numbers.length === 1 && only ? only : describeCount(numbers.length, 'statement');
  return `Another tab was first with ${what} or with days of ${numbers.length === 1 ? 'it' : 'them'}: what it recorded counts.`;
}
