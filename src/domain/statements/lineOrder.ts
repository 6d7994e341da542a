import { compareCodes } from '@/lib/compareCodes';
import { rowAt } from '@/lib/indices';
import { endsStep, type Resumable } from '@/lib/resumable';
import type { PartyId } from './parties';
import { paymentLine, timeOf, type StatementLine } from './statementLines';
import type { StatementTable } from './source';

/**
 * The lines of a statement in order of time: corrections first, then payments (by index, because there may be a
 * million) and the others, each after the payments of the same time.
 */
export function* orderLines(
  table: StatementTable,
  partyId: PartyId,
  corrections: readonly StatementLine[],
  { payments, others }: { payments: Uint32Array; others: StatementLine[] },
): Resumable<{ length: number; lineAt: (position: number) => StatementLine }> {
  const sorted = yield* sortPayments(table, payments);
  others.sort((a, b) => compareCodes(timeOf(a), timeOf(b)));
  const lines = [...corrections, ...others];
  // A payment is its index; any other line is its position as a negative number.
  const order = new Float64Array(lines.length + sorted.length);
  corrections.forEach((_, position) => (order[position] = -1 - position));
  let next = corrections.length;
  let at = next;
  for (const index of sorted) {
    for (; next < lines.length && timeOf(rowAt(lines, next)) < table.dateAt(index); next += 1) order[at++] = -1 - next;
    order[at++] = index;
    if (endsStep(at)) yield;
  }
  for (; next < lines.length; next += 1) order[at++] = -1 - next;
  return {
    length: order.length,
    lineAt: (position) => {
      const index = rowAt(order, position);
      return index < 0 ? rowAt(lines, -1 - index) : paymentLine(table, index, partyId);
    },
  };
}

/** The oldest first. Most tables are newest first and only need to be reversed. */
function* sortPayments({ dateAt, isNewestFirst }: StatementTable, payments: Uint32Array): Resumable<Uint32Array> {
  if (isNewestFirst) return payments.toReversed();
  const dates = Array.from(payments, dateAt);
  yield;
  if (dates.every((date, position) => position === 0 || date <= (dates[position - 1] ?? '')))
    return payments.toReversed();
  const indices = Array.from(payments, (_, position) => position);
  indices.sort((a, b) => compareCodes(dates[a] ?? '', dates[b] ?? ''));
  return Uint32Array.from(indices, (position) => payments[position] ?? 0);
}
