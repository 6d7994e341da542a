import type { StatementAnswer, StatementQuestion } from '@/backend/paymentEngine';
import { addDays } from '@/domain/calendar/dates';
import { clampPage } from '@/domain/lists/paging';
import { issuedAt, type IssuedStatement } from '@/domain/statements/issued';
import type { RecordedMoment } from '@/domain/statements/recordedMoments';
import { LINE_KINDS, type LineKind, type StatementLine } from '@/domain/statements/statementLines';
import { correctionsOf, readPaper, previousOf } from '@/domain/statements/statements';
import type { LineTotals, Statement } from '@/domain/statements/sums/lineSums';
import { finish } from '@/lib/resumable';
import { linesInView } from '@/selectors/statements/statementSelectors';
import { dayNumber } from '../../storedPayment';
import type { EngineState } from '../state';
import type { Asking } from '../client/asking';
import { readLineSums, type LineSums, type StatementFigures } from './partyLines';
import { cutsOf, groupOf } from './partySums';
import { readLinePage } from './linePages';
import { touchedLines } from './touchedLines';

type PartyDays = Pick<StatementQuestion, 'partyId' | 'span'>;

/** A statement as it was issued for exactly these days, or as of now, with a page of its lines. */
export async function readStatement(
  state: EngineState,
  question: StatementQuestion,
  asking: Asking,
): Promise<StatementAnswer> {
  const { partyId, span, size, page } = question;
  const { paper, figures } = await findStatement(state, question, asking);
  if (paper) {
    const { opening, closing, length, totals, isClosed } = paper;
    const view = linesInView(paper, { page, pageSize: size });
    return { opening, closing, length, totals, isClosed, lines: view.rows, page: view.page };
  }
  const { corrections, touched, storedTouched, ...answer } = figures;
  const shown = clampPage(page, figures.length, size);
  const lines = await readLinePage(state, { partyId, span, from: (shown - 1) * size, count: size }, figures, asking);
  return { ...answer, lines, page: shown };
}

/** The stored lines of a statement that was issued for exactly these days, or otherwise the figures of its lines. */
export async function findStatement(
  state: EngineState,
  question: PartyDays,
  asking: Asking,
): Promise<{ paper: Statement; figures?: undefined } | { paper?: undefined; figures: StatementFigures }> {
  const { partyId, span } = question;
  const { source } = touchedLines(state, partyId, span);
  const issued = source.issued.get(partyId)?.find(({ start, end }) => start === span.start && end === span.end);
  const paper = issued && finish(readPaper(issued));
  if (paper) return { paper };
  const asIssued = issued && (await readIssued(state, question, issued, asking));
  return { figures: asIssued ?? (await readFigures(state, question, asking)) };
}

/** The figures as issued. Undefined if what was recorded then gives others now, because rows changed. */
async function readIssued(state: EngineState, question: PartyDays, issued: IssuedStatement, asking: Asking) {
  const figures = await readFigures(state, question, asking, issuedAt(issued));
  const { opening, closing, length } = figures;
  return opening === issued.opening && closing === issued.closing && length === issued.lines ? figures : undefined;
}

async function readFigures(
  state: EngineState,
  { partyId, span }: PartyDays,
  asking: Asking,
  moment?: RecordedMoment,
): Promise<StatementFigures> {
  const { now, stored, source } = touchedLines(state, partyId, span, moment);
  const previous = previousOf(source, partyId, span, moment);
  const cuts = cutsOf(span, previous ? [previous.end] : []);
  const sums = await readLineSums(state, partyId, { groupOf: (column) => groupOf(column, cuts) }, asking);
  const sumUntil = (day: number) => {
    const isUntil = ({ group }: LineSums) => (cuts[group] ?? Infinity) <= day;
    return netOf(sums.payments.filter(isUntil)) - netOf(sums.refunds.filter(isUntil));
  };
  const beforeStored = sumUntil(dayNumber(addDays(span.start, -1)));
  const untilEnd = sumUntil(dayNumber(span.end));
  const before = beforeStored - stored.before + now.before;
  const within = untilEnd - beforeStored - stored.within + now.within;
  const untilPrevious = previous ? sumUntil(dayNumber(previous.end)) - stored.untilPrevious + now.untilPrevious : 0;
  const drift = previous ? untilPrevious - previous.closing : 0;
  const corrections = previous ? correctionsOf(previous.id, now.corrections, drift) : [];
  const [opening, closing] = [before - drift, before + within];
  const isWithinSpan = ({ group }: LineSums) => {
    const end = cuts[group] ?? Infinity;
    return end > dayNumber(addDays(span.start, -1)) && end <= dayNumber(span.end);
  };
  const totals = emptyTotals();
  for (const found of sums.payments.filter(isWithinSpan)) addSums(totals.payment, found, 1);
  for (const found of sums.refunds.filter(isWithinSpan)) addSums(totals.refund, found, -1);
  for (const { line } of stored.lines) addLine(totals[line.kind], line, -1);
  for (const { line } of now.lines) addLine(totals[line.kind], line, 1);
  for (const line of corrections) addLine(totals[line.kind], line, 1);
  const length = LINE_KINDS.reduce((count, kind) => count + totals[kind].count, 0);
  const net = LINE_KINDS.reduce((sum, kind) => sum + totals[kind].net, 0);
  const isClosed = opening + net === closing;
  return { opening, closing, length, totals, isClosed, corrections, touched: now.lines, storedTouched: stored.lines };
}

const netOf = (sums: readonly LineSums[]) => sums.reduce((sum, { net }) => sum + net, 0);

function emptyTotals(): Record<LineKind, LineTotals> {
  return Object.fromEntries(
    LINE_KINDS.map((kind) => [kind, { count: 0, gross: 0, fees: { processor: 0, partner: 0, platform: 0 }, net: 0 }]),
  ) as Record<LineKind, LineTotals>;
}

function addSums(total: LineTotals, { count, gross, processor, partner, platform, net }: LineSums, sign: 1 | -1): void {
  addLine(total, { gross, fees: { processor, partner, platform }, net }, sign);
  total.count += count - sign;
}

function addLine(
  total: LineTotals,
  { gross, fees, net }: Pick<StatementLine, 'gross' | 'fees' | 'net'>,
  sign: 1 | -1,
): void {
  total.count += sign;
  total.gross += sign * gross;
  total.fees.processor += sign * fees.processor;
  total.fees.partner += sign * fees.partner;
  total.fees.platform += sign * fees.platform;
  total.net += sign * net;
}
