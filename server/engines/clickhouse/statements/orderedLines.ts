import type { Span } from '@/domain/calendar/periods';
import type { PartyId } from '@/domain/statements/parties';
import type { StatementLine } from '@/domain/statements/statementLines';
import type { Asking } from '../client/asking';
import { onDays } from '../conditions';
import { compareLines, partOf, type OrderedLine } from './partyLines';
import { isSettled, REFUND_LINES } from './partySums';
import type { Condition } from '../client/sending';
import type { EngineState } from '../state';

/** `after` is the line behind which they begin. */
type Wanted = { days: Span; most: number; after?: OrderedLine | undefined };

type Row = [string, string, string, number, number, number, number, number, number, number];

/** The stored payments of a party on some days as lines, in their order. */
export async function readPaymentLines(
  state: EngineState,
  partyId: PartyId,
  { days, most, after }: Wanted,
  asking: Asking,
): Promise<OrderedLine[]> {
  const { part } = partOf(state, partyId);
  const columns = `date, id, date, row, 0, amount, processorFee, partnerFee, ${state.platformPart}, ${part}`;
  const behind = `date > ${AFTER('time')} OR (date = ${AFTER('time')} AND row < ${AFTER('row')})`;
  const query = { columns, from: state.table, day: 'day', behind, order: 'date, row DESC' };
  const rows = await readRows(state, partyId, { days, most, after, ...query }, asking);
  return rows.map((row) => orderedLine(row, 0));
}

/** The stored refunds of a party on some days as lines, in their order. */
export async function readRefundLines(
  state: EngineState,
  partyId: PartyId,
  { days, most, after }: Wanted,
  asking: Asking,
): Promise<OrderedLine[]> {
  const { refundPart } = partOf(state, partyId);
  const columns = `time, id, date, row, number, refund, processor_part, partner_part, platform_part, ${refundPart}`;
  const from = `${state.table} ${REFUND_LINES} PREWHERE refunded > 0`;
  const sameRow = `row = ${AFTER('row')} AND number > ${AFTER('number')}`;
  const sameDate = `date = ${AFTER('paid')} AND (row > ${AFTER('row')} OR (${sameRow}))`;
  const sameTime = `time = ${AFTER('time')} AND (date < ${AFTER('paid')} OR (${sameDate}))`;
  const behind = `time > ${AFTER('time')} OR (${sameTime})`;
  const query = { columns, from, day: 'day_of_line', behind, order: 'time, date DESC, row, number' };
  const rows = await readRows(state, partyId, { days, most, after, ...query }, asking);
  return rows.map((row) => orderedLine(row, 1));
}

/**
 * The first stored lines of a party on some days, in their order. Lines of touched payments are among them, so that the caller
 * asks for so many more and leaves them out.
 */
export async function readLines(
  state: EngineState,
  partyId: PartyId,
  { days, most }: { days: Span; most: number },
  asking: Asking,
): Promise<{ lines: OrderedLine[]; isComplete: boolean }> {
  const [payments, refunds] = await Promise.all([
    readPaymentLines(state, partyId, { days, most }, asking),
    readRefundLines(state, partyId, { days, most }, asking),
  ]);
  const lines = [...payments, ...refunds].sort(compareLines);
  return { lines: lines.slice(0, most), isComplete: payments.length < most && refunds.length < most };
}

type Query = { columns: string; from: string; day: string; behind: string; order: string };

async function readRows(
  state: EngineState,
  partyId: PartyId,
  { days, most, after, columns, from, day, behind, order }: Wanted & Query,
  { client, signal }: Asking,
): Promise<Row[]> {
  const { condition } = partOf(state, partyId);
  const { sql, tables } = after ? behindLine(behind, after) : { sql: '', tables: [] };
  const where = `${isSettled(state)} AND (${condition}) AND (${onDays(days.start, days.end, day)})${sql}`;
  return client.ask<Row>({
    sql: `SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${most}`,
    tables: [...state.summed.tables, ...tables],
    signal,
  });
}

/** A column of the line behind which the lines begin. */
const AFTER = (column: string) => `(SELECT ${column} FROM line_before)`;

function behindLine(behind: string, { line, paidAt, row, number }: OrderedLine): Condition {
  const structure = 'time String, paid String, row UInt64, number UInt32';
  return {
    sql: ` AND (${behind})`,
    tables: [{ name: 'line_before', structure, rows: [[line.time, paidAt, row, number]] }],
  };
}

function orderedLine(row: Row, rank: 0 | 1): OrderedLine {
  const [time, paymentId, paidAt, at, number, ...[gross, processor, partner, platform, net]] = row;
  const sign = rank === 0 ? 1 : -1;
  // A refund of nothing is 0, and not minus zero.
  const signed = (cents: number) => (sign === 1 ? cents : 0 - cents);
  const fees = { processor: signed(processor), partner: signed(partner), platform: signed(platform) };
  const line: StatementLine = {
    kind: rank === 0 ? 'payment' : 'refund',
    time,
    paymentId,
    note: '',
    gross: signed(gross),
    fees,
    net: signed(net),
  };
  return { line, rank, paidAt, row: at, number };
}
