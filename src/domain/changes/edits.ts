import * as v from 'valibot';
import { localTimeSchema } from '@/domain/calendar/dates';

/** What operators edit. */
export const EDITED = ['merchant', 'integration'] as const;

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

/** Who edited a row, when, and what stood there before. */
export type Edit = v.InferOutput<typeof editSchema>;
