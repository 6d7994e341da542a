import * as v from 'valibot';
import { describeFieldRefusal } from '@/components/text/refusals/fieldRefusalTexts';
import { merchantDraftSchema } from '@/domain/merchants/merchantDraftSchema';
import { EMPTY_MERCHANT_DRAFT, type MerchantDraft } from '@/domain/merchants/merchantForm';
import type { FieldRefusal } from '@/domain/refusals';
import { merchants } from '@/fixtures/merchants';
import { USD } from '../currencies';

/** A form that passes the validation. */
export const COMPLETE: MerchantDraft = {
  ...EMPTY_MERCHANT_DRAFT,
  name: 'Harbor Nights',
  street: '1 Pier Walk',
  zipCode: '10001',
};

/** Returns the error message of each invalid field. */
export function messagesOf(draft: Partial<MerchantDraft>): Partial<Record<string, readonly string[]>> {
  const result = v.safeParse(merchantDraftSchema(merchants), { ...COMPLETE, ...draft });
  const refused: Record<string, string[]> = result.success ? {} : (v.flatten(result.issues).nested as never);
  return Object.fromEntries(
    Object.entries(refused).map(([field, refusals]) => [
      field,
      refusals.map((refusal) => describeFieldRefusal(refusal as FieldRefusal, USD)),
    ]),
  );
}

export const accepts = (draft: Partial<MerchantDraft>) => Object.keys(messagesOf(draft)).length === 0;
