import type { ChargeModels } from '@/domain/money/effectiveModels';
import { platformPart, type ChargeModel } from '@/domain/money/chargeModel';
import type { PaymentColumns } from '@/domain/payments/recordedPayments';
import { numberAt } from '@/lib/columns/numbers';

/** What the columns of fees need of the payments. */
type Payments = {
  length: number;
  /** What was charged, in cents. */
  fees: PaymentColumns['fees'];
  merchantIdAt: (index: number) => string;
  integrationIdAt: (index: number) => string | undefined;
};

/**
 * The columns of fees after the charge models, in cents: the platform has its fee less what it pays of the others' fees.
 * The columns of processor and partner stay the same. One pass over the payments, and none if all have the
 * model of the specification.
 */
export function feesAfterModels(
  payments: Payments,
  models: ChargeModels | undefined,
): Pick<PaymentColumns, 'fees' | 'modelAt'> {
  const { length, fees, merchantIdAt, integrationIdAt } = payments;
  if (!models) return { fees };
  const modelAt = (index: number): ChargeModel => models.modelOf(merchantIdAt(index), integrationIdAt(index));
  const platform = new Float64Array(length);
  for (let index = 0; index < length; index += 1) {
    const charged = {
      processor: numberAt(fees.processor, index),
      partner: numberAt(fees.partner, index),
      platform: numberAt(fees.platform, index),
    };
    platform[index] = platformPart(charged, modelAt(index));
  }
  return { fees: { ...fees, platform }, modelAt };
}
