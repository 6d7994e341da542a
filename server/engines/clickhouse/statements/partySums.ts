import { addDays, type Day } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { computeBalances, type Balance, type KnownSums } from '@/domain/statements/balances';
import type { PartyId } from '@/domain/statements/parties';
import type { StatementSource } from '@/domain/statements/source';
import { previousOf } from '@/domain/statements/statements';
import { AFTER, BEFORE, PENDING, PHASES, sumByPhase, WITHIN } from '@/domain/statements/sums/phaseSums';
import { countOfParties, indexInSums } from '@/domain/statements/sums/prefixSums';
import { numberAt } from '@/lib/columns/numbers';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { limitAvailable, selectIsOpeningAnswered } from '@/selectors/statements/statementSources';
import { dayNumber } from '../../storedPayment';
import { hasPartners, storedSource } from '../../storedSource';
import { hasStatus } from '../conditions';
import { storedPart, type EngineState } from '../state';
import type { Asking } from '../client/asking';

/** The last days of groups of days, ascending. The days after all of them are one more group. */
export type Cuts = readonly number[];

/** The cuts before and after a span, and after other days. */
export function cutsOf(span: Span, ends: readonly Day[]): Cuts {
  const days = [addDays(span.start, -1), span.end, ...ends].map(dayNumber);
  return [...new Set(days)].sort((a, b) => a - b);
}

/** The group of days of a column, as a number from 0. */
export function groupOf(column: string, cuts: Cuts): string {
  return cuts.map((cut) => `(${column} > ${cut})`).join(' + ');
}

/** Whether a stored payment is in the balances of its parties, or will be once it is settled. */
export const isSettled = (state: EngineState) =>
  `(isPaid = 1 AND NOT (${hasStatus(state, 'status', 'Pending')}) AND ${state.summed.sql})`;
const isPending = (state: EngineState) =>
  `(isPaid = 1 AND (${hasStatus(state, 'status', 'Pending')}) AND ${state.summed.sql})`;

/** The merchant's part of a stored payment. */
export const merchantPart = ({ platformPart }: EngineState) => `(amount - processorFee - partnerFee - ${platformPart})`;

/** The refunds of stored payments, one row each. */
export const REFUND_LINES =
  'ARRAY JOIN lineTime AS time, lineDay AS day_of_line, lineAmount AS refund, lineMerchant AS merchant_part, lineProcessor AS processor_part, linePartner AS partner_part, linePlatform AS platform_part, arrayEnumerate(lineTime) AS number';

/** The balance of every party: sums of ClickHouse, with those of the touched payments as they are now. */
export async function readBalances(state: EngineState, span: Span, asking: Asking): Promise<Balance[]> {
  const source = storedSource(state.state, state.directory, state.rows);
  const known = await readSums(state, source, span, asking);
  const balances = computeBalances(source, span, [...selectMerchantNames(state.state).keys()], known);
  return limitAvailable(balances, selectIsOpeningAnswered(state.state), selectReservations(state.state).parties);
}

async function readSums(state: EngineState, source: StatementSource, span: Span, asking: Asking): Promise<KnownSums> {
  const ends = [...source.issued.keys()].flatMap((partyId) => previousOf(source, partyId, span)?.end ?? []);
  const cuts = cutsOf(span, ends);
  const { groups, pending } = await readGroups(state, source, cuts, asking);
  const width = countOfParties(source.merchants);
  const unrecorded = storedPart(state, source);
  const [now, before] = [sumByPhase(source, span), sumByPhase(unrecorded, span)];
  const sums = now.map((sum, at) => sum - numberAt(before, at));
  const addAll = (phase: number, from: Float64Array) => {
    for (let at = 0; at < width; at += 1)
      sums[phase * width + at] = numberAt(sums, phase * width + at) + numberAt(from, at);
  };
  if (sums.length !== PHASES * width) throw new RangeError('The sums have other parties');
  const [first, last] = [dayNumber(addDays(span.start, -1)), dayNumber(span.end)];
  groups.forEach((group, at) => {
    const end = cuts[at] ?? Infinity;
    addAll(end <= first ? BEFORE : end <= last ? WITHIN : AFTER, group);
  });
  addAll(PENDING, pending);
  return {
    sums,
    sumUntil: (partyId: PartyId, day: Day) => {
      const index = indexInSums(source.merchants, partyId);
      if (index === undefined) return 0;
      const until = dayNumber(day);
      const stored = groups.reduce(
        (sum, group, at) => sum + ((cuts[at] ?? Infinity) <= until ? numberAt(group, index) : 0),
        0,
      );
      const next = { start: addDays(day, 1), end: addDays(day, 1) };
      return stored + numberAt(sumByPhase(source, next), index) - numberAt(sumByPhase(unrecorded, next), index);
    },
  };
}

type Row = [
  merchant: number,
  partner: number,
  group: number,
  processor: number,
  ofPartner: number,
  platform: number,
  ofMerchant: number,
];

/** The sums of settled payments less their refunds by group of days, and those of pending payments, each by party in cents. */
async function readGroups(state: EngineState, source: StatementSource, cuts: Cuts, { client, signal }: Asking) {
  const { table } = state;
  const parts = `sum(processorFee), sum(partnerFee), sum(${state.platformPart}), sum(${merchantPart(state)})`;
  const refunded = 'sum(processor_part), sum(partner_part), sum(platform_part), sum(merchant_part)';
  const partner = hasPartners(state.directory) ? 'partner' : 'toUInt32(0)';
  const ask = (sql: string) => client.ask<Row>({ sql, tables: state.summed.tables, signal });
  const by = (group: string) => `GROUP BY merchant, ${partner}, ${group}`;
  const [ofDay, ofLine] = [groupOf('day', cuts), groupOf('day_of_line', cuts)];
  const [paid, back, waiting] = await Promise.all([
    ask(`SELECT merchant, ${partner}, ${ofDay}, ${parts} FROM ${table} WHERE ${isSettled(state)} ${by(ofDay)}`),
    ask(
      `SELECT merchant, ${partner}, ${ofLine}, ${refunded} FROM ${table} ${REFUND_LINES} PREWHERE refunded > 0 WHERE ${isSettled(state)} ${by(ofLine)}`,
    ),
    ask(
      `SELECT merchant, ${partner}, 0, ${parts} FROM ${table} WHERE ${isPending(state)} GROUP BY merchant, ${partner}`,
    ),
  ]);
  const width = countOfParties(source.merchants);
  const groups = Array.from({ length: cuts.length + 1 }, () => new Float64Array(width));
  const pending = new Float64Array(width);
  for (const row of paid) addRow(source, groups[row[2]], row, 1);
  for (const row of back) addRow(source, groups[row[2]], row, -1);
  for (const row of waiting) addRow(source, pending, row, 1);
  return { groups, pending };
}

/** Adds the parts of a group to its parties, whose positions are those of `addParts`. */
function addRow({ merchants }: StatementSource, sums: Float64Array | undefined, row: Row, sign: 1 | -1): void {
  if (!sums) return;
  const [merchant, partner, , processorPart, partnerPart, ofPlatform, ofMerchant] = row;
  const others = FEE_PARTIES.length;
  const partnerAt = partner === 0 ? 1 : others + merchants.ids.length + partner - 1;
  const parts: [number, number][] = [
    [0, processorPart],
    [partnerAt, partnerPart],
    [2, ofPlatform],
    [others + merchant, ofMerchant],
  ];
  for (const [at, cents] of parts) sums[at] = numberAt(sums, at) + sign * cents;
}
