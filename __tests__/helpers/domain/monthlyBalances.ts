import type { Span } from '@/domain/calendar/periods';
import { PARTIES, type Party } from '@/domain/payments/refunds/refundAllocation';
import { feeOfParty } from '@/domain/statements/parties';
import { computeBalances } from '@/domain/statements/balances';
import { selectStatementSource } from '@/selectors/statements/statementSources';
import type { RootState } from '@/store/rootReducer';

/** What merchants, processor, partners and platform earn in some days by their balances, in cents. */
export function earnedIn(state: RootState, span: Span): Record<Party, number> {
  const earned = Object.fromEntries(PARTIES.map((party) => [party, 0])) as Record<Party, number>;
  for (const balance of computeBalances(selectStatementSource(state), span, []))
    earned[feeOfParty(balance.partyId) ?? 'merchant'] += balance.earned;
  return earned;
}

/** The first and the last day of a month, such as `2025-06`. */
export const daysOfMonth = (month: string): Span => ({ start: `${month}-01`, end: `${month}-31` });
