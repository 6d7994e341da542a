import { allocationOfFees } from '@/domain/payments/refunds/refundAllocation';
import { platformPart, type ChargedFees, type ChargeModel } from '@/domain/money/chargeModel';
import type { Cents } from '@/domain/money/money';
import * as texts from './chargeModelTexts';

type Props = { amount: Cents; charged: ChargedFees; model: ChargeModel; money: (cents: Cents) => string };

/** How one payment is divided under a charge model, in one line. */
export function WorkedExample({ amount, charged, model, money }: Props) {
  const { merchant, processor, partner, platform } = allocationOfFees(amount, {
    ...charged,
    platform: platformPart(charged, model),
  });
  return texts.workedExample(money(amount), {
    merchant: money(merchant),
    platform: money(platform),
    processor: money(processor),
    ...(partner !== 0 && { partner: money(partner) }),
  });
}
