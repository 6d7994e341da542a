import { isWithin, type Day } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import type { Cents } from '@/domain/money/money';
import type { Fee } from '@/domain/payments/payment';
import { feesAt } from '@/domain/payments/recordedPayments';
import { merchantShare } from '@/domain/payments/refunds/refundAllocation';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { feeOfParty, type PartyId } from '@/domain/statements/parties';
import { refundPartsAt, settlementAt } from '@/domain/statements/settlements';
import type { StatementSource } from '@/domain/statements/source';
import { endsStep, type Resumable } from '@/lib/resumable';
import type { AccountRole } from './accounts';

/** One line of an entry in cents: a debit is positive, a credit negative. The bank and the clearing account have no party. */
export type Posting = { role: AccountRole; partyId: PartyId | undefined; amount: Cents };

export type JournalKind = 'payment' | 'refund' | 'dispute' | 'adjustment' | 'payout';

/** One event, or all of a kind on a day or in the period. The sum of its postings is zero. */
export type JournalEntry = {
  kind: JournalKind;
  /** The day of the event, or the last day of the events that it sums up. */
  day: Day;
  /** The id of the payment, or the reference of the payout. Empty if the entry sums up several. */
  reference: string;
  /** The number of events in the entry. */
  events: number;
  postings: readonly Posting[];
};

/** Whether each event gets an entry, or all of a kind on a day or in the period share one. */
export const JOURNAL_DETAILS = ['each', 'day', 'period'] as const;
export type JournalDetail = (typeof JOURNAL_DETAILS)[number];

const FEE_ROLES = { processor: 'processor', partner: 'partners', platform: 'platform' } as const satisfies Record<
  Fee['party'],
  AccountRole
>;

/**
 * The journal of the payments, refunds, disputes, adjustments and payouts of some days, ordered by day. A settled payment debits the clearing
 * account and credits each party with its share, a refund does the opposite with the refund shares, and a payout debits
 * the party and credits the bank. Events count on their own day, so that each entry balances; issued statements, which
 * never change, show later events as corrections instead.
 */
export function* journalOf(source: StatementSource, span: Span, detail: JournalDetail): Resumable<JournalEntry[]> {
  const { table, recorded, merchants, payouts } = source;
  const { partners } = merchants;
  const partnerAt = (index: number) => partners?.ids[Number(partners.partyIndices[index])] ?? 'partner';
  const entries: JournalEntry[] = [];
  const add = (kind: JournalKind, time: string, reference: string, postings: Posting[]) => {
    const day = time.slice(0, 10);
    if (isWithin(day, span)) entries.push({ kind, day, reference, events: 1, postings: postings.filter(isNotZero) });
  };
  const shares = (index: number, amount: Cents, fees: Record<Fee['party'], Cents>, sign: 1 | -1): Posting[] => [
    { role: 'clearing', partyId: undefined, amount: sign * amount },
    { role: 'merchants', partyId: table.merchantIdAt(index), amount: -sign * merchantShare(amount, fees) },
    ...FEE_PARTIES.map((party) => ({
      role: FEE_ROLES[party],
      partyId: party === 'partner' ? partnerAt(index) : party,
      amount: -sign * fees[party],
    })),
  ];

  for (let index = table.length - 1; index >= 0; index -= 1) {
    if (endsStep(index)) yield;
    if (settlementAt(table, recorded, index) !== 'settled') continue;
    const [id, amount] = [table.idAt(index), table.amountAt(index)];
    add('payment', table.dateAt(index), id, shares(index, amount, feesAt(table, index), 1));
    for (const part of refundPartsAt(table, recorded, index))
      add('refund', part.time, id, shares(index, part.amount, part.fees, -1));
  }
  for (const [partyId, records] of payouts)
    for (const { day, amount, reference } of records)
      add('payout', day, reference, [
        { role: roleOf(partyId), partyId, amount },
        { role: 'bank', partyId: undefined, amount: -amount },
      ]);
  // The bank takes the money of a dispute from the processor. Everything else is decided here.
  for (const postings of source.postings?.values() ?? [])
    for (const { kind, partyId, time, amount, paymentId } of postings) {
      const isDispute = kind === 'dispute' || kind === 'disputeFee' || kind === 'disputeWon';
      add(isDispute ? 'dispute' : 'adjustment', time, paymentId, [
        { role: roleOf(partyId), partyId, amount: -amount },
        { role: isDispute ? 'clearing' : 'adjustments', partyId: undefined, amount },
      ]);
    }
  const grouped = detail === 'each' ? entries : sumUp(entries, (day) => (detail === 'day' ? day : span.end));
  return grouped.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** The account of a party's balance. */
function roleOf(partyId: PartyId): AccountRole {
  const fee = feeOfParty(partyId);
  return fee ? FEE_ROLES[fee] : 'merchants';
}

const isNotZero = ({ amount }: Posting) => amount !== 0;

function sumUp(entries: readonly JournalEntry[], dayFor: (day: Day) => Day): JournalEntry[] {
  const sums = new Map<string, Omit<JournalEntry, 'postings'> & { byAccount: Map<string, Posting> }>();
  for (const { kind, day, postings } of entries) {
    const shared = dayFor(day);
    const key = `${shared} ${kind}`;
    const sum = sums.get(key) ?? { kind, day: shared, reference: '', events: 0, byAccount: new Map<string, Posting>() };
    sums.set(key, sum);
    sum.events += 1;
    for (const posting of postings) {
      const account = `${posting.role} ${posting.partyId}`;
      const amount = (sum.byAccount.get(account)?.amount ?? 0) + posting.amount;
      sum.byAccount.set(account, { ...posting, amount });
    }
  }
  return [...sums.values()].map(({ byAccount, ...entry }) => ({
    ...entry,
    postings: [...byAccount.values()].filter(isNotZero),
  }));
}

export type JournalTotals = { debits: Cents; credits: Cents; lines: number };

/** The sums of a journal, in cents. Both are equal, because each entry balances. */
export function sumJournal(entries: readonly JournalEntry[]): JournalTotals {
  const totals = { debits: 0, credits: 0, lines: 0 };
  for (const { postings } of entries)
    for (const { amount } of postings) {
      totals.lines += 1;
      totals.debits += Math.max(0, amount);
      totals.credits -= Math.min(0, amount);
    }
  return totals;
}
