import * as v from 'valibot';
import { assignmentSchema } from '@/domain/assignments/schema';
import { paymentRecordSchema } from '@/domain/payments/schema';
import { disputeRecordSchema } from '@/domain/disputes/schema';
import { agreedRateSchema } from '@/domain/fees/schema';
import { chargeModelRecordSchema } from '@/domain/money/chargeModelRecords';
import { noteSchema } from '@/domain/notes/schema';
import { reconciliationRecordSchema } from '@/domain/reconciliation/schema';
import { adjustmentSchema, issuedStatementSchema, payoutSchema } from '@/domain/statements/schema';
import { momentEntries, storedObject, zonedMomentEntries } from '@/domain/recordSchema';
import { EDITED } from './editedFields';

export const editSchema = storedObject({
  id: v.string(),
  subject: v.picklist(EDITED),
  rowId: v.string(),
  ...momentEntries,
  /**
   * The earlier values of the changed fields. Null if the row was added. The new values are in the row or in the next
   * edit.
   */
  before: v.nullable(v.record(v.string(), v.unknown())),
});

const stamp = { id: v.string(), ...zonedMomentEntries };

/** `of` is the kind of the reversed record. The record is null once it was restored. */
const reversalOf = <const Kind extends string, Schema extends v.GenericSchema>(kind: Kind, record: Schema) =>
  storedObject({
    ...stamp,
    of: v.literal(kind),
    recordId: v.string(),
    record: v.nullable(record),
    reason: v.optional(v.string()),
    /** Who restored it. */
    broughtBack: v.optional(storedObject(stamp)),
  });

export const reversalSchema = v.variant('of', [
  reversalOf('payments', paymentRecordSchema),
  reversalOf('payouts', payoutSchema),
  reversalOf('statements', issuedStatementSchema),
  reversalOf('reconciliation', reconciliationRecordSchema),
  // Earlier versions kept no withdrawn record of these kinds. They hide these reversals and keep them.
  reversalOf('chargeModels', chargeModelRecordSchema),
  reversalOf('disputes', disputeRecordSchema),
  reversalOf('adjustments', adjustmentSchema),
  reversalOf('agreedRates', agreedRateSchema),
  reversalOf('notes', noteSchema),
  reversalOf('assignments', assignmentSchema),
]);
