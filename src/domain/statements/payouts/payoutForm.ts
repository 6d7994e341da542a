import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import type { Day } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import type { Balance } from '@/domain/statements/balances';
import { feeOfParty, type PartyId } from '@/domain/statements/parties';
import { checkPayout } from './payouts';

/** In characters. With the number of a merchant, such as `MER031`, it has the 35 characters that bank files take. */
export const LONGEST_REFERENCE = 28;

/** Reads a typed payout: cents within the available balance (cents), or the refusal. */
export function readPayoutAmount(text: string, balance: Cents, currency: Currency): TypedAmount {
  if (balance <= 0) return refusalOf(balance, balance);
  const typed = parseAmount(text, currency);
  return typed.cents === undefined ? typed : refusalOf(typed.cents, balance);
}

/** Reads the typed minimum of a run: cents, 0 if the field is empty, or the refusal. */
export function readMinimum(text: string, currency: Currency): TypedAmount {
  if (text.trim() === '') return { cents: 0 };
  const typed = parseAmount(text, currency);
  return (typed.cents ?? 0) < 0 ? { refusal: { kind: 'amountNotAboveZero' } } : typed;
}

/** Why a day is refused: it is not a day, it is in the future, or parties had less available at its end. */
export type DayProblem = { kind: 'noDate' | 'afterToday' } | { kind: 'lessAvailable'; partyIds: PartyId[] };

/**
 * Whether these payouts (cents) may have been made on a day, which is undefined if unreadable. `availableOf` returns a
 * party's available amount at the end of the day, in cents.
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

/** The parties of a run. */
export const PAYEES = ['Merchants', 'Merchants and partners', 'All parties'] as const;
export type Payees = (typeof PAYEES)[number];

/** The payouts of a run: everything available, if it is at least the minimum (cents). */
export function payoutRun(
  balances: readonly Balance[],
  { payees, least }: { payees: Payees; least: Cents },
): { partyId: string; amount: Cents }[] {
  const isPayee = (fee: ReturnType<typeof feeOfParty>) =>
    payees === 'All parties' || !fee || (fee === 'partner' && payees === 'Merchants and partners');
  return balances
    .filter(({ partyId, available }) => isPayee(feeOfParty(partyId)) && available > 0 && available >= least)
    .map(({ partyId, available }) => ({ partyId, amount: available }));
}

function refusalOf(cents: Cents, balance: Cents): TypedAmount {
  const eligibility = checkPayout(cents, balance);
  return eligibility.allowed ? { cents } : { refusal: eligibility.refusal };
}
