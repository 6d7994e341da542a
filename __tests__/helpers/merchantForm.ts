import * as v from 'valibot';
import { EMPTY_MERCHANT_DRAFT, merchantDraftSchema, type MerchantDraft } from '@/domain/merchants/merchantForm';
import { merchants } from '@/fixtures/merchants';

/** A form that is let through. */
export const COMPLETE: MerchantDraft = {
  ...EMPTY_MERCHANT_DRAFT,
  name: 'Harbor Nights',
  street: '1 Pier Walk',
  zipCode: '10001',
};

/** The message of each field that is refused. */
export function messagesOf(draft: Partial<MerchantDraft>): Partial<Record<string, readonly [string, ...string[]]>> {
  const result = v.safeParse(merchantDraftSchema(merchants), { ...COMPLETE, ...draft });
  return result.success ? {} : v.flatten<ReturnType<typeof merchantDraftSchema>>(result.issues).nested!;
}

export const accepts = (draft: Partial<MerchantDraft>) => Object.keys(messagesOf(draft)).length === 0;
