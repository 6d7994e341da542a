import type { Span } from '@/domain/calendar/periods';
import type { PartyId } from '@/domain/statements/parties';
import type { RecordedMoment } from '@/domain/statements/recordedMoments';
import type { StatementSource } from '@/domain/statements/source';
import { paymentLine, type StatementLine } from '@/domain/statements/statementLines';
import { previousOf, walkParty } from '@/domain/statements/statements';
import { rowAt } from '@/lib/indices';
import { finish } from '@/lib/resumable';
import { storedSource } from '../../storedSource';
import { storedPart } from '../state';
import type { EngineState } from '../state';
import type { OrderedLine } from './partyLines';

/** The lines of touched payments, payouts and postings of a party, and the sums of all of its days, in cents. */
export type TouchedLines = {
  untilPrevious: number;
  before: number;
  within: number;
  corrections: readonly StatementLine[];
  lines: OrderedLine[];
};

/** What people recorded until now or until a moment, and what is stored of the touched payments. */
export function touchedLines(
  state: EngineState,
  partyId: PartyId,
  span: Span,
  moment?: RecordedMoment,
): { now: TouchedLines; stored: TouchedLines; source: StatementSource } {
  const source = storedSource(state.state, state.directory, state.rows);
  const previous = previousOf(source, partyId, span, moment);
  const nothing = { ...storedPart(state, source), payouts: new Map(), payoutHistories: new Map(), postings: new Map() };
  const read = (from: StatementSource, at?: RecordedMoment): TouchedLines => {
    const { payments, others, ...found } = finish(walkParty(from, partyId, span, previous, at));
    const ofPayments = Array.from(payments, (index) => ({
      line: paymentLine(from.table, index, partyId),
      rank: 0,
      paidAt: from.table.dateAt(index),
      row: rowAt(state.rows, index).row,
      number: 0,
    }));
    return { ...found, lines: [...ofPayments, ...orderOthers(state, others)] };
  };
  return { now: read(source, moment), stored: read(nothing), source };
}

/** Refunds, payouts and postings have their order from the walk. */
function orderOthers({ touched, rows }: EngineState, others: readonly StatementLine[]): OrderedLine[] {
  const counts = new Map<string, number>();
  return others.map((line, at) => {
    if (line.kind !== 'refund') return { line, rank: line.kind === 'payout' ? 2 : 3, paidAt: '', row: 0, number: at };
    const number = (counts.get(line.paymentId) ?? 0) + 1;
    counts.set(line.paymentId, number);
    const index = touched.table.indexOf(line.paymentId);
    const row = index === undefined ? undefined : rows[index];
    return { line, rank: 1, paidAt: row?.date ?? '', row: row?.row ?? 0, number };
  });
}
