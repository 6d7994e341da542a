import * as v from 'valibot';
import { bankAccountOf } from '@/domain/merchants/bankAccount';
import { merchantDraftSchema } from '@/domain/merchants/merchantDraftSchema';
import { EMPTY_MERCHANT_DRAFT, type MerchantDraft } from '@/domain/merchants/merchantForm';
import { merchants } from '@/fixtures/merchants';
import { COMPLETE } from '../../helpers/domain/merchantForm';

const US = { accountHolder: 'Harbor Nights LLC', routingNumber: '021000021', accountNumber: '123456789' };
const NO_BANK_ACCOUNT = bankAccountOf({});

/** The record that the form gives, or the refusal of each invalid field. */
function save(draft: MerchantDraft, base?: MerchantDraft) {
  const result = v.safeParse(merchantDraftSchema(merchants, base), draft);
  return result.success
    ? { record: result.output }
    : { refused: Object.fromEntries(result.issues.map(({ path, message }) => [String(path?.[0].key), message])) };
}

describe('The form of a merchant that only payments name', () => {
  const bare: MerchantDraft = { ...COMPLETE, street: '', country: '', state: '', zipCode: '', city: '' };

  test('accepts other changes without an address', () => {
    expect(save({ ...bare, contactPerson: 'Kim' }, bare)).toEqual({ record: { ...bare, contactPerson: 'Kim' } });
    expect(save({ ...bare, name: '' }, bare)).toEqual({ refused: { name: 'merchantNameMissing' } });
  });

  test('requires the whole address once a part of it is filled in', () => {
    expect(save({ ...bare, street: '1 Pier Walk' }, bare)).toEqual({
      refused: {
        country: 'countryMissing',
        state: 'stateMissing',
        city: 'cityMissing',
        zipCode: 'zipCodeMissing',
      },
    });
  });
});

test('A new merchant needs its address, although nobody changed the fields of the empty form', () => {
  expect(save({ ...EMPTY_MERCHANT_DRAFT, name: 'Harbor Nights' }, EMPTY_MERCHANT_DRAFT)).toEqual({
    refused: { street: 'streetMissing', zipCode: 'zipCodeMissing' },
  });
});

describe('The recorded bank details of a merchant', () => {
  test('are those that were typed, without spaces and hyphens, and without the empty fields', () => {
    const typed = { ...NO_BANK_ACCOUNT, ...US, accountHolder: ' Harbor Nights LLC ', routingNumber: '0210-0002 1' };
    expect(save({ ...COMPLETE, ...typed })).toEqual({ record: { ...COMPLETE, ...US } });
    expect(save({ ...COMPLETE, ...NO_BANK_ACCOUNT }, COMPLETE)).toEqual({ record: COMPLETE });
  });

  test('are empty texts where a stored value was removed', () => {
    const record = { ...COMPLETE, accountHolder: '', routingNumber: '', accountNumber: '' };
    const stored = { ...COMPLETE, ...US };
    expect(save({ ...COMPLETE, ...NO_BANK_ACCOUNT }, stored)).toEqual({ record });
    const unset: MerchantDraft = { ...COMPLETE, accountHolder: undefined, routingNumber: undefined };
    expect(save(unset, stored)).toEqual({ record });
  });

  test('may stay as a later version stored them, and follow the rules once they are changed', () => {
    // A country that has no IBAN in this version.
    const stored = { ...COMPLETE, accountHolder: 'Harbor Nights LLC', iban: 'ZZ001234' };
    for (const opened of [stored, { ...stored, ...bankAccountOf(stored) }]) {
      expect(save({ ...opened, contactPerson: 'Kim' }, stored)).toEqual({
        record: { ...stored, contactPerson: 'Kim' },
      });
      expect(save({ ...opened, accountHolder: 'Harbor' }, stored)).toEqual({ refused: { iban: 'ibanUnreadable' } });
    }
  });
});
