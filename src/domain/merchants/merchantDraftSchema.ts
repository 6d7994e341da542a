import * as v from 'valibot';
import { checkFields, requiredText } from '@/domain/fieldRefusals';
import type { FieldRefusal } from '@/domain/refusals';
import { bankAccountOf, bankAccountRefusals, tidyBankAccount } from './bankAccount';
import { BANK_FIELDS } from './bankFields';
import { merchantRefusals, tidyMerchantDraft, type MerchantDraft, type MerchantRefusals } from './merchantForm';

/** In characters: the maximum length of a typed name. Files and earlier versions may have longer ones. */
export const LONGEST_MERCHANT_NAME = 80;
/** In characters: the maximum length of every other field except the description. */
export const LONGEST_MERCHANT_FIELD = 200;
export const LONGEST_DESCRIPTION = 2_000;

const LIMITS: Partial<Record<string, { most: number; refusal: FieldRefusal }>> = {
  name: { most: LONGEST_MERCHANT_NAME, refusal: 'merchantNameTooLong' },
  description: { most: LONGEST_DESCRIPTION, refusal: 'descriptionTooLong' },
};
const ADDRESS_FIELDS = ['street', 'country', 'state', 'zipCode', 'city'] as const;

const OTHER_LIMIT = { most: LONGEST_MERCHANT_FIELD, refusal: 'merchantFieldTooLong' } as const;

/**
 * The rules of the merchant form. The output is the record. Texts that equal the stored merchant (`base`) are accepted
 * regardless of their length, and so is its address, because merchants that only payments name have none.
 */
export function merchantDraftSchema(others: Parameters<typeof merchantRefusals>[1], base?: MerchantDraft) {
  return v.pipe(
    v.custom<MerchantDraft>((draft) => typeof draft === 'object'),
    checkFields<MerchantDraft>((input) => {
      // A stored account of a later version may follow rules that this version does not know.
      const isBankAccountTyped = BANK_FIELDS.some((field) => (input[field] ?? '') !== (base?.[field] ?? ''));
      const refusals: MerchantRefusals = {
        ...merchantRefusals(input, others),
        ...(isBankAccountTyped && bankAccountRefusals(bankAccountOf(input))),
      };
      // A new merchant has no name before its form is filled in.
      if (base && base.name !== '' && ADDRESS_FIELDS.every((field) => input[field] === base[field]))
        for (const field of ADDRESS_FIELDS) Reflect.deleteProperty(refusals, field);
      for (const field of Object.keys(input) as (keyof MerchantDraft)[]) {
        const { most, refusal } = LIMITS[field] ?? OTHER_LIMIT;
        if (input[field] !== base?.[field] && (input[field]?.trim().length ?? 0) > most) refusals[field] = refusal;
      }
      return refusals;
    }),
    v.transform((draft) => {
      const account = tidyBankAccount(bankAccountOf(draft));
      // An empty field is recorded only where a value was removed.
      const given = BANK_FIELDS.filter((field) => account[field] !== '' || base?.[field] !== undefined);
      const { accountHolder, iban, bic, routingNumber, accountNumber, ...others } = draft;
      return tidyMerchantDraft({ ...others, ...Object.fromEntries(given.map((field) => [field, account[field]])) });
    }),
  );
}

/** The fields of the suspension form. */
export const suspensionSchema = v.strictObject({
  reason: requiredText(LONGEST_DESCRIPTION, 'reasonMissing'),
  alsoIntegrations: v.boolean(),
});
