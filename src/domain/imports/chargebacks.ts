import { ownValue } from '@/domain/ownValue';
import { typeKey, type SkippedKind } from './rowKinds';

/** What providers call a chargeback that takes the money back; its reversal is a dispute too, and gives it back. */
const CHARGEBACKS = new Set([
  'chargeback',
  'secondchargeback',
  'chargebackexternally',
  'chargebackexternallywithinfo',
  'dispute',
]);

type Skipped = Readonly<Record<string, { kind: SkippedKind; count: number }>>;

/** How many skipped rows, by their types, are chargebacks: they are in no balance (product rules, section 12). */
export function chargebacksIn(skipped: Skipped): number {
  return Object.keys(skipped).reduce((sum, type) => {
    const { kind, count = 0 } = ownValue(skipped, type) ?? {};
    return kind === 'dispute' && CHARGEBACKS.has(typeKey(type)) ? sum + count : sum;
  }, 0);
}
