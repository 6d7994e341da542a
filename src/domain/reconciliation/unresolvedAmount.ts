import { comparableDays } from '@/domain/calendar/instants';
import type { Cents } from '@/domain/money/money';
import { addTo } from '@/lib/byKey';
import { businessDaysApart, SETTLEMENT_DAYS } from './businessDays';
import type { Discrepancy } from './discrepancies';
import type { Side } from './sideSchema';
import { rulesOf } from './discrepancyKinds';

/**
 * The amount to resolve, in minor units: the difference if both sides have an amount, the whole payment if one side lacks it, and 0 for
 * a timing discrepancy.
 */
export function unresolvedAmount({ kind, ours, theirs: [first, ...further] }: Discrepancy): Cents {
  return rulesOf(kind).unresolvedAmount(ours, first, further);
}

/**
 * The sum of the amounts to resolve, in minor units. A payment whose reference was mistyped is in two discrepancies: not
 * in the report, and not in the console. It counts once, and `likelyPairs` is the number of such payments. Both sides have
 * the same currency and amount, and are at most as many business days apart as a settlement takes.
 */
export function sumAmountsToResolve(open: readonly Discrepancy[]): { unresolvedAmount: Cents; likelyPairs: number } {
  const unpaired = new Map<string, Side[]>();
  for (const { kind, ours } of open) if (kind === 'missing there' && ours) addTo(unpaired, moneyOf(ours), ours);
  let [sum, likelyPairs] = [0, 0];
  for (const discrepancy of open) {
    if (takePartner(discrepancy, unpaired)) likelyPairs += 1;
    else sum += unresolvedAmount(discrepancy);
  }
  return { unresolvedAmount: sum, likelyPairs };
}

/** Removes the payment that a single row, which is not in the console, probably is. False if there is none. */
function takePartner({ kind, theirs: [only, further] }: Discrepancy, unpaired: ReadonlyMap<string, Side[]>): boolean {
  if (kind !== 'missing here' || !only || further) return false;
  const candidates = unpaired.get(moneyOf(only)) ?? [];
  const partner = candidates.findIndex((ours) => isNear(ours, only));
  if (partner === -1) return false;
  candidates.splice(partner, 1);
  return true;
}

function moneyOf({ currency, amount }: Side): string {
  return `${amount} ${currency}`;
}

function isNear(ours: Side, theirs: Side): boolean {
  return businessDaysApart(...comparableDays(ours, theirs)) <= SETTLEMENT_DAYS;
}
