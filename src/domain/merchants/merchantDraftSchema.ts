import * as v from 'valibot';
import type { FieldRefusal } from '@/domain/refusals';
import { merchantRefusals, tidyMerchantDraft, type MerchantDraft, type MerchantRefusals } from './merchantForm';

/** Letters of a name that is typed; files and earlier versions of the console may have brought longer ones. */
export const LONGEST_MERCHANT_NAME = 80;
/** In characters: of every other field but the description. */
export const LONGEST_MERCHANT_FIELD = 200;
export const LONGEST_DESCRIPTION = 2_000;

const LIMITS: Partial<Record<string, { most: number; refusal: FieldRefusal }>> = {
  name: { most: LONGEST_MERCHANT_NAME, refusal: 'merchantNameTooLong' },
  description: { most: LONGEST_DESCRIPTION, refusal: 'descriptionTooLong' },
};
const OTHER_LIMIT = { most: LONGEST_MERCHANT_FIELD, refusal: 'merchantFieldTooLong' } as const;

/**
 * The rules of the merchant form as a form is checked; what it lets through is as it is recorded. `base` is the merchant as
 * it is stored: its own texts are accepted however long they are.
 */
export function merchantDraftSchema(others: Parameters<typeof merchantRefusals>[1], base?: MerchantDraft) {
  return v.pipe(
    v.custom<MerchantDraft>((draft) => typeof draft === 'object'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const refusals: MerchantRefusals = merchantRefusals(input, others);
      for (const field of Object.keys(input) as (keyof MerchantDraft)[]) {
        const { most, refusal } = LIMITS[field] ?? OTHER_LIMIT;
        if (input[field] !== base?.[field] && input[field].trim().length > most) refusals[field] = refusal;
      }
      for (const [key, message] of Object.entries(refusals))
        addIssue({
          message,
          path: [{ type: 'unknown', origin: 'value', input, key, value: input[key as keyof MerchantDraft] }],
        });
    }),
    v.transform(tidyMerchantDraft),
  );
}
