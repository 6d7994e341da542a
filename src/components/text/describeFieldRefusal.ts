import {
  HIGHEST_SPLIT_AMOUNT,
  HIGHEST_SPLIT_RATE,
  HIGHEST_SURCHARGE,
  NAME_LENGTH,
} from '@/domain/integrations/integrations';
import {
  LONGEST_DESCRIPTION,
  LONGEST_MERCHANT_FIELD,
  LONGEST_MERCHANT_NAME,
} from '@/domain/merchants/merchantDraftSchema';
import { formatCount } from '@/domain/lists/paging';
import { describeDecimals, type Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { LONGEST_REASON } from '@/domain/reconciliation/settlements';
import type { FieldRefusal } from '@/domain/refusals';

const SENTENCES = {
  merchantNameMissing: "Enter the merchant's name.",
  merchantNameTaken: 'There is a merchant of this name. Enter another name.',
  merchantNameTooLong: `Use at most ${LONGEST_MERCHANT_NAME} characters.`,
  merchantFieldTooLong: `Use at most ${LONGEST_MERCHANT_FIELD} characters.`,
  descriptionTooLong: `Use at most ${formatCount(LONGEST_DESCRIPTION)} characters.`,
  phoneUnreadable: 'Enter 7 to 15 digits; + ( ) - . and blanks may stand between them.',
  emailUnreadable: 'Enter an e-mail address, such as office@example.com.',
  websiteUnreadable: 'Enter a web address, such as example.com.',
  streetMissing: 'Enter the street.',
  countryMissing: 'Choose a country.',
  stateMissing: 'Choose a state.',
  cityMissing: 'Choose a city.',
  provinceMissing: 'Enter the province.',
  stateOrProvinceMissing: 'Enter the state or province.',
  otherCityMissing: 'Enter the city.',
  zipCodeMissing: 'Enter the zip code.',
  postalCodeMissing: 'Enter the postal code.',
  zipCodeNotOfUSA: 'A zip code in the USA has 5 digits, or 5 and 4: 10001 or 10001-1234.',
  zipCodeNotOfCAN: 'A postal code in CAN has letters and digits in turn: K1A 0B1.',
  zipCodeNotOfMEX: 'A postal code in MEX has 5 digits: 06600.',
  reasonMissing: 'Enter the reason.',
  integrationNameMissing: 'Enter a name.',
  integrationNameTooLong: `Use at most ${NAME_LENGTH} characters.`,
  integrationNameTaken: 'This merchant already has an integration of this name.',
  merchantMissing: 'Choose a merchant.',
  configurationMissing: 'Choose at least one configuration.',
  creditCardMissing: 'Surcharge needs Credit Card: choose it too.',
  surchargeRateMissing: 'Enter the surcharge rate.',
  surchargeRateOutOfRange: atMost(`${HIGHEST_SURCHARGE / 100} %`, 2),
  splitMissing: 'Enter the split.',
  splitRateOutOfRange: atMost(`${HIGHEST_SPLIT_RATE / 100} %`, 2),
  settlementReasonMissing: 'Say why.',
  settlementReasonTooLong: `At most ${LONGEST_REASON} characters.`,
} satisfies Record<Exclude<FieldRefusal, 'splitAmountOutOfRange'>, string>;

/** Why a field of a form is refused, in a sentence for the operator. */
export function describeFieldRefusal(refusal: FieldRefusal, currency: Currency): string {
  return refusal === 'splitAmountOutOfRange'
    ? atMost(formatMoney(HIGHEST_SPLIT_AMOUNT, currency), currency.decimals)
    : SENTENCES[refusal];
}

function atMost(highest: string, decimals: number): string {
  return `Enter a number above 0 and at most ${highest}, with ${describeDecimals(decimals)}.`;
}
