import type { Day } from '@/domain/calendar/dates';
import type { Integration } from '@/domain/integrations/integrations';
import type { Merchant } from '@/domain/merchants/merchants';
import { formatPercent, type BasisPoints } from '@/domain/money/money';

/**
 * What card networks and states say of surcharges on credit cards, as advice: each with the day it holds from and its source,
 * which is to be read before anybody acts on it. `cap` in basis points; without one there is something else to look at.
 */
type Rule = { of: string; state?: string; cap?: BasisPoints; says: string; from: Day; source: string };

export const RULES_AS_OF: Day = '2024-06-30';

const SURCHARGE_RULES: readonly Rule[] = [
  {
    of: 'Visa',
    cap: 300,
    says: 'caps surcharges in the USA at 3%, and at what the card costs the merchant',
    ...{ from: '2023-04-15', source: 'Visa Core Rules, U.S. credit card surcharge' },
  },
  {
    of: 'Mastercard',
    cap: 400,
    says: 'caps surcharges in the USA at 4%, and at what the card costs the merchant',
    ...{ from: '2013-01-27', source: 'Mastercard Rules, 5.12.2, U.S. Region' },
  },
  {
    of: 'New York',
    state: 'NY',
    says: 'asks for the highest price, surcharge included, wherever a price is shown, and for no more than the card costs',
    ...{ from: '2024-02-11', source: 'New York General Business Law § 518' },
  },
  {
    of: 'California',
    state: 'CA',
    says: 'asks that the price shown holds every mandatory fee',
    ...{ from: '2024-07-01', source: 'California Civil Code § 1770(a)(29), Senate Bill 478' },
  },
  {
    of: 'Texas',
    state: 'TX',
    says: 'has a statute against surcharges, which a court held not to apply to some merchants',
    ...{ from: '2017-09-01', source: 'Texas Business & Commerce Code § 604A.0021; Rowell v. Paxton' },
  },
];

/** One rule that touches the surcharge of an integration; `isAbove` where its rate is above the cap. */
export type SurchargeAdvice = { text: string; source: string; isAbove: boolean };

/** The rules that hold on a day for a surcharge (basis points) of a merchant in a state. */
export function adviseSurcharge(rate: BasisPoints, state: Merchant['state'], today: Day): SurchargeAdvice[] {
  const holding = SURCHARGE_RULES.filter((rule) => rule.from <= today && (!rule.state || rule.state === state));
  return holding.flatMap(({ of, cap, says, from, source }) => {
    const isAbove = cap !== undefined && rate > cap;
    // A cap that is kept needs no advice.
    if (cap !== undefined && !isAbove) return [];
    const about = isAbove ? ` ${formatPercent(rate)} is above that.` : '';
    return [{ text: `${of} ${says}.${about}`, source: `${source}, since ${from}`, isAbove }];
  });
}

/** The integrations with a surcharge that a rule touches, those above a cap first. */
export function surchargesToLookAt(
  integrations: readonly Integration[],
  merchants: readonly Pick<Merchant, 'id' | 'name' | 'state'>[],
  today: Day,
) {
  const byId = new Map(merchants.map((row) => [row.id, row]));
  return integrations
    .flatMap(({ id, integrationName, merchantId, surchargeRate }) => {
      const merchant = byId.get(merchantId);
      if (surchargeRate === null) return [];
      const advice = adviseSurcharge(surchargeRate, merchant?.state ?? '', today);
      if (advice.length === 0) return [];
      return [{ id, integrationName, merchantName: merchant?.name ?? merchantId, rate: surchargeRate, advice }];
    })
    .sort((one, other) => Number(isAboveIn(other)) - Number(isAboveIn(one)));
}

function isAboveIn({ advice }: { advice: readonly SurchargeAdvice[] }): boolean {
  return advice.some(({ isAbove }) => isAbove);
}
