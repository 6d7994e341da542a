import type { Day } from '@/domain/calendar/dates';
import type { Integration } from '@/domain/integrations/integrations';
import type { Merchant } from '@/domain/merchants/merchants';
import type { BasisPoints } from '@/domain/money/money';

/** The rules for surcharges on credit cards, by network or state: a catalog has their texts. */
export type SurchargeRule = 'visa' | 'mastercard' | 'newYork' | 'californiaBan' | 'californiaPrices' | 'texas';

/** A rule with the day from which it applies and its source. The `cap` is in basis points. */
type Rule = { id: SurchargeRule; of: string; state?: string; cap?: BasisPoints; from: Day; source: string };

export const RULES_AS_OF: Day = '2024-06-30';

// The sources of the rules are: for Visa, acquirers' notices of April 2023; for Mastercard, notices of the settlement of 2013 and the cap
// of 2023; for New York, nysenate.gov and notices of its first day; for Texas, law.justia.com and the bill analysis of H.B. 3615 of 2023;
// for California, its Attorney General (oag.ca.gov) and the text of the act of 2023. Rules with a cap come first.
const SURCHARGE_RULES: readonly Rule[] = [
  {
    id: 'visa',
    of: 'Visa',
    cap: 300,
    from: '2023-04-15',
    source: 'Visa Core Rules, U.S. credit card surcharge',
  },
  {
    id: 'mastercard',
    of: 'Mastercard',
    cap: 400,
    from: '2013-01-27',
    source: 'Mastercard Rules, 5.12.2, U.S. Region',
  },
  {
    id: 'newYork',
    of: 'New York',
    state: 'NY',
    from: '2024-02-11',
    source: 'New York General Business Law § 518',
  },
  {
    id: 'californiaBan',
    of: 'California',
    state: 'CA',
    from: '2018-01-03',
    source: 'California Civil Code § 1748.1; Italian Colors v. Becerra',
  },
  {
    id: 'californiaPrices',
    of: 'California',
    state: 'CA',
    from: '2024-07-01',
    source: 'California Civil Code § 1770(a)(29), Senate Bill 478',
  },
  {
    id: 'texas',
    of: 'Texas',
    state: 'TX',
    from: '2017-09-01',
    source: 'Texas Business & Commerce Code § 604A.0021; Rowell v. Paxton',
  },
];

/** An integration with a surcharge; the rate is in basis points. */
export type Surcharge = { id: string; integrationName: string; merchantName: string; rate: BasisPoints };

/** One rule with the surcharges to which it applies, the highest first. With `isCap` they exceed its cap. */
export type SurchargeAdvice = Pick<Rule, 'id' | 'of' | 'source' | 'from'> & {
  isCap: boolean;
  surcharges: Surcharge[];
};

type MerchantState = Pick<Merchant, 'country' | 'state'>;

/**
 * Whether a rule applies to a surcharge on a day. A surcharge within the cap needs no advice, and neither does a merchant outside the
 * USA. A merchant without a country may be in the USA.
 */
function touches(
  { from, state: of, cap = 0 }: Rule,
  rate: BasisPoints,
  index: MerchantState | undefined,
  today: Day,
): boolean {
  if (index?.country === 'CAN' || index?.country === 'MEX') return false;
  return from <= today && (of === undefined || of === index?.state) && rate > cap;
}

/** The rules that apply to surcharges of these integrations on a day, rules with a cap first. */
export function adviseSurcharges(
  integrations: readonly Integration[],
  merchants: readonly Pick<Merchant, 'id' | 'name' | 'country' | 'state'>[],
  today: Day,
): SurchargeAdvice[] {
  const byId = new Map(merchants.map((row) => [row.id, row]));
  return SURCHARGE_RULES.flatMap((rule) => {
    const surcharges = integrations.flatMap(({ id, integrationName, merchantId, surchargeRate }): Surcharge[] => {
      const rate = surchargeRate ?? 0;
      const merchant = byId.get(merchantId);
      if (!touches(rule, rate, merchant, today)) return [];
      return [{ id, integrationName, merchantName: merchant?.name ?? merchantId, rate }];
    });
    if (surcharges.length === 0) return [];
    surcharges.sort((a, b) => b.rate - a.rate);
    return [
      { id: rule.id, of: rule.of, source: rule.source, from: rule.from, isCap: rule.cap !== undefined, surcharges },
    ];
  });
}
