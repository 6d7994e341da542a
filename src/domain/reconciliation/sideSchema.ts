import * as v from 'valibot';
import { storedObject } from '@/domain/recordSchema';
import { centsSchema } from '@/domain/money/schema';
import { daySchema, localTimeSchema } from '@/domain/calendar/schema';

const fee = v.optional(centsSchema);

/** One payment as one side has it, in minor units of its currency. Values that the side does not have are absent. */
export const sideSchema = storedObject({
  id: v.string(),
  /** The console's id, as the processor's report refers to it. */
  reference: v.optional(v.string()),
  /** Only a day if the file has no time. */
  time: v.union([localTimeSchema, daySchema]),
  /** The IANA name of the zone of that time. */
  zone: v.optional(v.string()),
  currency: v.string(),
  amount: centsSchema,
  refunded: fee,
  disputed: fee,
  status: v.optional(v.string()),
  processor: fee,
  partner: fee,
  platform: fee,
});

export type Side = v.InferOutput<typeof sideSchema>;
