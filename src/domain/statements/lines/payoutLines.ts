import { lowerBound, rowAt } from '@/lib/indices';
import { endsStep, type Resumable } from '@/lib/resumable';
import { compareRecorded } from '@/domain/calendar/recorded';
import type { LocalTime } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import { feesAt } from '@/domain/payments/recordedPayments';
import type { PartyId } from '@/domain/statements/parties';
import { isKnownBy, type RecordedMoment } from '@/domain/statements/recordedMoments';
import { refundPartsAt, settlementAt, shareOfParty } from '@/domain/statements/settlements';
import { rowsOfParty, type StatementSource } from '@/domain/statements/source';
import {
  LINE_KINDS,
  postingLine,
  refundLine,
  type LineKind,
  type StatementLine,
} from '@/domain/statements/statementLines';
import { addUp, orderLines, type Statement } from '@/domain/statements/sums/lineSums';
import type { Payout } from '@/domain/statements/payouts/payouts';

/**
 * What a payout was made of, in cents. `before` is the balance that earlier payouts left, negative if they paid too much. `lines`
 * are the lines that this payout pays, and `left` is what it leaves: before + lines - left = amount of the payout.
 */
export type PayoutParts = { payout: Payout; before: Cents; lines: Statement; left: Cents };

/** The lines of a party, each with the position of its payout, or the number of payouts if it is not paid out yet. */
export type CoveredLines = {
  partyId: PartyId;
  /** The oldest day first. */
  payouts: readonly Payout[];
  /** The indices of settled payments, and the positions of their payouts. */
  payments: Uint32Array;
  positions: Uint32Array;
  others: readonly { line: StatementLine; position: number }[];
  /** The sum of the lines of each payout, and of the lines that are not paid out, in cents. */
  sums: Float64Array;
};

/** The payouts of a party in the order in which they pay its lines: by day, and by the log within a day. */
export function payoutOrder(payouts: readonly Payout[]): Payout[] {
  return payouts.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : compareRecorded(a, b)));
}

/**
 * The position of the payout that pays a line: the first one whose day is not before the line and that was recorded after
 * it. The number of payouts if the line is not paid out yet. `payouts` are in the order of `payoutOrder`.
 */
export function payoutPosition(payouts: readonly Payout[], time: LocalTime, recordedMoment?: RecordedMoment): number {
  const day = time.slice(0, 10);
  let position = lowerBound(payouts.length, (index) => rowAt(payouts, index).day >= day);
  while (!isKnownBy(recordedMoment, payouts[position])) position += 1;
  return position;
}

/** Assigns each line of a party to the payout that pays it. One pass over the payments of the party. */
export function* coverLines(source: StatementSource, partyId: PartyId): Resumable<CoveredLines> {
  const { table, recorded } = source;
  const payouts = payoutOrder(source.payouts.get(partyId) ?? []);
  const rows = rowsOfParty(source, partyId);
  const payments = new Uint32Array(rows.length);
  const positions = new Uint32Array(rows.length);
  const sums = new Float64Array(payouts.length + 1);
  const others: { line: StatementLine; position: number }[] = [];
  const add = (position: number, net: Cents) => (sums[position] = Number(sums[position]) + net);
  const addLine = (line: StatementLine, recordedMoment: RecordedMoment | undefined) => {
    const position = payoutPosition(payouts, line.time, recordedMoment);
    add(position, line.net);
    others.push({ line, position });
  };
  let count = 0;
  let walked = 0;
  for (const index of rows) {
    walked += 1;
    if (endsStep(walked)) yield;
    if (settlementAt(table, recorded, index) !== 'settled') continue;
    const position = payoutPosition(payouts, table.dateAt(index));
    add(position, shareOfParty(partyId, table.amountAt(index), feesAt(table, index)));
    payments[count] = index;
    positions[count] = position;
    count += 1;
    for (const part of refundPartsAt(table, recorded, index))
      addLine(refundLine(table.idAt(index), part, partyId), part.recordedMoment);
  }
  for (const posting of source.postings?.get(partyId) ?? []) addLine(postingLine(posting), posting.recordedMoment);
  return {
    partyId,
    payouts,
    payments: payments.subarray(0, count),
    positions: positions.subarray(0, count),
    others,
    sums,
  };
}

/** What the payout at a position was made of. */
export function* partsOfPayout(
  source: StatementSource,
  covered: CoveredLines,
  position: number,
): Resumable<PayoutParts | undefined> {
  const { partyId, payouts, sums } = covered;
  const payout = payouts[position];
  if (!payout) return undefined;
  let before = 0;
  for (let earlier = 0; earlier < position; earlier += 1)
    before += Number(sums[earlier]) - rowAt(payouts, earlier).amount;
  const payments = covered.payments.filter((_, at) => covered.positions[at] === position);
  yield;
  const others = covered.others.filter((other) => other.position === position).map(({ line }) => line);
  const { length, lineAt } = yield* orderLines(source.table, partyId, [], { payments, others });
  const closing = before + Number(sums[position]);
  const start = length > 0 ? lineAt(0).time.slice(0, 10) : payout.day;
  const lines = yield* addUp({ partyId, start, end: payout.day, opening: before, closing, length, lineAt });
  return { payout, before, lines, left: closing - payout.amount };
}

/** What a payout and the payout of its party before it were made of. Undefined if the payout is not recorded. */
export function* payoutAndPrevious(
  source: StatementSource,
  { id, partyId }: Pick<Payout, 'id' | 'partyId'>,
): Resumable<{ parts: PayoutParts; previous: PayoutParts | undefined } | undefined> {
  const covered = yield* coverLines(source, partyId);
  const position = covered.payouts.findIndex((payout) => payout.id === id);
  const parts = yield* partsOfPayout(source, covered, position);
  return parts && { parts, previous: yield* partsOfPayout(source, covered, position - 1) };
}

/** What differs between two payouts, in cents. `left` is negated, because it was not paid. */
export type PayoutDifference = { kind: LineKind | 'before' | 'left' | 'total'; previous: Cents; now: Cents };

/**
 * The parts of two payouts by kind, without kinds that neither has. They sum to the amounts in the last row. Without a
 * previous payout, its amounts are 0.
 */
export function comparePayouts(now: PayoutParts, previous: PayoutParts | undefined): PayoutDifference[] {
  const row = (kind: PayoutDifference['kind'], of: (parts: PayoutParts) => Cents) => ({
    kind,
    previous: previous ? of(previous) : 0,
    now: of(now),
  });
  return [
    row('before', ({ before }) => before),
    ...LINE_KINDS.map((kind) => row(kind, ({ lines }) => lines.totals[kind].net)),
    row('left', ({ left }) => 0 - left),
    row('total', ({ payout }) => payout.amount),
  ].filter((difference) => difference.previous !== 0 || difference.now !== 0);
}
