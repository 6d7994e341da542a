import fc from 'fast-check';
import * as v from 'valibot';
import {
  draftOfMerchant,
  EMPTY_MERCHANT_DRAFT,
  merchantDraftSchema,
  newMerchant,
  nextMerchantId,
  readMerchantDraft,
  type MerchantDraft,
} from '@/domain/merchants/merchantForm';
import { websiteAddress } from '@/domain/merchants/merchants';
import { merchants } from '@/fixtures/merchants';

const COMPLETE: MerchantDraft = {
  ...EMPTY_MERCHANT_DRAFT,
  name: 'Harbor Nights',
  street: '1 Pier Walk',
  zipCode: '10001',
};

/** The message of each field that is refused. */
function messagesOf(draft: Partial<MerchantDraft>): Partial<Record<string, readonly [string, ...string[]]>> {
  const result = v.safeParse(merchantDraftSchema(merchants), { ...COMPLETE, ...draft });
  return result.success ? {} : v.flatten<ReturnType<typeof merchantDraftSchema>>(result.issues).nested!;
}

const accepts = (draft: Partial<MerchantDraft>) => Object.keys(messagesOf(draft)).length === 0;

test('The form opens with USA, NY and NYC, and everything else empty', () => {
  const { country, state, city, ...texts } = EMPTY_MERCHANT_DRAFT;
  expect([country, state, city]).toEqual(['USA', 'NY', 'NYC']);
  expect(Object.values(texts).every((text) => text === '')).toBe(true);
});

test('Name, street and zip code are required, and blanks alone are nothing', () => {
  expect(messagesOf({ name: ' ', street: '', zipCode: '\t' })).toEqual({
    name: ["Enter the merchant's name."],
    street: ['Enter the street.'],
    zipCode: ['Enter the zip code.'],
  });
});

test('Country, state and city are one of the specification’s', () => {
  const strange = { country: 'FRA', state: 'QC', city: '' } as unknown as Partial<MerchantDraft>;
  expect(messagesOf(strange)).toEqual({
    country: ['Choose a country.'],
    state: ['Choose a state.'],
    city: ['Choose a city.'],
  });
});

test('A wrong zip code is told beside a state that is none', () => {
  const strange = { state: 'QC', zipCode: '1' } as unknown as Partial<MerchantDraft>;
  expect(Object.keys(messagesOf(strange))).toEqual(['state', 'zipCode']);
});

test('States and cities are the same for every country', () => {
  expect(accepts({ country: 'MEX', state: 'TX', city: 'ALB', zipCode: '06600' })).toBe(true);
});

test('A duplicate name is refused, case and outer blanks aside', () => {
  for (const name of ['Harbor Lights Music Festival', '  harbor lights MUSIC festival ']) {
    expect(messagesOf({ name })).toEqual({ name: ['There is a merchant of this name. Enter another name.'] });
  }
  expect(accepts({ name: 'Harbor Lights  Music Festival' })).toBe(true);
});

test('A name is taken by a merchant whose name has outer blanks', () => {
  const padded = { ...merchants[0]!, id: 'MER031', name: ' Harbor Nights ' };
  expect(readMerchantDraft(COMPLETE, [...merchants, padded])).toBeUndefined();
});

test('A merchant may keep its own name, and no other’s', () => {
  const [first, second] = merchants;
  const draft = draftOfMerchant(first!);
  expect(readMerchantDraft({ ...draft, name: first!.name.toUpperCase() }, merchants, first!.id)).toBeDefined();
  expect(readMerchantDraft({ ...draft, name: second!.name }, merchants, first!.id)).toBeUndefined();
});

test('Every merchant of the sample passes its own form, unchanged', () => {
  for (const merchant of merchants) {
    const draft = draftOfMerchant(merchant);
    expect(readMerchantDraft(draft, merchants, merchant.id)).toEqual(draft);
    expect({ ...merchant, ...draft }).toEqual(merchant);
  }
});

describe('The e-mail, when given,', () => {
  test.each(['', ' ', 'a@b.co', "o'brien+tickets@mail.harbor.example", ' padded@harbor.example '])(
    'may be %j',
    (businessEmail) => expect(accepts({ businessEmail })).toBe(true),
  );

  test.each([
    'office',
    'office@',
    '@harbor.example',
    'office@harbor',
    'a b@harbor.example',
    'a@@b.co',
    'a@b..co',
    'a@.co',
    'a@b.co c',
  ])('may not be %j', (businessEmail) =>
    expect(messagesOf({ businessEmail })).toEqual({
      businessEmail: ['Enter an e-mail address, such as office@example.com.'],
    }),
  );
});

describe('The website, when given, with or without https://,', () => {
  test.each([
    ['harbor.example', 'https://harbor.example/'],
    [' www.harbor.example/tickets?day=1#map ', 'https://www.harbor.example/tickets?day=1#map'],
    ['https://harbor.example', 'https://harbor.example/'],
    ['HTTP://Harbor.Example', 'http://harbor.example/'],
    ['harbor.example:8443/a', 'https://harbor.example:8443/a'],
    ['harbor.example/?to=https://a.example', 'https://harbor.example/?to=https://a.example'],
    ['müller.example', 'https://xn--mller-kva.example/'],
    ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
    ['har1bor.example', 'https://har1bor.example/'],
    ['h.example', 'https://h.example/'],
  ])('may be %j, which leads to %s', (website, address) => {
    expect(accepts({ website })).toBe(true);
    expect(websiteAddress(website)).toBe(address);
  });

  test.each([
    'harbor',
    'localhost:3000',
    '10.0.0.1',
    'harbor example',
    'https://',
    'harbor..example',
    '-harbor.example',
    'harbor.example1',
    'javascript:alert(1)',
    'JavaScript://harbor.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://harbor.example',
    'mailto:office@harbor.example',
    'https://office:secret@harbor.example',
  ])('may not be %j', (website) => {
    expect(messagesOf({ website })).toEqual({ website: ['Enter a web address, such as example.com.'] });
    expect(websiteAddress(website)).toBeUndefined();
  });

  test('leads to http or https, whatever is typed', () => {
    const scheme = fc.constantFrom('', 'https://', 'http://', 'javascript:', 'data:', 'vbscript:', '//', 'file:///');
    fc.assert(
      fc.property(scheme, fc.oneof(fc.webUrl(), fc.domain(), fc.string()), (before, rest) => {
        const address = websiteAddress(before + rest);
        expect(address === undefined || /^https?:\/\/[a-z\d]/.test(address)).toBe(true);
      }),
    );
  });
});

describe('The contact number, when given,', () => {
  const blanks = fc.array(fc.constantFrom('+', '(', ')', '-', '.', ' '), { maxLength: 3 });
  const phone = (digits: { minLength: number; maxLength: number }) =>
    fc.array(fc.tuple(blanks, fc.integer({ min: 0, max: 9 })), digits).map((parts) => parts.flat(2).join(''));

  test('has 7 to 15 digits, with + ( ) - . and blanks anywhere', () => {
    fc.assert(
      fc.property(phone({ minLength: 7, maxLength: 15 }), (contactNumber) => {
        expect(accepts({ contactNumber })).toBe(true);
      }),
    );
  });

  test('is refused with fewer or more digits', () => {
    const wrong = fc.oneof(phone({ minLength: 1, maxLength: 6 }), phone({ minLength: 16, maxLength: 30 }));
    fc.assert(
      fc.property(wrong, (contactNumber) => {
        expect(messagesOf({ contactNumber }).contactNumber).toEqual([
          'Enter 7 to 15 digits; + ( ) - . and blanks may stand between them.',
        ]);
      }),
    );
  });

  test('is refused with any other sign', () => {
    const sign = fc.string({ minLength: 1, maxLength: 1 }).filter((text) => !/[\d+().\s-]/.test(text));
    fc.assert(
      fc.property(phone({ minLength: 7, maxLength: 15 }), sign, (digits, other) => {
        expect(accepts({ contactNumber: digits + other + digits.slice(0, 1) })).toBe(false);
      }),
    );
  });
});

describe('The zip code follows the country:', () => {
  test.each([
    ['USA', /^\d{5}(-\d{4})?$/],
    ['CAN', /^[A-Z]\d[A-Z] \d[A-Z]\d$/],
    ['MEX', /^\d{5}$/],
  ] as const)('%s takes all that is written as %s', (country, form) => {
    fc.assert(
      fc.property(fc.stringMatching(form), (zipCode) => {
        expect(accepts({ country, zipCode })).toBe(true);
      }),
    );
  });

  test.each([
    [
      'USA',
      ['1000', '100011', '10001-', '10001-123', '10001 1234', 'K1A 0B1', '１０００１'],
      /USA has 5 digits, or 5 and 4/,
    ],
    ['CAN', ['10001', 'K1A0B1', 'K1A  0B1', 'KKA 0B1', 'K1A 0B11'], /CAN has .* K1A 0B1/],
    ['MEX', ['0660', '066000', '06600-1234', 'K1A 0B1'], /MEX has 5 digits/],
  ] as const)('%s refuses %j, and the message names its form', (country, zipCodes, message) => {
    for (const zipCode of zipCodes) {
      expect(messagesOf({ country, zipCode }).zipCode).toEqual([expect.stringMatching(message)]);
    }
  });

  test('in lower case it is kept in capitals', () => {
    expect(readMerchantDraft({ ...COMPLETE, country: 'CAN', zipCode: ' k1a 0b1 ' }, merchants)?.zipCode).toBe(
      'K1A 0B1',
    );
  });
});

test('What passes comes without outer blanks, and passes again unchanged', () => {
  const padded = { ...COMPLETE, name: '  Harbor Nights ', street: ' 1 Pier Walk', website: ' harbor.example ' };
  const fields = readMerchantDraft(padded, merchants);
  expect(fields).toEqual({ ...COMPLETE, website: 'harbor.example' });
  expect(readMerchantDraft(fields!, merchants)).toEqual(fields);
});

test('A new merchant is Active, sold nothing yet, and joined on the day it is given', () => {
  expect(newMerchant('MER031', COMPLETE, '2026-01-15')).toEqual({
    ...COMPLETE,
    id: 'MER031',
    transactions: 0,
    totalSales: 0,
    status: 'Active',
    joinedOn: '2026-01-15',
  });
});

test('The next free id is one above the highest', () => {
  expect(nextMerchantId(merchants)).toBe('MER031');
  expect(nextMerchantId([])).toBe('MER001');
  expect(nextMerchantId([{ id: 'MER999' }, { id: 'other' }, { id: 'MER004' }])).toBe('MER1000');
  expect(nextMerchantId([{ id: 'XMER030' }, { id: 'MER030X' }, { id: 'MER004' }])).toBe('MER005');
});
