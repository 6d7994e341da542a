import { isWithin } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import { rowAt } from '@/domain/lists/indices';
import type { Cents } from '@/domain/money/money';
import type { IssuedStatement } from './issued';
import { createHash, textOfLine } from './lineHash';
import { orderLines } from './lineOrder';
import { finish, STEP_ROWS, type Steps } from '@/domain/steps';
import { isFeeParty, type PartyId } from './parties';
import { feesAt, refundPartsAt, settlementAt, shareOfParty } from './settlements';
import { allRows, rowsOfMerchant, type StatementSource } from './source';
import { isKnownBy, type Stamp } from './stamps';
import {
  changesSince,
  correctionOf,
  LINE_KINDS,
  payoutLine,
  refundLine,
  timeOf,
  type LineKind,
  type StatementLine,
} from './statementLines';

export type LineTotals = Pick<StatementLine, 'gross' | 'fees' | 'net'> & { count: number };

/** A statement of a party over some days, in cents; its lines are made one by one, as there may be a million. */
export type Statement = Span & {
  partyId: PartyId;
  opening: Cents;
  closing: Cents;
  length: number;
  lineAt: (place: number) => StatementLine;
  /** Where the party stands after a line. */
  balanceAt: (place: number) => Cents;
  totals: Record<LineKind, LineTotals>;
  /** Whether the opening balance and the lines come to the closing balance, which is worked out beside them. */
  isClosed: boolean;
};

/** The statement of a party over some days as it is now; with a moment, of what was recorded by then. */
export function workOutStatement(...of: Parameters<typeof statementInSteps>): Statement {
  return finish(statementInSteps(...of));
}

/** The same in steps: the parties that take fees have lines of all payments. */
export function* statementInSteps(
  source: StatementSource,
  partyId: PartyId,
  span: Span,
  moment?: Stamp,
): Steps<Statement> {
  const previous = (source.issued.get(partyId) ?? []).findLast(
    (each) => each.end < span.start && isKnownBy(stampOf(each), moment),
  );
  const found = yield* walk(source, partyId, span, previous, moment);
  // What was issued stands: what changed in its days since is corrected first.
  const drift = previous ? found.untilPrevious - previous.closing : 0;
  const corrections = previous ? correctionsOf(previous, found.late, drift) : [];
  const { length, lineAt } = yield* orderLines(source.table, partyId, corrections, found);
  const opening = found.before - drift;
  const closing = found.before + found.within;
  const { balances, totals } = yield* runThrough(length, lineAt, opening);
  const last = length === 0 ? opening : rowAt(balances, length - 1);
  return {
    ...{ partyId, start: span.start, end: span.end, opening, closing, length, lineAt, totals },
    balanceAt: (place) => rowAt(balances, place),
    isClosed: last === closing,
  };
}

/** The hash of the lines of a statement, told by its opening balance too. */
export function hashOf(statement: Statement): string {
  return finish(hashInSteps(statement));
}

export function* hashInSteps({ partyId, opening, length, lineAt }: Statement): Steps<string> {
  const hash = createHash();
  hash.add(`${partyId}\t${opening}\n`);
  for (let place = 0; place < length; place += 1) {
    hash.add(textOfLine(lineAt(place)));
    if (place % STEP_ROWS === STEP_ROWS - 1) yield;
  }
  return hash.digest();
}

/** The statement that was issued, worked out of what was recorded by then; undefined where the rows are no longer those it was made of. */
export function reproduce(source: StatementSource, issued: IssuedStatement): Statement | undefined {
  return finish(reproduceInSteps(source, issued));
}

export function* reproduceInSteps(source: StatementSource, issued: IssuedStatement): Steps<Statement | undefined> {
  const statement = yield* statementInSteps(source, issued.partyId, issued, stampOf(issued));
  const isSame = statement.closing === issued.closing && (yield* hashInSteps(statement)) === issued.hash;
  return isSame ? statement : undefined;
}

function stampOf({ recordId, recordedAt }: IssuedStatement): Stamp {
  return { id: recordId, recordedAt };
}

/** One pass over what happened to a party: sums before and in the days, and what stands in them. */
function* walk(
  { table, recorded, merchants, payouts }: StatementSource,
  partyId: PartyId,
  span: Span,
  previous: IssuedStatement | undefined,
  moment: Stamp | undefined,
) {
  const rows = isFeeParty(partyId) ? allRows(table.length) : rowsOfMerchant(merchants, partyId);
  const found = { untilPrevious: 0, before: 0, within: 0 };
  const payments = new Uint32Array(rows.length);
  let count = 0;
  const others: StatementLine[] = [];
  const late: StatementLine[] = [];
  const previousEnd = previous ? `${previous.end}~` : '';
  const previousStamp = previous && stampOf(previous);
  /** Whether it is in the days. */
  const take = (time: string, net: Cents) => {
    if (time <= previousEnd) found.untilPrevious += net;
    if (time < span.start) found.before += net;
    else if (isWithin(time, span)) {
      found.within += net;
      return true;
    }
    return false;
  };
  const takeLine = (line: StatementLine, stamp: Stamp | undefined) => {
    if (!isKnownBy(stamp, moment)) return;
    if (take(timeOf(line), line.net)) others.push(line);
    else if (timeOf(line) <= previousEnd && !isKnownBy(stamp, previousStamp)) late.push(line);
  };
  let walked = 0;
  for (const index of rows) {
    walked += 1;
    if (walked % STEP_ROWS === 0) yield;
    if (settlementAt(table, recorded, index) !== 'settled') continue;
    const share = shareOfParty(partyId, table.amountAt(index), feesAt(table, index));
    if (take(table.dateAt(index), share)) {
      payments[count] = index;
      count += 1;
    }
    for (const part of refundPartsAt(table, recorded, index))
      takeLine(refundLine(table.idAt(index), part, partyId), part.stamp);
  }
  for (const payout of payouts.get(partyId) ?? []) takeLine(payoutLine(payout), payout);
  return { ...found, late, others, payments: payments.subarray(0, count) };
}

/** What stands first in a statement of what changed in the days of the one before, since that was issued. */
function correctionsOf({ id }: IssuedStatement, late: readonly StatementLine[], drift: Cents): StatementLine[] {
  const rest = late.reduce((sum, { net }) => sum - net, drift);
  const told = late.map((line) => correctionOf(line, id));
  return rest === 0 ? told : [...told, changesSince(id, rest)];
}

function* runThrough(length: number, lineAt: Statement['lineAt'], opening: Cents) {
  const balances = new Float64Array(length);
  const totals = Object.fromEntries(
    LINE_KINDS.map((kind) => [kind, { count: 0, gross: 0, fees: { processor: 0, partner: 0, platform: 0 }, net: 0 }]),
  ) as Record<LineKind, LineTotals>;
  let balance = opening;
  for (let place = 0; place < length; place += 1) {
    const { kind, gross, fees, net } = lineAt(place);
    const total = totals[kind];
    total.count += 1;
    total.gross += gross;
    total.fees.processor += fees.processor;
    total.fees.partner += fees.partner;
    total.fees.platform += fees.platform;
    total.net += net;
    balances[place] = balance += net;
    if (place % STEP_ROWS === STEP_ROWS - 1) yield;
  }
  return { balances, totals };
}
