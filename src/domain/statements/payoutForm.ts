import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import type { Balance } from './balances';
import { isFeeParty } from './parties';
import { checkPayout } from './payouts';

/** As long as a bank's reference may be (SEPA allows 140, ACH far less; 35 is what most files take). */
export const LONGEST_REFERENCE = 35;

/** The amount of a payout as it was typed: cents that may be paid out of this balance (cents), or why not. */
export function readPayoutAmount(text: string, balance: Cents, currency: Currency): TypedAmount {
  if (balance <= 0) return refusalOf(balance, balance);
  const typed = parseAmount(text, currency);
  return typed.cents === undefined ? typed : refusalOf(typed.cents, balance);
}

/** What a run pays to each: all that is available, of merchants alone or of all parties, where it is at least so much (cents). */
export function payoutRun(
  balances: readonly Balance[],
  { areAllPaid, least }: { areAllPaid: boolean; least: Cents },
): { partyId: string; amount: Cents }[] {
  return balances
    .filter(({ partyId, available }) => (areAllPaid || !isFeeParty(partyId)) && available > 0 && available >= least)
    .map(({ partyId, available }) => ({ partyId, amount: available }));
}

function refusalOf(cents: Cents, balance: Cents): TypedAmount {
  const eligibility = checkPayout(cents, balance);
  return eligibility.allowed ? { cents } : { refusal: eligibility.refusal };
}
