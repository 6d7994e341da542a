import { formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';
import { FEE_PARTIES, type Fee } from '@/domain/payments/transactions';

/** Who is owed money: a merchant by its id, or one of the three that take a fee of every payment. */
export type PartyId = string;

const NAMES: Record<Fee['party'], string> = { processor: 'Processor', partner: 'Partners', platform: PRODUCT_NAME };

/** Whether this is one of those that take a fee of every payment. */
export function isFeeParty(partyId: PartyId): partyId is Fee['party'] {
  return FEE_PARTIES.some((party) => party === partyId);
}

/** What a party is called; the id itself of a merchant that has no name. */
export function partyNameOf(names: ReadonlyMap<string, string>, partyId: PartyId): string {
  return isFeeParty(partyId) ? NAMES[partyId] : (names.get(partyId) ?? partyId);
}

/** `1 party`, `1,234 parties`. */
export function countParties(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'party' : 'parties'}`;
}
