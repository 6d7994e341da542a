import { ADYEN_FORMATS } from './adyenFormats';
import type { Format } from './format';
import { OWN_EXPORT, OWN_LISTS } from './ownFormat';
import { PAYPAL_FORMATS } from './paypalFormats';
import { SQUARE } from './squareFormat';
import { STRIPE_FORMATS } from './stripeFormats';

/** All formats that are recognized by their headers. If two fit equally well, the earlier one is used. */
export const FORMATS: readonly Format[] = [
  OWN_EXPORT,
  ...OWN_LISTS,
  ...STRIPE_FORMATS,
  ...ADYEN_FORMATS,
  SQUARE,
  ...PAYPAL_FORMATS,
];
