import * as v from 'valibot';
import { requiredText } from '@/domain/fieldRefusals';
import { LONGEST_DESCRIPTION } from '@/domain/merchants/merchantDraftSchema';

/** The field of the form that withdraws a refund. */
export const withdrawalSchema = v.strictObject({ reason: requiredText(LONGEST_DESCRIPTION, 'reasonMissing') });
