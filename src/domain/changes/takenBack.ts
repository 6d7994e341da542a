import * as v from 'valibot';
import { localTimeSchema } from '@/domain/calendar/dates';
import { reconciliationRecordSchema } from '@/domain/reconciliation/settlements';
import { issuedStatementSchema } from '@/domain/statements/issued';
import { payoutSchema } from '@/domain/statements/payouts';

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

/** That somebody took a record back, which stands here from then on: it is in one place alone. */
export type TakenBack = v.InferOutput<typeof takenBackSchema>;
