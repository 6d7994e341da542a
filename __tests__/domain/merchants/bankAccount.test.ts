import fc from 'fast-check';
import { describeFields } from '@/domain/changes/fieldLabels';
import { ibanRefusal, isRoutingNumber } from '@/domain/merchants/bankAccount';
import { maskBankAccount, maskNumber } from '@/domain/merchants/bankFields';
import { maskBankValue } from '@/store/sessionReplay/writeRecording';
import { USD } from '../../helpers/currencies';
import { accepts, messagesOf } from '../../helpers/domain/merchantForm';
import { ibans, routingNumbers } from '../../helpers/domain/bankAccounts';

const HOLDER = { accountHolder: 'Harbor Nights LLC' };
const US = { ...HOLDER, routingNumber: '021000021', accountNumber: '123456789' };

describe('An IBAN', () => {
  test.each([
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'FR1420041010050500013M02606',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
    'BE68539007547034',
    'ES9121000418450200051332',
  ])('may be %s, an example of the registry', (iban) => expect(ibanRefusal(iban)).toBeUndefined());

  test('of any country is accepted with its check digits and length', () => {
    fc.assert(fc.property(ibans, (iban) => expect(ibanRefusal(iban)).toBeUndefined()));
  });

  test('is refused with another digit, and with two neighboring digits swapped', () => {
    fc.assert(
      fc.property(ibans, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, more) => {
        const index = 2 + (at % (iban.length - 3));
        const [digit = '', next = ''] = [iban[index], iban[index + 1]];
        fc.pre(/\d/.test(digit));
        const changed = iban.slice(0, index) + String((Number(digit) + more) % 10) + iban.slice(index + 1);
        expect(ibanRefusal(changed)).toBe('ibanMistyped');
        const swapped = iban.slice(0, index) + next + digit + iban.slice(index + 2);
        if (swapped !== iban && /\d/.test(next)) expect(ibanRefusal(swapped)).toBe('ibanMistyped');
      }),
    );
  });

  test.each([
    ['DE8937040044053201300', "The number of characters isn't right for the country of this IBAN."],
    ['DE893704004405320130000', "The number of characters isn't right for the country of this IBAN."],
    ['XX89370400440532013000', 'Enter an IBAN, like DE89 3704 0044 0532 0130 00.'],
    ['DEX9370400440532013000', 'Enter an IBAN, like DE89 3704 0044 0532 0130 00.'],
    ['DE8X370400440532013000', 'Enter an IBAN, like DE89 3704 0044 0532 0130 00.'],
    ['DE8937040044053201300.', 'Enter an IBAN, like DE89 3704 0044 0532 0130 00.'],
    ['12345678', 'Enter an IBAN, like DE89 3704 0044 0532 0130 00.'],
    ['DE88370400440532013000', 'This IBAN has a typing error: its check digits are wrong.'],
  ])('%j is refused with the reason', (iban, message) => {
    expect(messagesOf({ ...HOLDER, iban })).toEqual({ iban: [message] });
  });
});

describe('A routing number', () => {
  test('is accepted with its check digit, and refused with any other digit in one place', () => {
    expect(['021000021', '011401533', '122105278'].every(isRoutingNumber)).toBe(true);
    fc.assert(
      fc.property(routingNumbers, fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, at, more) => {
        expect(isRoutingNumber(number)).toBe(true);
        const digit = String((Number(number[at]) + more) % 10);
        expect(isRoutingNumber(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false);
      }),
    );
  });

  test.each(['000000000', '02100002', '0210000211', '0021000021', '0210000210', '02100002a', ''])(
    'may not be %j',
    (routingNumber) => {
      expect(messagesOf({ ...US, routingNumber })).toEqual({
        routingNumber: ['Enter a valid US routing number with 9 digits.'],
      });
    },
  );
});

describe('The bank account of a merchant', () => {
  test.each([
    ['nothing', {}],
    ['an IBAN in groups and small letters', { ...HOLDER, iban: 'de89 3704 0044 0532 0130 00' }],
    ['an IBAN and a BIC', { ...HOLDER, iban: 'DE89370400440532013000', bic: 'cobadeffxxx' }],
    ['a US account', US],
    ['an account of a holder with a name of 70 characters', { ...US, accountHolder: 'n'.repeat(70) }],
    ['a US account with hyphens', { ...US, routingNumber: '0210-0002-1', accountNumber: '1234-5678' }],
  ])('may be %s', (_name, draft) => expect(accepts(draft)).toBe(true));

  test.each([
    [{ ...US, accountHolder: ' ' }, { accountHolder: ['Enter the name of the account holder.'] }],
    [{ ...US, accountHolder: 'n'.repeat(71) }, { accountHolder: ['Use at most 70 characters.'] }],
    [HOLDER, { iban: ['Enter an IBAN, or a routing number and an account number.'] }],
    [{ ...HOLDER, bic: 'COBADEFFXXX' }, { iban: ['Enter the IBAN.'] }],
    [{ ...US, iban: 'DE89370400440532013000' }, { routingNumber: ['Enter either an IBAN or a US account, not both.'] }],
    [
      { ...US, iban: 'DE89370400440532013000', accountNumber: '123' },
      { routingNumber: ['Enter either an IBAN or a US account, not both.'] },
    ],
    [
      { ...HOLDER, iban: 'DE89370400440532013000', bic: 'COBADEF' },
      { bic: ['Enter a BIC with 8 or 11 characters, like COBADEFFXXX.'] },
    ],
    [{ ...US, accountNumber: '123' }, { accountNumber: ['Enter an account number with 4 to 17 digits.'] }],
    [{ ...US, accountNumber: '1'.repeat(18) }, { accountNumber: ['Enter an account number with 4 to 17 digits.'] }],
    [{ ...US, accountNumber: '' }, { accountNumber: ['Enter an account number with 4 to 17 digits.'] }],
  ])('%j is refused where it is wrong', (draft, messages) => expect(messagesOf(draft)).toEqual(messages));
});

describe('A masked account', () => {
  test('shows at most the last four characters and at most half of the number, and can be masked again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z\d]{1,34}$/), (number) => {
        const shown = maskNumber(number).slice(5);
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, number.length / 2));
        expect(number.endsWith(shown)).toBe(true);
        if (number.length >= 4) expect(maskNumber(maskNumber(number))).toBe(maskNumber(number));
      }),
    );
  });

  test('is null without bank details', () => {
    expect(maskBankAccount({ iban: 'DE89370400440532013000' })).toBe('•••• 3000');
    expect(maskBankAccount({ iban: '', accountNumber: '123456789' })).toBe('•••• 6789');
    expect(maskBankAccount({ accountHolder: 'Harbor' })).toBe('••••');
    expect(maskBankAccount({ iban: '', name: 'Harbor' })).toBeNull();
  });

  test('is in messages about changed fields, in place of the bank fields', () => {
    const fields = { street: '1 Pier Walk', accountHolder: 'Harbor', iban: 'DE89370400440532013000', bic: '' };
    expect(describeFields(fields, USD)).toBe('Street: 1 Pier Walk; Bank account: •••• 3000');
    expect(describeFields({ iban: '' }, USD)).toBe('Bank account: none');
  });

  test('hides every bank field of a report, and no other field', () => {
    expect(maskBankValue('iban', 'DE89370400440532013000')).toBe('••••');
    expect(maskBankValue('payer.iban', 'DE89370400440532013000')).toBe('••••');
    expect(['accountHolder', 'bic', 'routingNumber'].map((name) => maskBankValue(name, 'text'))).toEqual(
      Array(3).fill('••••'),
    );
    expect(maskBankValue('bic', '')).toBe('');
    expect(maskBankValue('name', 'Harbor')).toBe('Harbor');
  });
});
