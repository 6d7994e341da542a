import { isSame } from '@/lib/isSame';
import { isRecord, parseJson } from '@/lib/json';
import type { Preference } from './preferences';

/** The version of the stored text. A text of any version other than this and the first is not read. */
const VERSION = 2;

/** The value of a stored text. Undefined if the text is damaged or does not fit the preference. */
export function readPreference(
  text: string,
  { name, field, initial, isValue }: Preference,
): { value: unknown } | undefined {
  const content = parseJson(text);
  if (isEarlierText(text, name)) {
    // A text of version 1 also has rows, which are migrated separately.
    const value = (content as { kept: Record<string, unknown> }).kept[field];
    return value === undefined ? { value: initial } : isValue(value) ? { value } : undefined;
  }
  // The text must be exactly what the console writes.
  const value = isRecord(content) && isRecord(content.kept) ? content.kept[field] : undefined;
  const isWhole = isSame(content, { slice: name, version: VERSION, kept: { [field]: value } });
  return isWhole && isValue(value) ? { value } : undefined;
}

/** Whether the text is of version 1, which also had rows and records. It stays until they are migrated. */
export function isEarlierText(text: string, name: string): boolean {
  const content = parseJson(text);
  return isRecord(content) && content.slice === name && content.version === 1 && isRecord(content.kept);
}

/** Encodes a preference for `readPreference`. */
export function writePreference({ name, field }: Preference, value: unknown): string {
  return JSON.stringify({ slice: name, version: VERSION, kept: { [field]: value } });
}
