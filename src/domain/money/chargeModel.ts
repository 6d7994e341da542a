import type { InferOutput } from 'valibot';
import type { modelSchema } from './chargeModelRecords';
import type { Cents } from './money';

/**
 * How a platform charges: who pays the processor, and who bears refunds and disputes. What a file states always wins over
 * what the model derives. The rules are those of the platforms' own documentation.
 */
export type ChargeModel = InferOutput<typeof modelSchema>;

/** The model of the specification. The sample and all earlier workspaces have it. */
export const SPECIFICATION_MODEL: ChargeModel = {
  processorFeePaidBy: 'fees',
  partnerFeeFrom: 'fees',
  platformFeeOnRefund: 'returned',
  processorFeeOnRefund: 'kept',
  unreturnedFeeBorneBy: 'merchant',
  disputeBorneBy: 'merchant',
  disputeFeeBorneBy: 'merchant',
};

const STRIPE_DESTINATION: ChargeModel = {
  ...SPECIFICATION_MODEL,
  processorFeePaidBy: 'platform',
  partnerFeeFrom: 'platform',
  platformFeeOnRefund: 'kept',
  unreturnedFeeBorneBy: 'platform',
  disputeBorneBy: 'platform',
  disputeFeeBorneBy: 'platform',
};

const PAID_BY_MERCHANT: ChargeModel = { ...SPECIFICATION_MODEL, processorFeePaidBy: 'merchant' };

/**
 * The models of the specification and of the providers' own documentation, by name. Adyen for Platforms books fees and
 * chargebacks to the platform's liable account unless a split says otherwise, and a refund reverses the split. A merchant
 * account of Adyen alone pays for itself. Square returns the platform's fee in proportion, PayPal only if a refund names
 * an amount for it; both keep their own fee.
 */
export const MODEL_PRESETS = {
  specification: SPECIFICATION_MODEL,
  stripeDestination: STRIPE_DESTINATION,
  stripeDirect: PAID_BY_MERCHANT,
  adyen: PAID_BY_MERCHANT,
  adyenPlatform: { ...STRIPE_DESTINATION, platformFeeOnRefund: 'returned' },
  paypal: { ...PAID_BY_MERCHANT, platformFeeOnRefund: 'kept' },
  square: PAID_BY_MERCHANT,
} as const satisfies Record<string, ChargeModel>;
export type ModelPreset = keyof typeof MODEL_PRESETS;

/** The model with a stored name. A name of a later version is unknown here, so that the specification's model counts. */
export function presetOf(name: string | undefined): ChargeModel {
  return name !== undefined && Object.hasOwn(MODEL_PRESETS, name)
    ? MODEL_PRESETS[name as ModelPreset]
    : SPECIFICATION_MODEL;
}

/** What a file says each party charged for a payment, or what was calculated, in cents. */
export type ChargedFees = { processor: Cents; partner: Cents; platform: Cents };

/**
 * What the platform has of a payment in cents: its fee less what it pays of the others' fees. It is below zero if its
 * fee is smaller. Processor and partner get what they charged, and the merchant gets the rest of the payment.
 */
export function platformPart(
  { processor, partner, platform }: ChargedFees,
  { processorFeePaidBy, partnerFeeFrom }: Pick<ChargeModel, 'processorFeePaidBy' | 'partnerFeeFrom'>,
): Cents {
  return platform - (processorFeePaidBy === 'platform' ? processor : 0) - (partnerFeeFrom === 'platform' ? partner : 0);
}

/** Whether both models are the same in every setting. */
export function areSameModels(a: ChargeModel, b: ChargeModel): boolean {
  return (Object.keys(SPECIFICATION_MODEL) as (keyof ChargeModel)[]).every((setting) => a[setting] === b[setting]);
}
