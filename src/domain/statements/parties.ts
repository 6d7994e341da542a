import { PRODUCT_NAME } from '@/domain/product';
import type { Fee } from '@/domain/payments/payment';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';

/** A party: a merchant by its id, the processor, the platform, the partner, or a partner that files name. */
export type PartyId = string;

const NAMES: Record<Fee['party'], string> = { processor: 'Processor', partner: 'Partners', platform: PRODUCT_NAME };

const NAMED_PARTNER = 'partner-';

/** The party of a partner in files. Without a name, it is all partners without a name. */
export function partnerIdOf(name: string): PartyId {
  return name === '' ? 'partner' : NAMED_PARTNER + name;
}

function isNamedPartner(partyId: PartyId): boolean {
  return partyId.startsWith(NAMED_PARTNER);
}

/** The fee that a party gets. Undefined for a merchant, which gets the rest. */
export function feeOfParty(partyId: PartyId): Fee['party'] | undefined {
  return isNamedPartner(partyId) ? 'partner' : FEE_PARTIES.find((party) => party === partyId);
}

/** The name of a party, or its id if it has none. */
export function partyNameOf(names: ReadonlyMap<string, string>, partyId: PartyId): string {
  const known = names.get(partyId);
  if (known !== undefined) return known;
  if (isNamedPartner(partyId)) return partyId.slice(NAMED_PARTNER.length);
  const fee = feeOfParty(partyId);
  return fee ? NAMES[fee] : partyId;
}

/** The names of parties: merchants by name, and the unnamed partner apart from named ones. */
export function partyNames(
  merchantNames: ReadonlyMap<string, string>,
  partners: readonly string[],
): ReadonlyMap<string, string> {
  return partners.some((name) => name !== '')
    ? new Map([...merchantNames, ['partner', 'Other partners']])
    : merchantNames;
}
