import type { ChargeModel } from '@/domain/money/chargeModel';
import { divideByLargestRemainder, type Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';

/** Divides a dispute and its fee (cents) among those who bear them. The parts sum to the amount and to the fee. */
export function disputeShares(
  amount: Cents,
  fee: Cents,
  allocation: Allocation,
  model: Pick<ChargeModel, 'disputeBorneBy' | 'disputeFeeBorneBy'>,
): { shares: Allocation; feeShares: Allocation } {
  return {
    shares: model.disputeBorneBy === 'split' ? inSplitRatio(amount, allocation) : borneBy(model.disputeBorneBy, amount),
    feeShares: borneBy(model.disputeFeeBorneBy, fee),
  };
}

function borneBy(bearer: ChargeModel['disputeFeeBorneBy'], cents: Cents): Allocation {
  return { merchant: 0, processor: 0, partner: 0, platform: 0, [bearer]: cents };
}

/** By the shares of merchant, partner and platform: the processor keeps its fee. */
function inSplitRatio(amount: Cents, allocation: Allocation): Allocation {
  const weights = [allocation.merchant, allocation.partner, allocation.platform].map((share) => Math.max(0, share));
  if (weights.every((weight) => weight === 0)) return borneBy('merchant', amount);
  const [merchant = 0, partner = 0, platform = 0] = divideByLargestRemainder(amount, weights);
  return { merchant, processor: 0, partner, platform };
}
