import type { Day } from '@/domain/calendar/dates';
import type { FieldRefusal } from '@/domain/refusals';
import { completePostalCode, placeRefusal, postalCodeRefusal } from './addresses';
import { CITIES, COUNTRIES, STATES, websiteAddress, type Merchant } from './merchants';

const PHONE_DIGITS = { min: 7, max: 15 };

type Named = Pick<Merchant, 'id' | 'name'>;

/** The fields of the merchant form, as typed. */
export type MerchantDraft = Omit<
  Merchant,
  'id' | 'transactions' | 'totalSales' | 'status' | 'statusReason' | 'suspended' | 'pastSuspensions' | 'joinedOn'
>;

/** The form as it opens for a new merchant: the first country, state and city (specification, section 3). */
export const EMPTY_MERCHANT_DRAFT: MerchantDraft = {
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
};

const FIELDS = Object.keys(EMPTY_MERCHANT_DRAFT) as (keyof MerchantDraft)[];

export type MerchantRefusals = Partial<Record<keyof MerchantDraft, FieldRefusal>>;

/** Why fields of the form are refused. `others` are the merchants whose names are taken: all but the edited one. */
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
    state: placeRefusal('state', address),
    city: placeRefusal('city', address),
    zipCode: postalCodeRefusal(address.country, address.zipCode),
  };
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal));
}

/** A draft as it is recorded: without outer blanks, its postal code as the country writes it. */
export function tidyMerchantDraft(draft: MerchantDraft): MerchantDraft {
  const { country } = draft;
  const texts = Object.fromEntries(FIELDS.map((field) => [field, draft[field].trim()])) as MerchantDraft;
  return { ...texts, country, zipCode: completePostalCode(country, texts.zipCode) };
}

/** What the form shows of a merchant. */
export function draftOfMerchant(merchant: Merchant): MerchantDraft {
  const { id, transactions, totalSales, status, statusReason, suspended, pastSuspensions, joinedOn, ...draft } =
    merchant;
  return draft;
}

/**
 * The checked fields of a draft; undefined where one is refused. `ownId` is the edited merchant's; what stands in its
 * `base` is right as it is: of one that only its payments name, the address was never recorded.
 */
export function readMerchantDraft(
  draft: MerchantDraft,
  merchants: readonly Named[],
  ownId?: string,
  base?: MerchantDraft,
): MerchantDraft | undefined {
  const others = merchants.filter(({ id }) => id !== ownId);
  const refusals = merchantRefusals(draft, others);
  if (Object.keys(refusals).length === 0) return tidyMerchantDraft(draft);
  return isAsBefore(refusals, draft, base) ? draft : undefined;
}

/** Whether every field that is refused, and what it is judged by, is as it was in the base. */
export function isAsBefore(refusals: MerchantRefusals, draft: MerchantDraft, base?: MerchantDraft): boolean {
  const judged = Object.keys(refusals) as (keyof MerchantDraft)[];
  if (refusals.zipCode) judged.push('country');
  return judged.every((field) => draft[field] === base?.[field]);
}

/** A merchant as it begins, on the day it joins. */
export function newMerchant(id: string, fields: MerchantDraft, joinedOn: Day): Merchant {
  return { ...fields, id, transactions: 0, totalSales: 0, status: 'Active', joinedOn };
}

/** Names that differ in case or outer blanks alone are the same name (product, section 7). */
export function merchantKey({ name }: Pick<Merchant, 'name'>): string {
  return name.trim().toLowerCase();
}

function isPhone(given: string): boolean {
  const digits = given.replace(/\D/g, '').length;
  return /^[\d+().\s-]+$/.test(given) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

function isEmail(given: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(given);
}
