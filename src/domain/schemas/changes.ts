import * as v from 'valibot';
import { EDITED } from '@/domain/changes/edits';
import { reconciliationRecordSchema } from './reconciliation';
import { issuedStatementSchema, payoutSchema } from './statements';
import { localTimeSchema, storedObject } from './values';

export const editSchema = storedObject({
  id: v.string(),
  subject: v.picklist(EDITED),
  rowId: v.string(),
  recordedAt: localTimeSchema,
  recordedBy: v.string(),
  zone: v.optional(v.string()),
  /**
   * The earlier values of the changed fields. Null if the row was added. The new values are in the row or in the next
   * edit.
   */
  before: v.nullable(v.record(v.string(), v.unknown())),
});

const stamp = { id: v.string(), recordedAt: localTimeSchema, recordedBy: v.string(), zone: v.string() };

/** `of` is the kind of the reversed record. The record is null once it was restored. */
const reversalOf = <const Kind extends string, Schema extends v.GenericSchema>(kind: Kind, record: Schema) =>
  storedObject({
    ...stamp,
    of: v.literal(kind),
    recordId: v.string(),
    record: v.nullable(record),
    /** Who restored it. */
    broughtBack: v.optional(storedObject(stamp)),
  });

export const reversalSchema = v.variant('of', [
  reversalOf('payouts', payoutSchema),
  reversalOf('statements', issuedStatementSchema),
  reversalOf('reconciliation', reconciliationRecordSchema),
]);
