import * as v from 'valibot';
import { addressLabels, regionLabel } from '@/domain/merchants/addressLabels';
import {
  draftOfMerchant,
  EMPTY_MERCHANT_DRAFT,
  newMerchant,
  readMerchantDraft,
  type MerchantDraft,
} from '@/domain/merchants/merchantForm';
import { merchantDraftSchema } from '@/domain/merchants/merchantDraftSchema';
import { hasSuspensionReason } from '@/domain/merchants/merchants';
import { merchants } from '@/fixtures/merchants';
import { accepts, COMPLETE, messagesOf } from '../../helpers/domain/merchantForm';

test('The form opens with USA, NY and NYC, and everything else empty', () => {
  const { country, state, city, ...texts } = EMPTY_MERCHANT_DRAFT;
  expect([country, state, city]).toEqual(['USA', 'NY', 'NYC']);
  expect(Object.values(texts).every((text) => text === '')).toBe(true);
});

test('Name, street and zip code are required, and only spaces count as empty', () => {
  expect(messagesOf({ name: ' ', street: '', zipCode: '\t' })).toEqual({
    name: ["Enter the merchant's name."],
    street: ['Enter the street.'],
    zipCode: ['Enter the ZIP code.'],
  });
});

test('Country, state and city are among those of the specification', () => {
  const strange = { country: 'FRA', state: 'QC', city: '' } as unknown as Partial<MerchantDraft>;
  expect(messagesOf(strange)).toEqual({
    country: ['Choose a country.'],
    state: ['Choose a state.'],
    city: ['Choose a city.'],
  });
});

test('A wrong zip code and an invalid state are both reported', () => {
  const strange = { state: 'QC', zipCode: '1' } as unknown as Partial<MerchantDraft>;
  expect(Object.keys(messagesOf(strange))).toEqual(['state', 'zipCode']);
});

test('Outside the USA, other states and cities are typed texts that must not be empty', () => {
  const quebec = { country: 'CAN', state: ' Québec ', city: 'Sept-Îles, "Nord"', zipCode: 'g4r1a1' } as const;
  expect(readMerchantDraft({ ...COMPLETE, ...quebec }, merchants)).toMatchObject({
    ...quebec,
    state: 'Québec',
    zipCode: 'G4R 1A1',
  });
  expect(accepts({ country: 'MEX', state: 'Jalisco', city: 'Zapopan', zipCode: '45010' })).toBe(true);
  expect(messagesOf({ ...quebec, state: ' ', city: '' })).toEqual({
    state: ['Enter the province.'],
    city: ['Enter the city.'],
  });
  expect(messagesOf({ ...quebec, country: 'USA' })).toEqual({
    state: ['Choose a state.'],
    city: ['Choose a city.'],
    zipCode: [expect.stringMatching(/US ZIP code/)],
  });
});

test('Each country has its names for state and zip code', () => {
  expect(
    ['USA', 'CAN', 'MEX', '', 'constructor'].map((country) => Object.values(addressLabels(country)).slice(0, 2)),
  ).toEqual([
    ['State', 'Zip Code'],
    ['Province', 'Postal Code'],
    ['State or Province', 'Postal Code'],
    ['State', 'Zip Code'],
    ['State', 'Zip Code'],
  ]);
  expect((['state', 'city'] as const).map((name) => regionLabel(name, 'CAN'))).toEqual(['Province', 'City']);
});

test('States and cities are the same for every country', () => {
  expect(accepts({ country: 'MEX', state: 'TX', city: 'ALB', zipCode: '06600' })).toBe(true);
});

test('A duplicate name is refused, ignoring case and surrounding spaces', () => {
  for (const name of ['Harbor Lights Music Festival', '  harbor lights MUSIC festival ']) {
    expect(messagesOf({ name })).toEqual({ name: ['A merchant with this name already exists.'] });
  }
  expect(accepts({ name: 'Harbor Lights  Music Festival' })).toBe(true);
});

test('A name is in use if a merchant has it with surrounding spaces', () => {
  const padded = { ...merchants[0]!, id: 'MER031', name: ' Harbor Nights ' };
  expect(readMerchantDraft(COMPLETE, [...merchants, padded])).toBeUndefined();
});

test('A typed name has at most 80 characters, and an imported longer name may stay', () => {
  const long = 'n'.repeat(81);
  expect(accepts({ name: ` ${'n'.repeat(80)} ` })).toBe(true);
  expect(messagesOf({ name: long })).toEqual({ name: ['Use at most 80 characters.'] });
  const isAccepted = (name: string) =>
    v.safeParse(merchantDraftSchema(merchants, { ...COMPLETE, name: long }), { ...COMPLETE, name }).success;
  expect([isAccepted(long), isAccepted(`${long}n`)]).toEqual([true, false]);
  expect(readMerchantDraft({ ...COMPLETE, name: long }, merchants)).toBeDefined();
});

test('Names that differ in more than case are different', () => {
  const others = [{ id: 'MER031', name: 'Strasse 7' }];
  expect(readMerchantDraft({ ...COMPLETE, name: 'STRASSE 7' }, others)).toBeUndefined();
  expect(readMerchantDraft({ ...COMPLETE, name: 'Straße 7' }, others)).toBeDefined();
});

test('A merchant may keep its name, but not get another merchant’s', () => {
  const [first, second] = merchants;
  const draft = draftOfMerchant(first!);
  expect(readMerchantDraft({ ...draft, name: first!.name.toUpperCase() }, merchants, first!.id)).toBeDefined();
  expect(readMerchantDraft({ ...draft, name: second!.name }, merchants, first!.id)).toBeUndefined();
});

test('Every merchant of the sample passes its form unchanged', () => {
  for (const merchant of merchants) {
    const draft = draftOfMerchant(merchant);
    expect(readMerchantDraft(draft, merchants, merchant.id)).toEqual(draft);
    expect({ ...merchant, ...draft }).toEqual(merchant);
  }
});

test('A valid draft is trimmed, and passes again unchanged', () => {
  const padded = { ...COMPLETE, name: '  Harbor Nights ', street: ' 1 Pier Walk', website: ' harbor.example ' };
  const fields = readMerchantDraft(padded, merchants);
  expect(fields).toEqual({ ...COMPLETE, website: 'harbor.example' });
  expect(readMerchantDraft(fields!, merchants)).toEqual(fields);
});

test('A refused value may stay if it and the fields that judge it are unchanged', () => {
  // A merchant that only payments name has no recorded address.
  const bare = { ...COMPLETE, street: '', zipCode: '' };
  const read = (draft: Partial<MerchantDraft>, base: MerchantDraft | undefined = bare) =>
    readMerchantDraft({ ...bare, ...draft }, merchants, undefined, base);
  expect(read({})).toEqual(bare);
  expect(read({ name: 'Harbor Days' })).toEqual({ ...bare, name: 'Harbor Days' });
  expect(read({ zipCode: '1' })).toBeUndefined();
  expect(read({ street: ' ' })).toBeUndefined();
  // A zip code must match its country.
  expect(read({ country: 'MEX' })).toBeUndefined();
  expect(
    readMerchantDraft({ ...COMPLETE, country: 'MEX', street: '', zipCode: '06600' }, merchants, undefined, {
      ...COMPLETE,
      street: '',
    }),
  ).toBeDefined();
  expect(readMerchantDraft(bare, merchants)).toBeUndefined();
});

test('A text is not a merchant', () => {
  expect(v.safeParse(merchantDraftSchema(merchants), 'Harbor Nights').issues).toHaveLength(1);
});

test('A suspension needs a reason that is not empty', () => {
  const reported = [{ statusReason: 'Unpaid fees' }, { statusReason: ' ' }, {}].map((reason) =>
    hasSuspensionReason({ status: 'Suspended', ...reason }),
  );
  expect(reported).toEqual([true, false, false]);
  expect(hasSuspensionReason({ status: 'Inactive' })).toBe(true);
});

test('A new merchant is Active, has no sales, joined on the given day, and has only a number that it was given', () => {
  const added = {
    ...COMPLETE,
    id: 'MER031',
    transactions: 0,
    totalSales: 0,
    status: 'Active',
    joinedOn: '2026-01-15',
  };
  expect(newMerchant({ id: 'MER031' }, COMPLETE, '2026-01-15')).toStrictEqual(added);
  expect(newMerchant({ id: 'MER031', number: 'MER031' }, COMPLETE, '2026-01-15')).toStrictEqual({
    ...added,
    number: 'MER031',
  });
});

test.each([
  ['street', 200, 'merchantFieldTooLong'],
  ['contactPerson', 200, 'merchantFieldTooLong'],
  ['description', 2_000, 'descriptionTooLong'],
] as const)(
  'The field %s accepts at most %i characters, or a longer text that is already stored',
  (field, most, refusal) => {
    const refusalsOf = (text: string, base?: string) => {
      const schema = merchantDraftSchema(merchants, base === undefined ? undefined : { ...COMPLETE, [field]: base });
      return v.safeParse(schema, { ...COMPLETE, [field]: text }).issues?.map(({ message }) => message);
    };
    const long = 'x'.repeat(most + 1);
    expect([refusalsOf('x'.repeat(most)), refusalsOf(long), refusalsOf(long, long)]).toEqual([
      undefined,
      [refusal],
      undefined,
    ]);
  },
);
