import * as v from 'valibot';
import { localTimeSchema } from '@/domain/calendar/dates';
import type { FieldRefusal } from '@/domain/refusals';

/** By whom something was done, and when: local time of its zone. */
export const momentSchema = v.strictObject({
  recordedAt: localTimeSchema,
  recordedBy: v.string(),
  zone: v.optional(v.string()),
});

/** A suspension that was lifted. Who suspended, and when, is missing of one that was made before that was recorded. */
export const pastSuspensionSchema = v.strictObject({
  reason: v.string(),
  suspended: v.optional(momentSchema),
  lifted: momentSchema,
});

/** What a suspension asks for. */
export const suspensionSchema = v.strictObject({
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('reasonMissing' satisfies FieldRefusal)),
  alsoIntegrations: v.boolean(),
});

export type Moment = v.InferOutput<typeof momentSchema>;
export type PastSuspension = v.InferOutput<typeof pastSuspensionSchema>;
