import * as v from 'valibot';

/** Values by their ids or paths: an object, as a list is none. */
export function recordSchema<Value>(value: v.GenericSchema<unknown, Value>) {
  return v.pipe(
    v.custom<Record<string, unknown>>((input) => !Array.isArray(input), 'is a list'),
    v.record(v.string(), value),
  );
}
