import type { Day } from '@/domain/calendar/dates';
import type { Integration } from '@/domain/integrations/integrations';
import type { Merchant } from '@/domain/merchants/merchants';
import type { BasisPoints } from '@/domain/money/money';

/**
 * What card networks and states say of surcharges on credit cards, as advice: each with the day it holds from and its source,
 * which is to be read before anybody acts on it. `cap` in basis points; without one there is something else to look at.
 */
type Rule = { of: string; state?: string; cap?: BasisPoints; says: string; from: Day; source: string };

export const RULES_AS_OF: Day = '2024-06-30';

// Each was looked up, and no row stands here by guess: Visa in notices of acquirers of April 2023; Mastercard in notices of the
// settlement of 2013, and as the cap that was told in 2023; New York in nysenate.gov and in notices of its first day; Texas in
// law.justia.com and, of the court, in the bill analysis of H.B. 3615 of 2023; California's statute and the court in what its
// Attorney General says of surcharges (oag.ca.gov), and its act of 2023 from its text alone. Caps stand first.
const SURCHARGE_RULES: readonly Rule[] = [
  {
    of: 'Visa',
    cap: 300,
    says: 'caps surcharges in the USA at 3%, and at what the card costs the merchant',
    from: '2023-04-15',
    source: 'Visa Core Rules, U.S. credit card surcharge',
  },
  {
    of: 'Mastercard',
    cap: 400,
    says: 'caps surcharges in the USA at 4%, and at what the card costs the merchant',
    from: '2013-01-27',
    source: 'Mastercard Rules, 5.12.2, U.S. Region',
  },
  {
    of: 'New York',
    state: 'NY',
    says: 'asks for the highest price, surcharge included, wherever a price is shown, and for no more than the card costs',
    from: '2024-02-11',
    source: 'New York General Business Law § 518',
  },
  {
    of: 'California',
    state: 'CA',
    says: 'has a statute of 1985 against surcharges, which a court held in 2018 not to bind some merchants',
    from: '2018-01-03',
    source: 'California Civil Code § 1748.1; Italian Colors v. Becerra',
  },
  {
    of: 'California',
    state: 'CA',
    says: 'asks that the price shown holds every mandatory fee; whether a surcharge on cards is one the act does not say',
    from: '2024-07-01',
    source: 'California Civil Code § 1770(a)(29), Senate Bill 478',
  },
  {
    of: 'Texas',
    state: 'TX',
    says: 'has a statute against surcharges, which a court held in 2018 not to apply to some merchants',
    from: '2017-09-01',
    source: 'Texas Business & Commerce Code § 604A.0021; Rowell v. Paxton',
  },
];

/** An integration with a surcharge, in basis points. */
export type Surcharge = { id: string; integrationName: string; merchantName: string; rate: BasisPoints };

/** One rule with the surcharges that it touches, the highest first; `isCap` where they are above its cap. */
export type SurchargeAdvice = Pick<Rule, 'of' | 'says' | 'source' | 'from'> & {
  isCap: boolean;
  surcharges: Surcharge[];
};

type Place = Pick<Merchant, 'country' | 'state'>;

/**
 * Whether a rule that holds on a day touches a surcharge of a merchant in a place: a cap that is kept needs no advice, and no
 * merchant of another country. Where none was recorded it may be the USA.
 */
function touches({ from, state: of, cap = 0 }: Rule, rate: BasisPoints, place: Place | undefined, today: Day): boolean {
  if (place?.country === 'CAN' || place?.country === 'MEX') return false;
  return from <= today && (of === undefined || of === place?.state) && rate > cap;
}

/** The rules that touch surcharges of these integrations on a day, caps first; each is told once. */
export function adviseSurcharges(
  integrations: readonly Integration[],
  merchants: readonly Pick<Merchant, 'id' | 'name' | 'country' | 'state'>[],
  today: Day,
): SurchargeAdvice[] {
  const byId = new Map(merchants.map((row) => [row.id, row]));
  return SURCHARGE_RULES.flatMap((rule) => {
    const surcharges = integrations.flatMap(({ id, integrationName, merchantId, surchargeRate: rate }): Surcharge[] => {
      const merchant = byId.get(merchantId);
      if (rate === null || !touches(rule, rate, merchant, today)) return [];
      return [{ id, integrationName, merchantName: merchant?.name ?? merchantId, rate }];
    });
    const { of, says, source, from, cap } = rule;
    if (surcharges.length === 0) return [];
    surcharges.sort((one, other) => other.rate - one.rate);
    return [{ of, says, source, from, isCap: cap !== undefined, surcharges }];
  });
}
