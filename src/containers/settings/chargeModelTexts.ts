import type { ChargeModel, ModelPreset } from '@/domain/money/chargeModel';
import { PRODUCT_NAME } from '@/domain/product';

export const presets: Record<ModelPreset, string> = {
  specification: 'The fees of the payment',
  stripeDestination: `${PRODUCT_NAME} (Stripe destination charges)`,
  stripeDirect: 'The merchant (Stripe direct charges)',
  adyen: 'The merchant (Adyen merchant accounts)',
  adyenPlatform: `${PRODUCT_NAME} (Adyen for Platforms)`,
  paypal: 'The merchant (PayPal)',
  square: 'The merchant (Square)',
};

/** `$374.00: merchant $351.56, SplitPay $11.29, processor $11.15` */
export const workedExample = (
  amount: string,
  parts: { merchant: string; platform: string; processor: string; partner?: string },
) =>
  `${amount}: merchant ${parts.merchant}, ${PRODUCT_NAME} ${parts.platform}, processor ${parts.processor}${
    parts.partner === undefined ? '' : `, partner ${parts.partner}`
  }`;

export const title = 'Charge model';
export const changeChargeModel = 'View or change';
export const agreedRates = 'Agreed rates';
export const changeAgreedRates = 'View or add';
export const settings: Record<keyof ChargeModel, string> = {
  processorFeePaidBy: "Processor's fee is paid by",
  partnerFeeFrom: 'Partner fee comes from',
  platformFeeOnRefund: `On a refund, ${PRODUCT_NAME}'s fee is`,
  processorFeeOnRefund: "On a refund, the processor's fee is",
  unreturnedFeeBorneBy: "A kept processor's fee is borne by",
  disputeBorneBy: 'A dispute is borne by',
  disputeFeeBorneBy: 'The dispute fee is borne by',
};
/** The choices of each setting, in the order of the list. */
export const choices: { [Setting in keyof ChargeModel]: Record<ChargeModel[Setting], string> } = {
  processorFeePaidBy: { fees: 'The fees of the payment', merchant: 'The merchant', platform: PRODUCT_NAME },
  partnerFeeFrom: {
    fees: 'The fees of the payment',
    merchant: "The merchant's share",
    platform: `${PRODUCT_NAME}'s fee`,
  },
  platformFeeOnRefund: { returned: 'Returned in proportion', kept: 'Kept' },
  processorFeeOnRefund: { kept: 'Kept by the processor', returned: 'Returned in proportion' },
  unreturnedFeeBorneBy: { merchant: 'The merchant', platform: PRODUCT_NAME },
  disputeBorneBy: { merchant: 'The merchant', platform: PRODUCT_NAME, split: 'All parties, in the ratio of the split' },
  disputeFeeBorneBy: { merchant: 'The merchant', platform: PRODUCT_NAME },
};
const payers: Record<ChargeModel['processorFeePaidBy'], string> = {
  fees: 'the fees of the payment cover',
  merchant: 'the merchant pays',
  platform: `${PRODUCT_NAME} pays`,
};
/** How payment details, statements and explanations name a model that is not the specification's. */
export function modelNote({ processorFeePaidBy, platformFeeOnRefund }: ChargeModel): string {
  const onRefund = platformFeeOnRefund === 'kept' ? `, and ${PRODUCT_NAME} keeps its fee on a refund` : '';
  return `Charge model: ${payers[processorFeePaidBy]} the processor's fee${onRefund}.`;
}
