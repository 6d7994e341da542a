import * as v from 'valibot';
import { merchantRefusals, tidyMerchantDraft, type MerchantDraft, type MerchantRefusals } from './merchantForm';

/** Letters of a name that is typed; files and earlier versions of the console may have brought longer ones. */
export const LONGEST_MERCHANT_NAME = 80;

/**
 * The rules of the merchant form as a form is checked; what it lets through is as it is recorded. `keptName` is the one that
 * the merchant has, however long.
 */
export function merchantDraftSchema(others: Parameters<typeof merchantRefusals>[1], keptName = '') {
  return v.pipe(
    v.custom<MerchantDraft>((draft) => typeof draft === 'object'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const refusals: MerchantRefusals = merchantRefusals(input, others);
      if (input.name !== keptName && input.name.trim().length > LONGEST_MERCHANT_NAME)
        refusals.name = 'merchantNameTooLong';
      for (const [key, message] of Object.entries(refusals))
        addIssue({
          message,
          path: [{ type: 'unknown', origin: 'value', input, key, value: input[key as keyof MerchantDraft] }],
        });
    }),
    v.transform(tidyMerchantDraft),
  );
}
