import * as v from 'valibot';
import { localTimeSchema } from './calendar/schema';

/**
 * An object that is stored. A later version may add fields, and they survive when this version reads and writes the
 * object. The type has only the known fields, so that a misspelled field is still an error.
 */
export function storedObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.looseObject(entries) as unknown as v.ObjectSchema<Entries, undefined>;
}

/** The version of the rules by which a record was made. Earlier versions did not record it. */
export const ruleVersionSchema = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));

/**
 * Who did something, and when: the instant in milliseconds since 1970, and the local time in the zone of the workspace,
 * such as `Europe/Berlin`. Earlier versions recorded no instant, and before that no zone. The log adds the position at which it stored the record: 0 if an earlier version stored it, none while it is not stored.
 */
export const momentEntries = {
  recordedAt: localTimeSchema,
  recordedBy: v.string(),
  zone: v.optional(v.string()),
  instant: v.optional(v.number()),
  sequence: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
};
/** The same, for records that always had a zone. */
export const zonedMomentEntries = { ...momentEntries, zone: v.string() };

export const momentSchema = storedObject(momentEntries);
export type Moment = v.InferOutput<typeof momentSchema>;
