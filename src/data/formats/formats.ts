import { ADYEN_FORMATS } from './adyenFormats';
import type { Format } from './format';
import { CONSOLE_EXPORT, CONSOLE_LISTS } from './consoleFormat';
import { PAYPAL_FORMATS } from './paypalFormats';
import { SQUARE, SQUARE_DISPUTES } from './squareFormat';
import { STRIPE_FORMATS } from './stripeFormats';

/** All formats that are recognized by their headers. If two fit equally well, the earlier one is used. */
export const FORMATS: readonly Format[] = [
  CONSOLE_EXPORT,
  ...CONSOLE_LISTS,
  ...STRIPE_FORMATS,
  ...ADYEN_FORMATS,
  SQUARE,
  SQUARE_DISPUTES,
  ...PAYPAL_FORMATS,
];
