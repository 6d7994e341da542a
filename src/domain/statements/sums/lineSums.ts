import type { Span } from '@/domain/calendar/periods';
import { rowAt } from '@/lib/indices';
import type { Cents } from '@/domain/money/money';
import type { PartyId } from '@/domain/statements/parties';
import { LINE_KINDS, type LineKind, type StatementLine } from '@/domain/statements/statementLines';
import { endsStep, type Resumable } from '@/lib/resumable';

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
};

type Figures = Omit<Statement, 'balanceAt' | 'totals' | 'isClosed'>;

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
