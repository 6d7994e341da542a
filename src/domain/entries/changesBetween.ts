import { isSame, ownValue } from '@/lib/objects';
import type { EntryChange, EntryKind } from './entryKinds';

type Values = Readonly<Record<string, unknown>>;

/** The changes from some values of one kind to others, which are in the order of the log. */
export function changesBetween(kind: EntryKind, before: Values, after: Values): EntryChange[] {
  const known = Object.keys(before);
  const ids = known.filter((id) => Object.hasOwn(after, id));
  const withdrawn = known.filter((id) => !Object.hasOwn(after, id));
  const entries = Object.entries(after);
  const isUnchanged = ([id, value]: [string, unknown]) => isSame(ownValue(before, id), value);
  if (withdrawn.length === 0 && entries.every(isUnchanged)) return [];
  // From the first difference on, every entry is put again, so that they follow it in the order of the log.
  const first = entries.findIndex((entry, index) => entry[0] !== ids[index] || !isUnchanged(entry));
  const put = first < 0 ? [] : entries.slice(first);
  return [...withdrawn.map((id) => [id, undefined] as const), ...put].map(
    ([id, value]) => ({ kind, id, value }) as EntryChange,
  );
}
