import { isWithin } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import { rowAt } from '@/lib/indices';
import type { Cents } from '@/domain/money/money';
import { feesAt } from '@/domain/payments/recordedPayments';
import { issuedAt, type IssuedStatement } from './issued';
import { createIssuedLines, type IssuedLines } from './issuedLines';
import { createHash, linesOfText } from './lineHash';
import { endsStep, finish, type Resumable } from '@/lib/resumable';
import type { PartyId } from './parties';
import { refundPartsAt, settlementAt, shareOfParty } from './settlements';
import { rowsOfParty, type StatementSource } from './source';
import { existedAt, isKnownBy, type RecordedMoment } from './recordedMoments';
import {
  changesSince,
  correctionOf,
  payoutLine,
  postingLine,
  reversedPayout,
  refundLine,
  timeOf,
  type StatementLine,
} from './statementLines';
import { addUp, type Statement, orderLines } from './sums/lineSums';

/** The statement of a party for some days as of now, or from what was recorded at a given time. */
export function computeStatement(...of: Parameters<typeof computeStatementResumably>): Statement {
  return finish(computeStatementResumably(...of));
}

/** The same in steps, because parties with fees have a line for every payment. */
export function* computeStatementResumably(
  source: StatementSource,
  partyId: PartyId,
  span: Span,
  moment?: RecordedMoment,
): Resumable<Statement> {
  const previous = previousOf(source, partyId, span, moment);
  const found = yield* walkParty(source, partyId, span, previous, moment);
  // An issued statement never changes, so corrections of its days come first.
  const drift = previous ? found.untilPrevious - previous.closing : 0;
  const corrections = previous ? correctionsOf(previous.id, found.corrections, drift) : [];
  const { length, lineAt } = yield* orderLines(source.table, partyId, corrections, found);
  const opening = found.before - drift;
  const closing = found.before + found.within;
  return yield* addUp({ partyId, start: span.start, end: span.end, opening, closing, length, lineAt });
}

/** The last statement that was issued for days before these, as of a given time. */
export function previousOf({ issued }: StatementSource, partyId: PartyId, span: Span, moment?: RecordedMoment) {
  return issued
    .get(partyId)
    ?.findLast(
      (earlierStatement) => earlierStatement.end < span.start && isKnownBy(issuedAt(earlierStatement), moment),
    );
}

/** What an issued statement stores of its lines, in steps. */
export function* issuedLinesOf({ partyId, opening, length, lineAt }: Statement): Resumable<IssuedLines> {
  const lines = createIssuedLines(partyId, opening);
  for (let position = 0; position < length; position += 1) {
    lines.add(lineAt(position));
    if (endsStep(position)) yield;
  }
  return lines.finish().issued;
}

/**
 * The issued statement, from its stored lines or derived from what was recorded at the time. Undefined if it has no
 * stored lines and the rows have changed since.
 */
export function* reproduceResumably(
  source: StatementSource,
  issued: IssuedStatement,
): Resumable<Statement | undefined> {
  const held = yield* readPaper(issued);
  if (held) return held;
  // Earlier versions dated a refund in the zone in which it was recorded.
  for (const timeZoneAt of [source.table.timeZoneAt, undefined]) {
    const of = { ...source, table: { ...source.table, timeZoneAt } };
    const statement = yield* computeStatementResumably(of, issued.partyId, issued, issuedAt(issued));
    if (statement.closing === issued.closing && (yield* issuedLinesOf(statement)).hash === issued.hash)
      return statement;
  }
  return undefined;
}

/** The statement of its stored lines. Undefined if it has none, or if they are damaged. */
export function* readPaper({ partyId, start, end, opening, closing, hash, paper }: IssuedStatement) {
  if (paper === undefined) return undefined;
  const whole = createHash();
  whole.add(`${partyId}\t${opening}\n`);
  whole.add(paper);
  if (whole.digest() !== hash) return undefined;
  const lines = linesOfText(paper);
  const lineAt = (position: number) => rowAt(lines, position);
  return yield* addUp({ partyId, start, end, opening, closing, length: lines.length, lineAt });
}

/** One pass over the payments, refunds and payouts of a party: sums before and within the days, and the lines. */
export function* walkParty(
  source: StatementSource,
  partyId: PartyId,
  span: Span,
  previous: IssuedStatement | undefined,
  moment: RecordedMoment | undefined,
) {
  const { table, recorded, payoutHistories } = source;
  const rows = rowsOfParty(source, partyId);
  const found = { untilPrevious: 0, before: 0, within: 0 };
  const payments = new Uint32Array(rows.length);
  let count = 0;
  const others: StatementLine[] = [];
  const corrections: StatementLine[] = [];
  const previousEnd = previous ? `${previous.end}~` : '';
  const previousIssue = previous && issuedAt(previous);
  /** Whether the time is within the days. */
  const addToTotals = (time: string, net: Cents) => {
    if (time <= previousEnd) found.untilPrevious += net;
    if (time < span.start) found.before += net;
    else if (isWithin(time, span)) {
      found.within += net;
      return true;
    }
    return false;
  };
  const addLine = (line: StatementLine, isNow: boolean, wasThen: boolean) => {
    if (isNow && addToTotals(timeOf(line), line.net)) others.push(line);
    else if (previous && isNow !== wasThen && timeOf(line) <= previousEnd)
      corrections.push(isNow ? correctionOf(line, previous.id) : reversedPayout(line, previous.id));
  };
  let walked = 0;
  for (const index of rows) {
    walked += 1;
    if (endsStep(walked)) yield;
    if (settlementAt(table, recorded, index) !== 'settled') continue;
    const share = shareOfParty(partyId, table.amountAt(index), feesAt(table, index));
    if (addToTotals(table.dateAt(index), share)) {
      payments[count] = index;
      count += 1;
    }
    for (const part of refundPartsAt(table, recorded, index)) {
      const line = refundLine(table.idAt(index), part, partyId);
      addLine(line, isKnownBy(part.recordedMoment, moment), isKnownBy(part.recordedMoment, previousIssue));
    }
  }
  for (const history of payoutHistories.get(partyId) ?? [])
    addLine(payoutLine(history.payout), existedAt(history, moment), existedAt(history, previousIssue));
  for (const posting of source.postings?.get(partyId) ?? [])
    addLine(
      postingLine(posting),
      isKnownBy(posting.recordedMoment, moment),
      isKnownBy(posting.recordedMoment, previousIssue),
    );
  return { ...found, corrections, others, payments: payments.subarray(0, count) };
}

/** The corrections at the start of a statement: changes in the days of the previous statement after it was issued. */
export function correctionsOf(
  number: string,
  corrections: readonly StatementLine[],
  drift: Cents,
): readonly StatementLine[] {
  const rest = corrections.reduce((sum, { net }) => sum - net, drift);
  return rest === 0 ? corrections : [...corrections, changesSince(number, rest)];
}
