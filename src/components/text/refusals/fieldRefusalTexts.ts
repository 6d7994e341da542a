import {
  HIGHEST_SPLIT_AMOUNT,
  HIGHEST_SPLIT_RATE,
  HIGHEST_SURCHARGE,
  NAME_LENGTH,
} from '@/domain/integrations/vocabulary';
import { LONGEST_ACCOUNT_HOLDER } from '@/domain/merchants/bankAccount';
import {
  LONGEST_DESCRIPTION,
  LONGEST_MERCHANT_FIELD,
  LONGEST_MERCHANT_NAME,
} from '@/domain/merchants/merchantDraftSchema';
import { formatCount } from '@/domain/lists/paging';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { LONGEST_REASON } from '@/domain/reconciliation/vocabulary';
import type { FieldRefusal } from '@/domain/refusals';
import { describeDecimals } from '@/components/text/decimalTexts';

const SENTENCES = {
  merchantNameMissing: "Enter the merchant's name.",
  merchantNameTaken: 'A merchant with this name already exists.',
  merchantNameTooLong: `Use at most ${LONGEST_MERCHANT_NAME} characters.`,
  merchantFieldTooLong: `Use at most ${LONGEST_MERCHANT_FIELD} characters.`,
  descriptionTooLong: `Use at most ${formatCount(LONGEST_DESCRIPTION)} characters.`,
  phoneUnreadable: 'Enter a phone number with 7 to 15 digits.',
  emailUnreadable: 'Enter an email address, like office@example.com.',
  websiteUnreadable: 'Enter a web address, like example.com.',
  streetMissing: 'Enter the street.',
  countryMissing: 'Choose a country.',
  stateMissing: 'Choose a state.',
  cityMissing: 'Choose a city.',
  provinceMissing: 'Enter the province.',
  stateOrProvinceMissing: 'Enter the state or province.',
  otherCityMissing: 'Enter the city.',
  zipCodeMissing: 'Enter the ZIP code.',
  postalCodeMissing: 'Enter the postal code.',
  zipCodeNotOfUSA: 'Enter a US ZIP code, like 10001 or 10001-1234.',
  zipCodeNotOfCAN: 'Enter a Canadian postal code, like K1A 0B1.',
  zipCodeNotOfMEX: 'Enter a Mexican postal code, like 06600.',
  accountHolderMissing: 'Enter the name of the account holder.',
  accountHolderTooLong: `Use at most ${LONGEST_ACCOUNT_HOLDER} characters.`,
  bankAccountMissing: 'Enter an IBAN, or a routing number and an account number.',
  bankAccountTwice: 'Enter either an IBAN or a US account, not both.',
  ibanMissing: 'Enter the IBAN.',
  ibanUnreadable: 'Enter an IBAN, like DE89 3704 0044 0532 0130 00.',
  ibanWrongLength: "The number of characters isn't right for the country of this IBAN.",
  ibanMistyped: 'This IBAN has a typing error: its check digits are wrong.',
  ibanOutsideSepa: "The country of this IBAN isn't part of SEPA.",
  bicUnreadable: 'Enter a BIC with 8 or 11 characters, like COBADEFFXXX.',
  routingNumberUnreadable: 'Enter a valid US routing number with 9 digits.',
  accountNumberUnreadable: 'Enter an account number with 4 to 17 digits.',
  reasonMissing: 'Enter the reason.',
  noteMissing: 'Enter the note.',
  noteTooLong: 'Shorten the note.',
  personMissing: 'Choose a person.',
  integrationNameMissing: 'Enter a name.',
  integrationNameTooLong: `Use at most ${NAME_LENGTH} characters.`,
  integrationNameTaken: 'This merchant already has an integration with this name.',
  merchantMissing: 'Choose a merchant.',
  configurationMissing: 'Choose at least one configuration.',
  creditCardMissing: 'Surcharges apply to credit cards. Select Credit Card too.',
  surchargeRateMissing: 'Enter the surcharge rate.',
  surchargeRateOutOfRange: percentage(HIGHEST_SURCHARGE),
  splitMissing: 'Enter the split.',
  splitRateOutOfRange: percentage(HIGHEST_SPLIT_RATE),
  settlementReasonMissing: 'Enter a reason.',
  settlementReasonTooLong: `Use at most ${LONGEST_REASON} characters.`,
  amountZero: 'Enter an amount other than zero.',
  dayUnreadable: 'Enter a date like 2026-10-31.',
  evidenceBeforeOpening: 'Enter the day when the dispute was opened, or a later one.',
  releaseTooEarly: 'Enter a later date, on which the reserve is released.',
  rateUnreadable: 'Enter a percentage up to 100, like 8 or 2.9.',
  rateAmountUnreadable: 'Enter an amount, like 0.30, or leave it empty.',
  ratesMissing: 'Enter at least one rate.',
  disputedAmountOutOfRange: 'Enter an amount above zero and at most the amount below.',
  disputeFeeUnreadable: 'Enter the fee as an amount, or leave it empty.',
  partyUnknown: 'No merchant or integration has this name or ID.',
  partyUnclear: 'Several merchants or integrations have this name. Use the ID.',
  partyTwice: 'An earlier row has this party already.',
  balanceUnreadable: 'Enter an amount, like 1,250.00 or -20.00.',
  dayAfterToday: "The date can't be in the future.",
  amountNotPositive: 'Enter an amount above zero, like 1,250.00.',
  payoutNotSent: 'The payout failed or was reversed, so it counts as not sent.',
  otherCurrency: 'The amount is not in the currency of the workspace.',
  payoutRecorded: 'This payout is already recorded.',
  ratesRecorded: 'These rates are already recorded.',
} satisfies Record<Exclude<FieldRefusal, 'splitAmountOutOfRange'>, string>;

/** The error message of a form field. Amounts are in `currency`. */
export function describeFieldRefusal(refusal: FieldRefusal, currency: Currency): string {
  return refusal === 'splitAmountOutOfRange'
    ? `Enter an amount above ${formatMoney(0, currency)} and up to ${formatMoney(HIGHEST_SPLIT_AMOUNT, currency)}, with ${describeDecimals(currency.decimals)}.`
    : SENTENCES[refusal];
}

/** `highest` is in hundredths of a percent. */
function percentage(highest: number): string {
  return `Enter a percentage from 0.01 to ${highest / 100}, with up to two decimals.`;
}
