import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import type { Balance } from './balances';
import { feeOfParty } from './parties';
import { checkPayout } from './payouts';

/** As long as a bank's reference may be (SEPA allows 140, ACH far less; 35 is what most files take). */
export const LONGEST_REFERENCE = 35;

/** The amount of a payout as it was typed: cents that may be paid out of this balance (cents), or why not. */
export function readPayoutAmount(text: string, balance: Cents, currency: Currency): TypedAmount {
  if (balance <= 0) return refusalOf(balance, balance);
  const typed = parseAmount(text, currency);
  return typed.cents === undefined ? typed : refusalOf(typed.cents, balance);
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
