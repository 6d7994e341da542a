import * as v from 'valibot';
import { isDay } from '@/domain/calendar/dates';

/**
 * An object that is stored. A later version may add fields, and they survive when this version reads and writes the
 * object. The type has only the known fields, so that a misspelled field is still an error.
 */
export function storedObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.looseObject(entries) as unknown as v.ObjectSchema<Entries, undefined>;
}

export const centsSchema = v.pipe(v.number(), v.safeInteger());

/** The version of the rules by which a record was made. Earlier versions did not record it. */
export const ruleVersionSchema = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));

export const currencyCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is not an ISO 4217 code'));

export const daySchema = v.pipe(v.string(), v.check(isDay, 'is not a day as YYYY-MM-DD'));

export const localTimeSchema = v.pipe(
  v.string(),
  v.check(
    (text) => isDay(text.slice(0, 10)) && /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text.slice(10)),
    'is not a time as YYYY-MM-DD HH:mm:ss',
  ),
);
