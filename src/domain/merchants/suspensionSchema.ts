import * as v from 'valibot';
import type { FieldRefusal } from '@/domain/refusals';
import { LONGEST_DESCRIPTION } from './merchantDraftSchema';

/** The fields of the suspension form. */
export const suspensionSchema = v.strictObject({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('reasonMissing' satisfies FieldRefusal),
    v.maxLength(LONGEST_DESCRIPTION, 'descriptionTooLong' satisfies FieldRefusal),
  ),
  alsoIntegrations: v.boolean(),
});
