import { formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';
import { FEE_PARTIES, type Fee } from '@/domain/payments/payment';

/** Who is owed money: a merchant by its id, one of the three that take a fee of every payment, or a partner that files name. */
export type PartyId = string;

const NAMES: Record<Fee['party'], string> = { processor: 'Processor', partner: 'Partners', platform: PRODUCT_NAME };

const NAMED_PARTNER = 'partner-';

/** The party of a partner that files name: that of no name is all partners without one. */
export function partnerIdOf(name: string): PartyId {
  return name === '' ? 'partner' : NAMED_PARTNER + name;
}

function isNamedPartner(partyId: PartyId): boolean {
  return partyId.startsWith(NAMED_PARTNER);
}

/** Which fee of a payment a party takes; undefined of a merchant, which gets what they leave. */
export function feeOfParty(partyId: PartyId): Fee['party'] | undefined {
  return isNamedPartner(partyId) ? 'partner' : FEE_PARTIES.find((party) => party === partyId);
}

/** What a party is called; the id itself of a merchant that has no name. */
export function partyNameOf(names: ReadonlyMap<string, string>, partyId: PartyId): string {
  const known = names.get(partyId);
  if (known !== undefined) return known;
  if (isNamedPartner(partyId)) return partyId.slice(NAMED_PARTNER.length);
  const fee = feeOfParty(partyId);
  return fee ? NAMES[fee] : partyId;
}

/** What parties are called: merchants by their names, and partners without one apart from those that files name. */
export function partyNames(
  merchantNames: ReadonlyMap<string, string>,
  partners: readonly string[],
): ReadonlyMap<string, string> {
  return partners.some((name) => name !== '')
    ? new Map([...merchantNames, ['partner', 'Other partners']])
    : merchantNames;
}

/** `1 party`, `1,234 parties`. */
export function countParties(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'party' : 'parties'}`;
}
