import * as v from 'valibot';
import type { Day } from '@/domain/calendar/dates';
import type { FieldRefusal } from '@/domain/refusals';
import { completePostalCode, placeRefusal, postalCodeRefusal } from './addresses';
import { CITIES, COUNTRIES, STATES, websiteAddress, type Merchant } from './merchants';

const PHONE_DIGITS = { min: 7, max: 15 };

type Named = Pick<Merchant, 'id' | 'name'>;

/**
 * What the merchant form checks, and why it refuses a field; what it lets through comes without outer blanks.
 * `others` are the merchants whose names are taken: all but the edited one.
 */
export function merchantDraftSchema(others: readonly Named[]) {
  const taken = new Set(others.map(merchantKey));
  const fields = v.strictObject({
    name: v.pipe(
      required('merchantNameMissing'),
      v.check((name) => !taken.has(merchantKey({ name })), 'merchantNameTaken' satisfies FieldRefusal),
    ),
    contactPerson: text(),
    contactNumber: whenGiven(isPhone, 'phoneUnreadable'),
    businessEmail: whenGiven(isEmail, 'emailUnreadable'),
    website: whenGiven((given) => websiteAddress(given) !== undefined, 'websiteUnreadable'),
    description: text(),
    street: required('streetMissing'),
    country: chosenOf(COUNTRIES, 'countryMissing'),
    state: text(),
    zipCode: text(),
    city: text(),
  });
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['state']],
        (draft) => placeRefusal('state', placesOf(draft)) === undefined,
        ({ input }) => placeRefusal('state', placesOf(input)) ?? '',
      ),
      ['state'],
    ),
    v.forward(
      v.partialCheck(
        [['city']],
        (draft) => placeRefusal('city', placesOf(draft)) === undefined,
        ({ input }) => placeRefusal('city', placesOf(input)) ?? '',
      ),
      ['city'],
    ),
    v.forward(
      v.partialCheck(
        [['country'], ['zipCode']],
        ({ country, zipCode }) => postalCodeRefusal(country, zipCode) === undefined,
        ({ input: { country, zipCode } }) => postalCodeRefusal(country, zipCode) ?? '',
      ),
      ['zipCode'],
    ),
    v.transform((draft) => ({ ...draft, zipCode: completePostalCode(draft.country, draft.zipCode) })),
  );
}

/** What a suspension asks for. */
export const suspensionSchema = v.strictObject({
  reason: required('reasonMissing'),
  alsoIntegrations: v.boolean(),
});

/** The fields of the merchant form, as typed. */
export type MerchantDraft = v.InferInput<ReturnType<typeof merchantDraftSchema>>;

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
  const result = v.safeParse(merchantDraftSchema(merchants.filter(({ id }) => id !== ownId)), draft);
  if (result.success) return result.output;
  return base && isAsBefore(result.issues, draft, base) ? draft : undefined;
}

/** Whether every field in which a form finds something wrong, and what it is judged by, is as it was in the base. */
export function isAsBefore(
  issues: readonly v.BaseIssue<unknown>[],
  draft: MerchantDraft,
  base: MerchantDraft,
): boolean {
  return issues.every((issue) => {
    const field = String(v.getDotPath(issue)) as keyof MerchantDraft;
    const judged = field === 'zipCode' ? (['country', field] as const) : [field];
    return judged.every((name) => Object.hasOwn(base, name) && draft[name] === base[name]);
  });
}

/** A merchant as it begins, on the day it joins. */
export function newMerchant(id: string, fields: MerchantDraft, joinedOn: Day): Merchant {
  return { ...fields, id, transactions: 0, totalSales: 0, status: 'Active', joinedOn };
}

/** The next free id: one above the highest, `MER001` where there is none. */
export function nextMerchantId(merchants: readonly Pick<Merchant, 'id'>[]): string {
  const highest = merchants.reduce((max, { id }) => Math.max(max, Number(/^MER(\d+)$/.exec(id)?.[1] ?? 0)), 0);
  return `MER${String(highest + 1).padStart(3, '0')}`;
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

function text() {
  return v.pipe(v.string(), v.trim());
}

function required(refusal: FieldRefusal) {
  return v.pipe(text(), v.nonEmpty(refusal));
}

function whenGiven(isRight: (given: string) => boolean, refusal: FieldRefusal) {
  return v.pipe(
    text(),
    v.check((given) => given === '' || isRight(given), refusal),
  );
}

type Places = Parameters<typeof placeRefusal>[1];

// Checked is one of them: what is wrong with it is told beside a country that is none.
const placesOf = (draft: Partial<Places>) => draft as Places;

/** One of the choices; of a merchant that only its payments name nothing is chosen yet. */
function chosenOf<const Choice extends string>(choices: readonly Choice[], refusal: FieldRefusal) {
  return v.pipe(v.union([v.picklist(choices), v.literal('')], refusal), v.picklist(choices, refusal));
}
