import * as v from 'valibot';
import { merchantRefusals, tidyMerchantDraft, type MerchantDraft } from './merchantForm';

/** The rules of the merchant form as a form is checked; what it lets through is as it is recorded. */
export function merchantDraftSchema(others: Parameters<typeof merchantRefusals>[1]) {
  return v.pipe(
    v.custom<MerchantDraft>((draft) => typeof draft === 'object'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, message] of Object.entries(merchantRefusals(input, others)))
        addIssue({
          message,
          path: [{ type: 'unknown', origin: 'value', input, key, value: input[key as keyof MerchantDraft] }],
        });
    }),
    v.transform(tidyMerchantDraft),
  );
}
