import * as v from 'valibot';
import { LONGEST_DESCRIPTION } from '@/domain/merchants/merchantDraftSchema';
import type { FieldRefusal } from '@/domain/refusals';

/** The field of the form that withdraws a refund. */
export const withdrawalSchema = v.strictObject({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('reasonMissing' satisfies FieldRefusal),
    v.maxLength(LONGEST_DESCRIPTION, 'descriptionTooLong' satisfies FieldRefusal),
  ),
});
