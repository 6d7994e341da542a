import * as v from 'valibot';
import { storedObject, zonedMomentEntries } from '@/domain/recordSchema';

const BEARERS = ['merchant', 'platform'] as const;

/** The settings of a charge model. A merchant or an integration has only those that differ from its workspace. */
const settingsSchema = v.partial(
  v.object({
    processorFeePaidBy: v.picklist(['fees', ...BEARERS]),
    partnerFeeFrom: v.picklist(['fees', ...BEARERS]),
    platformFeeOnRefund: v.picklist(['returned', 'kept']),
    processorFeeOnRefund: v.picklist(['returned', 'kept']),
    unreturnedFeeBorneBy: v.picklist(BEARERS),
    disputeBorneBy: v.picklist([...BEARERS, 'split']),
    disputeFeeBorneBy: v.picklist(BEARERS),
  }),
);

/** `subject` says of what `subjectId` is the id; that of a workspace is empty. */
export const chargeModelRecordSchema = storedObject({
  id: v.string(),
  subject: v.picklist(['workspace', 'merchant', 'integration']),
  subjectId: v.string(),
  settings: settingsSchema,
  ...zonedMomentEntries,
});

export type ChargeModelRecord = v.InferOutput<typeof chargeModelRecordSchema>;
