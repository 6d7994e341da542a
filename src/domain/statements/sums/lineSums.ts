import type { Span } from '@/domain/calendar/periods';
import { rowAt } from '@/lib/indices';
import type { PageSize } from '@/domain/lists/paging';
import type { Cents } from '@/domain/money/money';
import type { PartyId } from '@/domain/statements/parties';
import { LINE_KINDS, type LineKind, type StatementLine, paymentLine, timeOf } from '@/domain/statements/statementLines';
import { endsStep, type Resumable } from '@/lib/resumable';
import { compareCodes } from '@/lib/compareCodes';
import type { StatementTable } from '@/domain/statements/source';

export type LineTotals = Pick<StatementLine, 'gross' | 'fees' | 'net'> & { count: number };

/** A statement in cents. Its lines are created one by one, because there may be a million. */
export type Statement = Span & {
  partyId: PartyId;
  opening: Cents;
  closing: Cents;
  length: number;
  lineAt: (index: number) => StatementLine;
  /** The balance after a line. */
  balanceAt: (index: number) => Cents;
  totals: Record<LineKind, LineTotals>;
  /** Whether the opening balance and the lines sum to the closing balance, which is calculated independently. */
  isClosed: boolean;
  /** The page whose lines are known, if an engine has the others. */
  part?: { page: number; pageSize: PageSize };
};

type Figures = Omit<Statement, 'balanceAt' | 'totals' | 'isClosed' | 'part'>;

export function* addUp(figures: Figures): Resumable<Statement> {
  const { length, lineAt, opening, closing } = figures;
  const balances = new Float64Array(length);
  const totals = Object.fromEntries(
    LINE_KINDS.map((kind) => [kind, { count: 0, gross: 0, fees: { processor: 0, partner: 0, platform: 0 }, net: 0 }]),
  ) as Record<LineKind, LineTotals>;
  let balance = opening;
  for (let index = 0; index < length; index += 1) {
    const { kind, gross, fees, net } = lineAt(index);
    const total = totals[kind];
    total.count += 1;
    total.gross += gross;
    total.fees.processor += fees.processor;
    total.fees.partner += fees.partner;
    total.fees.platform += fees.platform;
    total.net += net;
    balances[index] = balance += net;
    if (endsStep(index)) yield;
  }
  return { ...figures, totals, balanceAt: (index) => rowAt(balances, index), isClosed: balance === closing };
}

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
