import type { LocalTime } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { Fee } from '@/domain/payments/payment';
import { feesAt } from '@/domain/payments/recordedPayments';
import type { PartyId } from './parties';
import { shareOfParty, type RefundPart } from './settlements';
import type { StatementTable } from './source';
import type { Payout } from './payouts/payouts';
import { POSTING_KINDS, type PartyPosting } from './postings/postings';

/** In the order of the totals. */
export const LINE_KINDS = ['correction', 'payment', 'refund', ...POSTING_KINDS, 'payout'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/**
 * One line of a statement in cents. Gross is the fees plus the merchant's share, and `net` is the share of the
 * statement's party. Refunds and payouts are negative.
 */
export type StatementLine = {
  kind: LineKind;
  /** Only a day for a payout. Empty if there is no time. */
  time: LocalTime;
  /** Empty if the line is not about a payment. */
  paymentId: string;
  /** The reference of a payout, or what a correction is about. */
  note: string;
  gross: Cents;
  fees: Record<Fee['party'], Cents>;
  net: Cents;
  /** The record that the line is from. Rows of files and lines of issued statements have none. */
  recordId?: string | undefined;
};

const NO_FEES: StatementLine['fees'] = { processor: 0, partner: 0, platform: 0 };

/** The line of a payment, without its refunds. */
export function paymentLine(table: StatementTable, index: number, partyId: PartyId): StatementLine {
  const [gross, fees] = [table.amountAt(index), feesAt(table, index)];
  const net = shareOfParty(partyId, gross, fees);
  return { kind: 'payment', time: table.dateAt(index), paymentId: table.idAt(index), note: '', gross, fees, net };
}

/** The line of a refund of a payment. */
export function refundLine(paymentId: string, part: RefundPart, partyId: PartyId): StatementLine {
  const { time, amount, fees, recordedMoment } = part;
  const { processor, partner, platform } = fees;
  const negated = { processor: 0 - processor, partner: 0 - partner, platform: 0 - platform };
  const net = 0 - shareOfParty(partyId, amount, fees);
  const recordId = recordedMoment?.id;
  return { kind: 'refund', time, paymentId, note: '', gross: 0 - amount, fees: negated, net, recordId };
}

/** The line of a payout. */
export function payoutLine({ id, day, reference, amount }: Payout): StatementLine {
  const net = 0 - amount;
  return { kind: 'payout', time: day, paymentId: '', note: reference, gross: 0, fees: NO_FEES, net, recordId: id };
}

/** The line of a dispute, an adjustment, a reserve or an opening balance. */
export function postingLine({ kind, time, paymentId, note, amount, recordedMoment }: PartyPosting): StatementLine {
  return { kind, time, paymentId, note, gross: 0, fees: NO_FEES, net: amount, recordId: recordedMoment?.id };
}

// The notes of corrections are part of the hash of issued statements, so their words never change. The catalog
// `lineTexts` words them for the screen.

const SUBJECTS: Readonly<Record<LineKind, string>> = {
  payout: 'Payout',
  dispute: 'Dispute',
  disputeFee: 'Dispute fee',
  disputeWon: 'Dispute won',
  adjustment: 'Adjustment',
  reserve: 'Reserve',
  reserveReleased: 'Reserve released',
  opening: 'Opening balance',
  payment: 'Refund',
  refund: 'Refund',
  correction: 'Refund',
};

/** A line for the days of a statement that was issued without it. */
export function correctionOf(line: StatementLine, number: string): StatementLine {
  return { ...line, kind: 'correction', note: `${subjectOf(line)}, after ${number} was issued` };
}

function subjectOf({ kind, note }: StatementLine): string {
  const subject = SUBJECTS[kind];
  return kind === 'payout' || kind === 'adjustment' ? `${subject} ${note}`.trim() : subject;
}

/** The line of a payout that was reversed after the statement with it was issued. */
export function reversedPayout({ note, net, ...line }: StatementLine, number: string): StatementLine {
  const what = `Payout ${note}`.trim();
  return { ...line, kind: 'correction', note: `${what}, taken back after ${number} was issued`, net: 0 - net };
}

/** The correction for rows that changed and records that were reversed after a statement was issued. */
export function changesSince(number: string, net: Cents): StatementLine {
  const note = `Changed rows and records since ${number} was issued`;
  return { kind: 'correction', time: '', paymentId: '', note, gross: 0, fees: NO_FEES, net };
}

/** The sort key of a line. A payout comes last on its day, because it pays out the rest of the day. */
export function timeOf({ time, kind }: Pick<StatementLine, 'time' | 'kind'>): string {
  return kind === 'payout' ? `${time}~` : time;
}
