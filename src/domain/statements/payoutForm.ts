import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import type { Day } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import type { Balance } from './balances';
import { feeOfParty, type PartyId } from './parties';
import { checkPayout } from './payouts';

/** As long as a bank's reference may be (SEPA allows 140, ACH far less; 35 is what most files take). */
export const LONGEST_REFERENCE = 35;

/** The amount of a payout as it was typed: cents that may be paid out of this balance (cents), or why not. */
export function readPayoutAmount(text: string, balance: Cents, currency: Currency): TypedAmount {
  if (balance <= 0) return refusalOf(balance, balance);
  const typed = parseAmount(text, currency);
  return typed.cents === undefined ? typed : refusalOf(typed.cents, balance);
}

/** The least that a run pays to anybody, as it was typed: cents, none where the field is empty, or why it is no amount. */
export function readLeast(text: string, currency: Currency): TypedAmount {
  if (text.trim() === '') return { cents: 0 };
  const typed = parseAmount(text, currency);
  return typed.cents !== undefined && typed.cents < 0 ? { refusal: { kind: 'amountNotAboveZero' } } : typed;
}

/** Why money cannot have left on a day: it is none, is still to come, or these parties had less available at its end. */
export type DayProblem = { kind: 'noDate' | 'afterToday' } | { kind: 'lessAvailable'; partyIds: PartyId[] };

/**
 * Whether these payouts (cents) may have left on a day, which is undefined where it was not readable; `availableOf` is what a
 * party had available at its end, in cents.
 */
export function payoutDayProblem(
  payouts: readonly { partyId: PartyId; amount: Cents }[],
  day: Day | undefined,
  today: Day,
  availableOf: (partyId: PartyId) => Cents,
): DayProblem | undefined {
  if (day === undefined) return { kind: 'noDate' };
  if (day > today) return { kind: 'afterToday' };
  const partyIds = payouts.filter(({ partyId, amount }) => amount > availableOf(partyId)).map(({ partyId }) => partyId);
  return partyIds.length > 0 ? { kind: 'lessAvailable', partyIds } : undefined;
}

/** Whom a run pays. */
export const PAYEES = ['Merchants', 'Merchants and partners', 'All parties'] as const;
export type Payees = (typeof PAYEES)[number];

/** What a run pays to each of them: all that is available, where it is at least so much (cents). */
export function payoutRun(
  balances: readonly Balance[],
  { whom, least }: { whom: Payees; least: Cents },
): { partyId: string; amount: Cents }[] {
  const isPayee = (fee: ReturnType<typeof feeOfParty>) =>
    whom === 'All parties' || !fee || (fee === 'partner' && whom === 'Merchants and partners');
  return balances
    .filter(({ partyId, available }) => isPayee(feeOfParty(partyId)) && available > 0 && available >= least)
    .map(({ partyId, available }) => ({ partyId, amount: available }));
}

function refusalOf(cents: Cents, balance: Cents): TypedAmount {
  const eligibility = checkPayout(cents, balance);
  return eligibility.allowed ? { cents } : { refusal: eligibility.refusal };
}
