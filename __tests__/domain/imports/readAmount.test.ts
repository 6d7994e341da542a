import fc from 'fast-check';
import { bareAmount } from '@/domain/imports/amountTexts';
import { readAmount } from '@/domain/imports/values/readAmount';

const dollars = { decimals: 2, decimalMark: '.', isMinorUnits: false } as const;
const euros = { ...dollars, decimalMark: ',' } as const;
const minor = { ...dollars, isMinorUnits: true } as const;
const yen = { ...dollars, decimals: 0 } as const;

describe('An amount becomes whole minor units', () => {
  test.each([
    ...[
      ['12.50', 1250],
      ['12', 1200],
      ['12.5', 1250],
      ['.5', 50],
      ['5.', 500],
      ['0.00', 0],
      ['-0.00', 0],
    ],
    ...[
      ['1,240.00', 124_000],
      ['$1,240.00', 124_000],
      ['1,234,567', 123_456_700],
      ['1,00,000.00', 10_000_000],
    ],
    ...[
      ["1'240.00", 124_000],
      ['1’240.00', 124_000],
      ['1 240.00', 124_000],
      ['1\u00a0240.00', 124_000],
      ['1\u202f240', 124_000],
      ['1\u2009240.00', 124_000],
    ],
    ...[
      ['10.000', 1000],
      ['10.0000000', 1000],
      [' 7.10 ', 710],
      ['0012.00', 1200],
      ['90071992547409.91', 9007199254740991],
    ],
  ] as [string, number][])('%s', (text, amount) => {
    expect(readAmount(text, dollars)).toBe(amount);
  });

  test.each([
    ...[
      ['(30.00)', -3000],
      ['5.00-', -500],
      ['-$0.95', -95],
      ['$-0.95', -95],
      ['($1,000.00)', -100_000],
      ['$(5)', -500],
    ],
    ...[
      ['−5', -500],
      ['–5', -500],
      ['- 5', -500],
      ['+5', 500],
      ['-.5', -50],
      ['-5.', -500],
      ['USD .5', 50],
      ['Rs.5', 500],
    ],
  ] as [string, number][])('with its sign: %s', (text, amount) => {
    expect(readAmount(text, dollars)).toBe(amount);
  });

  test.each([
    ...[
      'USD 5',
      '5 USD',
      '5usd',
      'US$5',
      'US$ 5',
      '€5',
      '5 €',
      '£5.00',
      '$5.00 USD',
      'CHF 5',
      'Fr. 5',
      'kr 5',
      '5 kr.',
    ],
    ...['Rs.5', 'Rs. 5', '5 zł', 'R$ 5', 'R 5'],
  ])('with its currency before or after it: %s', (text) => {
    expect(readAmount(text, dollars)).toBe(500);
  });

  test.each([
    ...[
      ['1.240,00', 124_000],
      ['5,00-', -500],
      ['0,25', 25],
      [',5', 50],
      ['5,', 500],
      ['14.000', 1_400_000],
      ['1 240,5 €', 124_050],
    ],
  ] as [string, number][])('with a decimal comma: %s', (text, amount) => {
    expect(readAmount(text, euros)).toBe(amount);
  });

  test.each([
    ...[
      ['1999', 1999],
      ['1,999', 1999],
      ['-5', -5],
      ['1999.00', 1999],
      ['1999.5', 'amount too precise'],
    ],
  ] as [string, number | string][])('counted in minor units: %s', (text, amount) => {
    expect(readAmount(text, minor)).toBe(amount);
  });

  test('of a currency without minor units: its decimals are zeros, or hundredths if the file counts them', () => {
    expect(['1000', '1,000', '1000.00', '1000.50'].map((text) => readAmount(text, yen))).toEqual([
      ...[1000, 1000, 1000, 'amount too precise'],
    ]);
    expect(['1000', '10.00', '10.5', '.5'].map((text) => readAmount(text, { ...yen, isMinorUnits: true }))).toEqual([
      ...[1000, 1000, 1050, 50],
    ]);
  });
});

test('An amount is separated from its sign and its optional currency', () => {
  expect(bareAmount('($1,000.00)')).toEqual({ number: '1,000.00', isNegative: true, currency: '$' });
  expect(bareAmount('US$ 5 CHF')).toEqual({ number: '5', isNegative: false, currency: 'CHF' });
  expect(bareAmount('5.00')).toEqual({ number: '5.00', isNegative: false, currency: '' });
});

describe('An invalid amount is rejected with its reason', () => {
  test.each(['', ' ', '\u00a0'])('missing: "%s"', (text) => expect(readAmount(text, dollars)).toBe('amount missing'));

  test.each([
    ...['abc', '-', '$', 'NaN', '1e5', '0x10', '12abc', '12 apples', '1.2.3', '1.234.567', '12,34', '1,2345.00', ',5'],
    ...[
      '1,234 567',
      '0,123',
      '--5',
      '-+5',
      '-(5)',
      '((5))',
      '5()',
      '()5',
      '-5-',
      '(5',
      '5)',
      ')5(',
      '5%',
      '1 2',
      '1,,000',
      '5.-',
      '1.00,5',
      '1.5 5',
    ],
    ...['1.5a5', '1a234', '1234,567'],
  ])('unreadable: %s', (text) => expect(readAmount(text, dollars)).toBe('amount unreadable'));

  test.each(['0.001', '12.345', '1.005', '-0.999'])('too precise: %s', (text) => {
    expect(readAmount(text, dollars)).toBe('amount too precise');
  });

  test.each(['90071992547409.92', '99999999999999999999', '9'.repeat(400), '-99999999999999999.00'])(
    'too large: %s',
    (text) => {
      expect(readAmount(text, dollars)).toBe('amount too large');
    },
  );

  test('for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+(]?[\d.,' $€]*[)-]?$/)), (text) => {
        const amount = readAmount(text, dollars);
        expect(typeof amount === 'string' || Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });
});

test('An amount in any notation reads back to the same minor units, for 0, 2 and 3 decimals', () => {
  const styles = fc.record({
    amount: fc.maxSafeInteger(),
    decimals: fc.constantFrom(0, 2, 3),
    decimalMark: fc.constantFrom('.' as const, ',' as const),
    group: fc.constantFrom('', 'other', ' ', '\u00a0', '\u202f', "'", '’'),
    minus: fc.constantFrom('-#', '#-', '(#)', '−#'),
    currency: fc.constantFrom('#', '$#', '# €', 'USD #', '#kr', 'CHF#'),
    zeros: fc.constantFrom('', '0', '000'),
    isSignOutside: fc.boolean(),
  });
  fc.assert(
    fc.property(styles, ({ amount, decimals, decimalMark, group, minus, currency, zeros, isSignOutside }) => {
      const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
      const between = group === 'other' ? (decimalMark === '.' ? ',' : '.') : group;
      const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, between);
      const further = digits.slice(digits.length - decimals) + zeros;
      const number = further === '' ? whole : whole + decimalMark + further;
      const signs = [currency, amount < 0 ? minus : '#'];
      const [inner = '', outer = ''] = isSignOutside ? signs : signs.reverse();
      const text = outer.replace('#', () => inner.replace('#', number));
      expect([text, readAmount(text, { decimals, decimalMark, isMinorUnits: false })]).toEqual([text, amount + 0]);
    }),
    { numRuns: 1000 },
  );
});
