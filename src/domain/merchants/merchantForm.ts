import type { Day } from '@/domain/calendar/dates';
import type { FieldRefusal } from '@/domain/refusals';
import type { Numbered } from '@/domain/rowNumbers';
import { completePostalCode, regionRefusal, postalCodeRefusal } from './addresses';
import { websiteAddress, type Merchant } from './merchants';
import { CITIES, COUNTRIES, STATES } from './vocabulary';

const PHONE_DIGITS = { min: 7, max: 15 };

type Named = Pick<Merchant, 'id' | 'name'>;

/** The fields of the merchant form, as typed. */
export type MerchantDraft = ReturnType<typeof draftOfMerchant>;

/** The form for a new merchant, with the first country, state and city. */
export const EMPTY_MERCHANT_DRAFT = {
  name: '',
  contactPerson: '',
  contactNumber: '',
  businessEmail: '',
  website: '',
  description: '',
  street: '',
  country: COUNTRIES[0],
  state: STATES[0],
  zipCode: '',
  city: CITIES[0],
} satisfies MerchantDraft;

const FIELDS = Object.keys(EMPTY_MERCHANT_DRAFT) as (keyof typeof EMPTY_MERCHANT_DRAFT)[];

export type MerchantRefusals = Partial<Record<keyof MerchantDraft, FieldRefusal>>;

/** The refusal of each invalid field. `others` are the merchants whose names are in use: all but the edited one. */
export function merchantRefusals(draft: MerchantDraft, others: readonly Named[]): MerchantRefusals {
  const { name, contactNumber, businessEmail, website, street, ...address } = tidyMerchantDraft(draft);
  const key = merchantKey({ name });
  const isTaken = others.some((b) => merchantKey(b) === key);
  const refusals: Record<string, FieldRefusal | false | undefined> = {
    name: name === '' ? 'merchantNameMissing' : isTaken && 'merchantNameTaken',
    contactNumber: contactNumber !== '' && !isPhone(contactNumber) && 'phoneUnreadable',
    businessEmail: businessEmail !== '' && !isEmail(businessEmail) && 'emailUnreadable',
    website: website !== '' && websiteAddress(website) === undefined && 'websiteUnreadable',
    street: street === '' && 'streetMissing',
    country: !COUNTRIES.some((country) => country === address.country) && 'countryMissing',
    state: regionRefusal('state', address),
    city: regionRefusal('city', address),
    zipCode: postalCodeRefusal(address.country, address.zipCode),
  };
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal));
}

/**
 * The draft as it is recorded: without surrounding spaces, and with the postal code in the country's notation. The form
 * prepares the bank details.
 */
export function tidyMerchantDraft(draft: MerchantDraft): MerchantDraft {
  const { country } = draft;
  const texts = Object.fromEntries(FIELDS.map((field) => [field, draft[field].trim()])) as typeof EMPTY_MERCHANT_DRAFT;
  return { ...draft, ...texts, country, zipCode: completePostalCode(country, texts.zipCode) };
}

/** The form with the values of a merchant. */
export function draftOfMerchant(merchant: Merchant) {
  const { id, number, transactions, totalSales, status, statusReason, suspended, pastSuspensions, joinedOn, ...draft } =
    merchant;
  return draft;
}

/**
 * The valid fields of a draft. Undefined if one is refused. `ownId` is the edited merchant's; values that equal its
 * `base` are accepted, because merchants that only payments name have no address. The form alone checks bank details.
 */
export function readMerchantDraft(
  draft: MerchantDraft,
  merchants: readonly Named[],
  merchantId?: string,
  base?: MerchantDraft,
): MerchantDraft | undefined {
  const others = merchants.filter(({ id }) => id !== merchantId);
  const refusals = merchantRefusals(draft, others);
  if (Object.keys(refusals).length === 0) return tidyMerchantDraft(draft);
  return isAsBefore(refusals, draft, base) ? draft : undefined;
}

/** Whether every refused field, and the fields that it is judged by, equal the base. */
export function isAsBefore(refusals: MerchantRefusals, draft: MerchantDraft, base?: MerchantDraft): boolean {
  const judged = Object.keys(refusals) as (keyof MerchantDraft)[];
  if (refusals.zipCode) judged.push('country');
  return judged.every((field) => draft[field] === base?.[field]);
}

/** A new merchant on the day on which it joins. */
export function newMerchant({ id, number }: Numbered, fields: MerchantDraft, joinedOn: Day): Merchant {
  return {
    ...fields,
    id,
    ...(number !== undefined && { number }),
    transactions: 0,
    totalSales: 0,
    status: 'Active',
    joinedOn,
  };
}

/** Names that differ only in case or surrounding spaces are equal. */
export function merchantKey({ name }: Pick<Merchant, 'name'>): string {
  return name.trim().toLowerCase();
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\d+().\s-]+$/.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
