import { isSame } from '@/domain/isSame';
import { isRecord, parseJson } from '@/store/json';
import type { Preference } from './preferences';

/** The version of the stored text. Of another than this and the first, none is guessed at. */
const VERSION = 2;

/** The value of a stored text, in a field of that name; undefined where it is damaged, or not of this preference's shape. */
export function readPreference(
  text: string,
  { name, field, initial, isValue }: Preference,
): { value: unknown } | undefined {
  const content = parseJson(text);
  if (isEarlierText(text, name)) {
    // Beside it stand rows, which are not its own.
    const value = (content as { kept: Record<string, unknown> }).kept[field];
    return value === undefined ? { value: initial } : isValue(value) ? { value } : undefined;
  }
  // As it is written: nothing more, nothing less.
  const value = isRecord(content) && isRecord(content.kept) ? content.kept[field] : undefined;
  const isWhole = isSame(content, { slice: name, version: VERSION, kept: { [field]: value } });
  return isWhole && isValue(value) ? { value } : undefined;
}

/** Whether it is a text of the first version, which held rows and records as well: it stays until they are entries. */
export function isEarlierText(text: string, name: string): boolean {
  const content = parseJson(text);
  return isRecord(content) && content.slice === name && content.version === 1 && isRecord(content.kept);
}

/** The text that `readPreference` reads. */
export function writePreference({ name, field }: Preference, value: unknown): string {
  return JSON.stringify({ slice: name, version: VERSION, kept: { [field]: value } });
}
