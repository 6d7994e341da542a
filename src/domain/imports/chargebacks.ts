import { ownValue } from '@/lib/ownValue';
import { typeKey, type SkippedKind } from './rowKinds';

/**
 * The providers' names of a chargeback that takes the money back. Its reversal is a dispute too, and returns the money.
 */
const CHARGEBACKS = new Set([
  'chargeback',
  'secondchargeback',
  'chargebackexternally',
  'chargebackexternallywithinfo',
  'dispute',
]);

type Skipped = Readonly<Record<string, { kind: SkippedKind; count: number }>>;

/** The number of chargebacks among skipped rows, by type. They are in no balance. */
export function chargebacksIn(skipped: Skipped): number {
  return Object.keys(skipped).reduce((sum, type) => {
    const { kind, count = 0 } = ownValue(skipped, type) ?? {};
    return kind === 'dispute' && CHARGEBACKS.has(typeKey(type)) ? sum + count : sum;
  }, 0);
}
