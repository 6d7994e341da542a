import { addTo, groupBy } from '@/lib/byKey';
import type { Eligibility } from '@/domain/refusals';

/**
 * The proposed values that a rule allows, in order. Each is judged by the earlier values of its party: the recorded
 * ones, and those that were allowed before it.
 */
export function acceptedOfParties<Before extends { partyId: string }, Value extends Before>(
  recorded: readonly Before[],
  proposed: readonly Value[],
  judgeValue: (value: Value, earlierValues: readonly Before[]) => Eligibility,
): Value[] {
  const parties = groupBy(recorded, ({ partyId }) => partyId);
  return proposed.filter((value) => {
    const { allowed } = judgeValue(value, parties.get(value.partyId) ?? []);
    if (allowed) addTo(parties, value.partyId, value);
    return allowed;
  });
}
