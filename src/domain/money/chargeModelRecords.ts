import * as v from 'valibot';
import { storedObject, zonedMomentEntries } from '@/domain/recordSchema';

/** Who may bear a cost that the fees of a payment do not cover. */
const BEARERS = ['merchant', 'platform'] as const;

export const modelSchema = v.object({
  /** `fees`: the processor takes its cost from the fees of the payment first, as the specification says. */
  processorFeePaidBy: v.picklist(['fees', ...BEARERS]),
  partnerFeeFrom: v.picklist(['fees', ...BEARERS]),
  /** On a refund, the platform returns its fee in proportion, or keeps it. */
  platformFeeOnRefund: v.picklist(['returned', 'kept']),
  /** On a refund, the processor keeps its fee, or returns it in proportion. */
  processorFeeOnRefund: v.picklist(['returned', 'kept']),
  /** Who covers the processor's fee of a refund if the processor keeps it. */
  unreturnedFeeBorneBy: v.picklist(BEARERS),
  /** `split`: each party in the ratio of its share of the payment. */
  disputeBorneBy: v.picklist([...BEARERS, 'split']),
  disputeFeeBorneBy: v.picklist(BEARERS),
});

/** `subject` says of what `subjectId` is the id; that of a workspace is empty. */
export const chargeModelRecordSchema = storedObject({
  id: v.string(),
  subject: v.picklist(['workspace', 'merchant', 'integration']),
  subjectId: v.string(),
  /** A merchant or an integration has only those settings that differ from its workspace. */
  settings: v.partial(modelSchema),
  ...zonedMomentEntries,
});

export type ChargeModelRecord = v.InferOutput<typeof chargeModelRecordSchema>;
