import * as v from 'valibot';
import { EDITED } from '@/domain/changes/edits';
import { reconciliationRecordSchema } from './reconciliation';
import { issuedStatementSchema, payoutSchema } from './statements';
import { localTimeSchema } from './values';

export const editSchema = v.strictObject({
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

export const reversalSchema = v.strictObject({
  ...stamp,
  /** The kind of the changed record, and its id. */
  of: v.picklist(['payouts', 'statements', 'reconciliation']),
  recordId: v.string(),
  /** The reversed record. Null once it was restored. */
  record: v.nullable(v.union([payoutSchema, issuedStatementSchema, reconciliationRecordSchema])),
  /** Who restored it. */
  broughtBack: v.optional(v.strictObject(stamp)),
});
