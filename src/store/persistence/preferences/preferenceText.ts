import { isRecord, parseJson } from '@/lib/objects';
import type { Preference } from './preferences';

/** The version of the stored text, which is the number of its format. A text of a later version stays as it is. */
const VERSION = 2;

type Content = { version: unknown; kept: Record<string, unknown> };

/** The content of a text of this preference. Undefined if the text is damaged. */
function contentOf(text: string | null, name: string): Content | undefined {
  const content = text !== null && parseJson(text);
  return isRecord(content) && content.slice === name && isRecord(content.kept) ? (content as Content) : undefined;
}

/**
 * The value of a stored text. Undefined if the text is damaged. A choice that only a later version offers reads as the
 * initial value.
 */
export function readPreference(
  text: string,
  { name, field, initial, isValue }: Preference,
): { value: unknown } | undefined {
  const { version, kept } = contentOf(text, name) ?? {};
  const value = kept?.[field];
  // A text of version 1 also has rows, which are migrated separately.
  const isKnown = version === VERSION || version === 1;
  if (isKnown && isValue(value)) return { value };
  const isOfNewerVersion = Number(version) > VERSION;
  const isChoice = typeof value === typeof initial && typeof value !== 'object';
  return isOfNewerVersion || (isKnown && isChoice) || (version === 1 && value === undefined)
    ? { value: initial }
    : undefined;
}

/** Whether the text is of version 1, which also had rows and records. It stays until they are migrated. */
export function isEarlierText(text: string, name: string): boolean {
  return contentOf(text, name)?.version === 1;
}

/**
 * Encodes a preference for `readPreference`. The fields of a later version in the text `before` stay, and so does a whole
 * text of a later version. Null if nothing needs to be stored.
 */
export function writePreference(
  { name, field, initial }: Preference,
  value: unknown,
  before: string | null = null,
): string | null {
  const content = contentOf(before, name);
  if (Number(content?.version) > VERSION) return before;
  const written = { ...content, slice: name, version: VERSION, kept: { ...content?.kept, [field]: value } };
  const hasOthers = Object.keys({ ...written, ...written.kept }).length > 4;
  return value === initial && !hasOthers ? null : JSON.stringify(written);
}
