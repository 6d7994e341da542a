import fc from 'fast-check';
import { completePostalCode } from '@/domain/merchants/addresses';
import { readMerchantDraft } from '@/domain/merchants/merchantForm';
import { websiteAddress } from '@/domain/merchants/merchants';
import { merchants } from '@/fixtures/merchants';
import { accepts, COMPLETE, messagesOf } from '../../helpers/domain/merchantForm';

describe('An entered email', () => {
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
      businessEmail: ['Enter an email address, like office@example.com.'],
    }),
  );
});

describe('An entered website, with or without https://,', () => {
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
    expect(messagesOf({ website })).toEqual({ website: ['Enter a web address, like example.com.'] });
    expect(websiteAddress(website)).toBeUndefined();
  });

  test('links to http or https with any text', () => {
    const scheme = fc.constantFrom('', 'https://', 'http://', 'javascript:', 'data:', 'vbscript:', '//', 'file:///');
    fc.assert(
      fc.property(scheme, fc.oneof(fc.webUrl(), fc.domain(), fc.string()), (before, rest) => {
        const address = websiteAddress(before + rest);
        expect(address === undefined || /^https?:\/\/[a-z\d]/.test(address)).toBe(true);
      }),
    );
  });
});

describe('An entered contact number', () => {
  const blanks = fc.array(fc.constantFrom('+', '(', ')', '-', '.', ' '), { maxLength: 3 });
  const phone = (digits: { minLength: number; maxLength: number }) =>
    fc.array(fc.tuple(blanks, fc.integer({ min: 0, max: 9 })), digits).map((parts) => parts.flat(2).join(''));

  test('has 7 to 15 digits, with + ( ) - . and spaces anywhere', () => {
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
        expect(messagesOf({ contactNumber }).contactNumber).toEqual(['Enter a phone number with 7 to 15 digits.']);
      }),
    );
  });

  test('is refused with any other sign', () => {
    const sign = fc.string({ minLength: 1, maxLength: 1 }).filter((text) => !/[\d+().\s-]/.test(text));
    fc.assert(
      fc.property(phone({ minLength: 7, maxLength: 15 }), sign, (digits, b) => {
        expect(accepts({ contactNumber: digits + b + digits.slice(0, 1) })).toBe(false);
      }),
    );
  });
});

describe('The zip code depends on the country:', () => {
  test.each([
    ['USA', /^\d{5}(-\d{4})?$/],
    ['CAN', /^[A-Z]\d[A-Z] \d[A-Z]\d$/],
    ['MEX', /^\d{5}$/],
  ] as const)('%s accepts every code of the form %s', (country, form) => {
    fc.assert(
      fc.property(fc.stringMatching(form), (zipCode) => {
        expect(accepts({ country, zipCode })).toBe(true);
      }),
    );
  });

  test.each([
    ['USA', ['1000', '100011', '10001-', '10001-123', '10001--1234', 'K1A 0B1', '１０００１'], /US ZIP code/],
    ['CAN', ['10001', 'K1A', 'K1A.0B1', 'KKA 0B1', 'K1A 0B11'], /Canadian postal code/],
    ['MEX', ['0660', '066000', '06600-1234', 'K1A 0B1'], /Mexican postal code/],
  ] as const)('%s refuses %j with a message that names its form', (country, zipCodes, message) => {
    for (const zipCode of zipCodes) {
      expect(messagesOf({ country, zipCode }).zipCode).toEqual([expect.stringMatching(message)]);
    }
  });

  test.each([
    ['CAN', 'K1A0B1', 'K1A 0B1'],
    ['CAN', ' k1a-0b1 ', 'K1A 0B1'],
    ['CAN', 'K1A  0B1', 'K1A 0B1'],
    ['USA', '123456789', '12345-6789'],
    ['USA', '12345 6789', '12345-6789'],
    ['USA', ' 10001 ', '10001'],
    ['MEX', '06 600', '06600'],
  ] as const)('in %s, %j is completed to %j', (country, typed, whole) => {
    expect(completePostalCode(country, typed)).toBe(whole);
    expect(completePostalCode(country, whole)).toBe(whole);
    expect(readMerchantDraft({ ...COMPLETE, country, zipCode: typed }, merchants)?.zipCode).toBe(whole);
  });

  test('a completed code stays unchanged when it is completed again', () => {
    fc.assert(
      fc.property(fc.constantFrom('USA', 'CAN', 'MEX', ''), fc.string(), (country, typed) => {
        const once = completePostalCode(country, typed);
        expect(completePostalCode(country, once)).toBe(once);
      }),
    );
  });

  test('a lower-case code is stored in capitals', () => {
    expect(readMerchantDraft({ ...COMPLETE, country: 'CAN', zipCode: ' k1a 0b1 ' }, merchants)?.zipCode).toBe(
      'K1A 0B1',
    );
  });
});
