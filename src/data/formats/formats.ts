import { ADYEN_FORMATS } from './adyenFormats';
import type { Format } from './format';
import { OWN_EXPORT, OWN_LISTS } from './ownFormat';
import { PAYPAL_FORMATS } from './paypalFormats';
import { SQUARE } from './squareFormat';
import { STRIPE_FORMATS } from './stripeFormats';

/** Every file that is known by its headers; where two fit a file equally, the earlier one is taken. */
export const FORMATS: readonly Format[] = [
  OWN_EXPORT,
  ...OWN_LISTS,
  ...STRIPE_FORMATS,
  ...ADYEN_FORMATS,
  SQUARE,
  ...PAYPAL_FORMATS,
];
