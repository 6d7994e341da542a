import type { ModelPreset } from '@/domain/money/chargeModel';
import { columnsOfFee, FEE_FIELDS, kindOf, type Plan } from './plan';

/**
 * The charge model of files, as far as they show it: a Stripe export with a destination has destination charges, and the
 * other providers take their fee from the merchant. `asked` if the files have fees and do not show who pays the
 * processor. Undefined if no file has fees, because calculated fees follow the specification.
 */
export function detectModel(plans: readonly Plan[]): ModelPreset | 'asked' | undefined {
  const withFees = plans.filter(
    (plan) => kindOf(plan) === 'payments' && FEE_FIELDS.some((fee) => columnsOfFee(fee, plan).length > 0),
  );
  const found = new Set(withFees.map(modelOfPlan));
  const [only] = found;
  return found.size > 1 ? 'asked' : only;
}

function modelOfPlan({ format, columns }: Plan): ModelPreset | 'asked' {
  if (format.startsWith('SplitPay')) return 'specification';
  if (format.startsWith('Adyen')) return 'adyen';
  if (format.startsWith('PayPal')) return 'paypal';
  if (format.startsWith('Square')) return 'square';
  const hasDestination = format === 'Stripe payments' && columns.merchant !== undefined;
  return hasDestination ? 'stripeDestination' : 'asked';
}
