import type { StatementAnswer } from '@/backend/paymentEngine';
import type { Span } from '@/domain/calendar/periods';
import { feeOfParty, partnerIdOf, type PartyId } from '@/domain/statements/parties';
import { timeOf, type StatementLine } from '@/domain/statements/statementLines';
import { compareCodes } from '@/lib/compareCodes';
import { dayNumber } from '../../storedPayment';
import { hasPartners } from '../../storedSource';
import { NONE, onDays, within } from '../conditions';
import type { EngineState } from '../state';
import type { Asking } from '../client/asking';
import { isSettled, merchantPart, REFUND_LINES } from './partySums';

/**
 * A line with its position: by time, payments before other lines of the same time. Payments are in the order of the files,
 * the last one first; refunds in that of their payments, the newest one first.
 */
export type OrderedLine = {
  line: StatementLine;
  /** 0 for payments, 1 for refunds, 2 for payouts and 3 for postings. */
  rank: number;
  paidAt: string;
  row: number;
  number: number;
};

/** Compares the positions of lines, for `sort`. */
export function compareLines(a: OrderedLine, b: OrderedLine): number {
  const byTime = compareCodes(timeOf(a.line), timeOf(b.line)) || a.rank - b.rank;
  if (byTime !== 0) return byTime;
  if (a.rank === 0) return b.row - a.row;
  return compareCodes(b.paidAt, a.paidAt) || a.row - b.row || a.number - b.number;
}

/** The condition for the payments of which a party has a part, and the part of a payment and of a refund. */
export function partOf(state: EngineState, partyId: PartyId): { condition: string; part: string; refundPart: string } {
  const { directory, platformPart, records } = state;
  const all = within(records);
  const fee = feeOfParty(partyId);
  if (fee === undefined) {
    const position = directory.merchants.findIndex(({ id }) => id === partyId);
    const condition = position < 0 ? NONE : `merchant = ${position}`;
    return { condition, part: merchantPart(state), refundPart: 'merchant_part' };
  }
  const parts = { processor: 'processorFee', partner: 'partnerFee', platform: platformPart } as const;
  const [part, refundPart] = [parts[fee], `${fee}_part`];
  if (fee !== 'partner') return { condition: all, part, refundPart };
  if (!hasPartners(directory)) return { condition: partyId === 'partner' ? all : NONE, part, refundPart };
  const position = directory.words.partners.findIndex((name) => partnerIdOf(name) === partyId);
  return { condition: position < 0 ? NONE : `partner = ${position}`, part, refundPart };
}

/** The sums of the lines of a kind on a day or in a group of days, in cents. Those of refunds are positive. */
export type LineSums = {
  group: number;
  count: number;
  gross: number;
  processor: number;
  partner: number;
  platform: number;
  net: number;
};

/** The sums of the stored lines of a party by a group of their days: those of payments, and those of refunds. */
export async function readLineSums(
  state: EngineState,
  partyId: PartyId,
  { groupOf, days }: { groupOf: (column: string) => string; days?: Span },
  { client, signal }: Asking,
): Promise<{ payments: LineSums[]; refunds: LineSums[] }> {
  const { condition, part, refundPart } = partOf(state, partyId);
  const onDaysOf = (column: string) => (days ? onDays(days.start, days.end, column) : within(state.records));
  const ask = async (columns: readonly string[], from: string, column: string): Promise<LineSums[]> => {
    const sums = columns.map((name) => `sum(${name})`).join(', ');
    const where = `${isSettled(state)} AND (${condition}) AND (${onDaysOf(column)})`;
    const sql = `SELECT ${groupOf(column)} AS line_group, count(), ${sums} FROM ${from} WHERE ${where} GROUP BY line_group ORDER BY line_group`;
    const rows = await client.ask<[number, number, number, number, number, number, number]>({
      sql,
      tables: state.summed.tables,
      signal,
    });
    return rows.map(([group, count, gross, processor, partner, platform, net]) => ({
      group,
      count,
      gross,
      processor,
      partner,
      platform,
      net,
    }));
  };
  const [payments, refunds] = await Promise.all([
    ask(['amount', 'processorFee', 'partnerFee', state.platformPart, part], state.table, 'day'),
    ask(
      ['refund', 'processor_part', 'partner_part', 'platform_part', refundPart],
      `${state.table} ${REFUND_LINES} PREWHERE refunded > 0`,
      'day_of_line',
    ),
  ]);
  return { payments, refunds };
}

/** The figures of a statement before its lines. `corrections` come first among them. */
export type StatementFigures = Omit<StatementAnswer, 'lines' | 'page'> & {
  corrections: readonly StatementLine[];
  touched: readonly OrderedLine[];
  storedTouched: readonly OrderedLine[];
};

/** The day of a line as a number. */
export const dayOfLine = ({ line }: OrderedLine) => dayNumber(line.time);
