import { addDays, isWithin, type Day } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import type { Cents } from '@/domain/money/money';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { countOfParties, indexInSums } from './sums/prefixSums';
import type { PartyPosting } from './postings/postings';
import { issuedAt, type IssuedStatement } from './issued';
import type { PartyId } from './parties';
import { AFTER, BEFORE, PENDING, phaseOf, sumByPhase, WITHIN } from './sums/phaseSums';
import type { StatementSource } from './source';
import { existedAt, type PayoutHistory, type RecordedMoment } from './recordedMoments';
import { previousOf, computeStatement } from './statements';

/**
 * The balance of a party in cents. `opening` is before the days, `earned` are its payments less refunds in the days,
 * `paidOut` are its payouts in the days, both including corrections, and `closing` is after the days. For all days, without
 * the reserves that are released after the current day: `balance`, the `available` part of it (none if negative), `pending` shares of unsettled payments, and `paid` as the
 * sum of all payouts.
 */
export type Balance = {
  partyId: PartyId;
  opening: Cents;
  earned: Cents;
  paidOut: Cents;
  closing: Cents;
  balance: Cents;
  available: Cents;
  pending: Cents;
  paid: Cents;
};

/**
 * The sums of payments and refunds in cents, if something other than the table of the source computes them: those of
 * `sumByPhase`, and what a party has of all payments and refunds up to a day.
 */
export type KnownSums = { sums: Float64Array; sumUntil: (partyId: PartyId, day: Day) => Cents };

/** Everything that a party ever earned in cents, including what was paid out. 0 without a balance. */
export function earnedOf(balance: Balance | undefined): Cents {
  return balance ? balance.balance + balance.paid : 0;
}

/**
 * The balances of processor, platform and partners, then of these merchants and of any others that payments or payouts
 * name. It takes at most one pass over the payments.
 */
export function computeBalances(
  source: StatementSource,
  span: Span,
  merchantIds: readonly string[],
  known?: KnownSums,
): Balance[] {
  const { merchants } = source;
  const width = countOfParties(merchants);
  const sums = known?.sums ?? sumByPhase(source, span);
  const sumUntil = known?.sumUntil ?? sumsUntil(source);
  const partners = merchants.partners?.ids ?? [];
  const parties = new Set([...FEE_PARTIES, ...partners, ...merchantIds, ...merchants.ids, ...source.payouts.keys()]);
  for (const partyId of source.postings?.keys() ?? []) parties.add(partyId);
  return Array.from(parties, (partyId) => {
    const index = indexInSums(merchants, partyId);
    const postings = source.postings?.get(partyId) ?? [];
    const postedOf = (phase: number, days = span) =>
      postings.reduce((sum, { time, amount }) => sum + (phaseOf(time, days) === phase ? amount : 0), 0);
    const sumOf = (phase: number) => (index === undefined ? 0 : (sums[phase * width + index] ?? 0)) + postedOf(phase);
    const payouts = source.payouts.get(partyId) ?? [];
    const paidOf = (phase: number, days = span) =>
      payouts.reduce((sum, { day, amount }) => sum + (phaseOf(day, days) === phase ? amount : 0), 0);
    const balanceUntil =
      sumUntil &&
      ((day: Day) => {
        const next = addDays(day, 1);
        const days = { start: next, end: next };
        return sumUntil(partyId, day) + postedOf(BEFORE, days) - paidOf(BEFORE, days);
      });
    const before = sumOf(BEFORE) - paidOf(BEFORE);
    const opening = openingOf(source, partyId, span, before, balanceUntil);
    const paidWithin = paidOf(WITHIN);
    const closing = before + sumOf(WITHIN) - paidWithin;
    const paidOut = paidWithin + correctedPayouts(source, partyId, span);
    const earned = closing - opening + paidOut;
    const held = postings.reduce((sum, posting) => sum + (isHeld(posting, source) ? posting.amount : 0), 0);
    const balance = closing + sumOf(AFTER) - paidOf(AFTER) - held;
    return {
      partyId,
      opening,
      earned,
      paidOut,
      closing,
      balance,
      available: Math.max(0, balance),
      pending: sumOf(PENDING),
      paid: paidOf(BEFORE) + paidWithin + paidOf(AFTER),
    };
  });
}

/** Whether a posting releases a reserve after the current day. Without a current day, none does. */
function isHeld({ kind, time }: PartyPosting, { today = time }: StatementSource): boolean {
  return kind === 'reserveReleased' && time > today;
}

/** The same with the figures of issued statements. What changed since is corrected on the next one. */
export function asIssued(balance: Balance, issued: IssuedStatement, source: StatementSource): Balance {
  const { partyId, opening, closing, earned, paidOut: paid } = issued;
  if (earned !== undefined && paid !== undefined) return { ...balance, opening, earned, paidOut: paid, closing };
  const moment = issuedAt(issued);
  const within = sumOfPayouts(source, partyId, (history) =>
    isWithin(history.payout.day, issued) && existedAt(history, moment) ? 1 : 0,
  );
  const paidOut = within + correctedPayouts(source, partyId, issued, moment);
  return { ...balance, opening, earned: closing - opening + paidOut, paidOut, closing };
}

/**
 * The corrections of payouts in these days, in cents: payouts of the previous statement's days that were recorded
 * after it was issued, less reversed ones.
 */
function correctedPayouts(source: StatementSource, partyId: PartyId, span: Span, moment?: RecordedMoment): Cents {
  const previous = previousOf(source, partyId, span, moment);
  if (!previous) return 0;
  const issueMoment = issuedAt(previous);
  return sumOfPayouts(source, partyId, (history) =>
    history.payout.day <= previous.end
      ? Number(existedAt(history, moment)) - Number(existedAt(history, issueMoment))
      : 0,
  );
}

/** The payouts of a party in cents, each multiplied by its count. */
function sumOfPayouts(source: StatementSource, partyId: PartyId, timesOf: (history: PayoutHistory) => number): Cents {
  const histories = source.payoutHistories.get(partyId) ?? [];
  return histories.reduce((sum, history) => sum + timesOf(history) * history.payout.amount, 0);
}

/**
 * What a party has of all payments and refunds up to a day, from the prefix sums of the table. The sums of a day are those
 * of all parties, and most parties have the same last statement. Undefined without prefix sums.
 */
function sumsUntil(source: StatementSource): KnownSums['sumUntil'] | undefined {
  const { merchants } = source;
  if (!merchants.prefixSums) return undefined;
  const sumsOfDays = new Map<Day, Float64Array>();
  return (partyId, day) => {
    const index = indexInSums(merchants, partyId);
    if (index === undefined) return 0;
    const next = addDays(day, 1);
    const sums = sumsOfDays.get(day) ?? sumByPhase(source, { start: next, end: next });
    sumsOfDays.set(day, sums);
    // The sums before the days come first.
    return sums[index] ?? 0;
  };
}

/**
 * The opening balance of a statement: the closing balance of the issued statement before it, and what came after that.
 * `before` is the balance before the days, and `balanceUntil` the one at the end of a day.
 */
function openingOf(
  source: StatementSource,
  partyId: PartyId,
  span: Span,
  before: Cents,
  balanceUntil: ((day: Day) => Cents) | undefined,
): Cents {
  const previous = previousOf(source, partyId, span);
  if (!previous) return before;
  if (addDays(previous.end, 1) === span.start) return previous.closing;
  if (!balanceUntil) return computeStatement(source, partyId, span).opening;
  return before - balanceUntil(previous.end) + previous.closing;
}
