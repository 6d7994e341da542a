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
  /** The fields that changed, as they were; null where the row was added. What they became is in the row, or in the next edit. */
  before: v.nullable(v.record(v.string(), v.unknown())),
});

const stamp = { id: v.string(), recordedAt: localTimeSchema, recordedBy: v.string(), zone: v.string() };

export const takenBackSchema = v.strictObject({
  ...stamp,
  /** Among which records it was, and its id there. */
  of: v.picklist(['payouts', 'statements', 'reconciliation']),
  recordId: v.string(),
  /** What was taken back; null as soon as it is in its place again. */
  record: v.nullable(v.union([payoutSchema, issuedStatementSchema, reconciliationRecordSchema])),
  /** Who brought it back. */
  broughtBack: v.optional(v.strictObject(stamp)),
});
