import * as v from 'valibot';
import type { Preference } from './preferences';

/** The version of the stored text. Texts of version 1 held what is entries now, too; of any other version, none is guessed at. */
const VERSION = 2;

/** The value of a stored text, in a field of that name; undefined where it is damaged, or not of this preference's shape. */
export function readPreference(text: string, { name, field, schema }: Preference): { value: unknown } | undefined {
  const textSchema = v.strictObject({
    slice: v.literal(name),
    version: v.literal(VERSION),
    kept: v.strictObject({ [field]: schema }),
  });
  const parsed = v.safeParse(textSchema, parseJson(text));
  return parsed.success ? { value: parsed.output.kept[field] } : undefined;
}

/** The text that `readPreference` reads. */
export function writePreference({ name, field }: Preference, value: unknown): string {
  return JSON.stringify({ slice: name, version: VERSION, kept: { [field]: value } });
}

/** The value that a text is JSON of; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
