import * as v from 'valibot';
import { groupBy } from '@/lib/byKey';
import { isRecord, parseJson } from '@/lib/objects';
import { isKeepable, isOfNewerVersion, type PendingEdit } from './entries/entries';
import { COLLECTIONS } from './entries/collections';
import type { PendingMigration } from './entries/pendingMigration';
import { removeUnwritten, storeUnwritten } from './legacyStorage';
import { PREFERENCES } from './preferences/preferences';
import { readPreference, writePreference } from './preferences/preferenceText';
import type { Quarantine } from './quarantine';
import { KEY_PREFIX, UNWRITTEN, UNWRITTEN_KEY, type TextStorage } from './storage';

// Version 1 stored rows, records and preferences of a screen in one text. Each part becomes a collection.
const PARTS: Record<string, Record<string, string>> = {
  merchants: { rows: 'merchants' },
  integrations: { rows: 'integrations' },
  notifications: { read: 'notifications', readInbox: 'inbox' },
  payments: { records: 'payments' },
};

const recordOf = <Value>(isValue: (value: unknown) => boolean) =>
  v.custom<Record<string, Value>>((input) => isRecord(input) && Object.values(input).every(isValue), 'is no record');
const stampsSchema = recordOf<number>((value) => typeof value === 'number');
const textSchema = v.looseObject({
  slice: v.string(),
  version: v.literal(1),
  kept: recordOf<unknown>(() => true),
  stamps: stampsSchema,
  removed: stampsSchema,
  origins: v.optional(recordOf<string>((value) => typeof value === 'string')),
});

/**
 * Migrates texts of version 1, and edits that a closed page left unwritten. They stay in localStorage until `forget`
 * confirms that they are written; preferences are then rewritten in the current format. Unreadable parts go into
 * quarantine.
 */
export function migrateV1(storage: TextStorage, all: readonly string[], quarantine: Quarantine): PendingMigration {
  // A later version may use the name for another text.
  const names = all.filter((name) => !isOfLaterFormat(storage.getItem(KEY_PREFIX + name)));
  const edits = names.flatMap((name) => {
    const text = storage.getItem(KEY_PREFIX + name);
    if (text === null) return [];
    const own = readEarlier(name, text);
    if (own) return own;
    quarantine.move(name, text, () => storage.removeItem(KEY_PREFIX + name));
    return [];
  });
  const unwritten = readUnwritten(storage, quarantine);
  return {
    edits: [...edits, ...unwritten.edits],
    hasNewer: unwritten.newer.length > 0 || names.length < all.length,
    forget: () => {
      for (const name of names) convert(storage, name);
      removeUnwritten(storage, new Set(unwritten.edits.map((edit) => JSON.stringify(edit))));
    },
  };
}

function isOfLaterFormat(text: string | null): boolean {
  const content = text === null ? undefined : parseJson(text);
  return isRecord(content) && Number(content.version) > 1 && !PREFERENCES.some(({ name }) => name === content.slice);
}

function convert(storage: TextStorage, name: string): void {
  const text = storage.getItem(KEY_PREFIX + name);
  const preference = PREFERENCES.find((each) => each.name === name);
  const kept = text !== null && preference ? readPreference(text, preference) : undefined;
  const written = preference && kept ? writePreference(preference, kept.value) : null;
  if (written === null) storage.removeItem(KEY_PREFIX + name);
  else storage.setItem(KEY_PREFIX + name, written);
}

/**
 * The rows and records of a text of version 1, in the order in which they were written. Undefined if any part is
 * damaged.
 */
function readEarlier(name: string, text: string): PendingEdit[] | undefined {
  const parsed = v.safeParse(textSchema, parseJson(text));
  if (!parsed.success || parsed.output.slice !== name) return undefined;
  const { kept, stamps } = parsed.output;
  const preference = PREFERENCES.find((each) => each.name === name);
  const paths: string[] = [];
  const found: { stamp: number; edit: PendingEdit }[] = [];
  for (const [part, content] of Object.entries(kept)) {
    const journal = COLLECTIONS.find((each) => each.name === PARTS[name]?.[part]);
    if (!journal) {
      if (part !== preference?.field || !preference.isValue(content)) return undefined;
      paths.push(part);
      continue;
    }
    if (!isRecord(content)) return undefined;
    for (const [id, value] of Object.entries(content)) {
      const path = `${part}/${id}`;
      const edit = { journal: journal.name, id, value };
      if (!isKeepable(edit, journal)) return undefined;
      paths.push(path);
      found.push({ stamp: stamps[path] ?? 0, edit });
    }
  }
  // A value without its sequence, or a sequence without its value, means that a part of the text is missing.
  if (paths.length !== Object.keys(stamps).length || !paths.every((path) => Object.hasOwn(stamps, path)))
    return undefined;
  return found.sort((a, b) => a.stamp - b.stamp).map(({ edit }) => edit);
}

/**
 * The edits that a closed page left. Damaged ones go into quarantine; the others stay until they are written. Those of a
 * later version stay until that version writes them.
 */
function readUnwritten(storage: TextStorage, quarantine: Quarantine): { edits: PendingEdit[]; newer: unknown[] } {
  const text = storage.getItem(UNWRITTEN_KEY);
  const list = text === null ? [] : parseJson(text);
  const all: unknown[] = Array.isArray(list) ? list : [];
  const of = groupBy(all, formatOf);
  const edits = (of.get('known') ?? []) as PendingEdit[];
  const newer = of.get('newer') ?? [];
  const damaged = Array.isArray(list) ? (of.get('damaged') ?? []) : [text];
  const forget = () => {
    if (storage.getItem(UNWRITTEN_KEY) === text) storeUnwritten(storage, [...edits, ...newer]);
  };
  const texts = damaged.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  if (texts.length > 0) quarantine.move(UNWRITTEN, texts.join('\n'), forget);
  return { edits, newer };
}

/** Whether an edit is one of this version or of a later one. */
function formatOf(input: unknown): 'known' | 'newer' | 'damaged' {
  if (!isRecord(input) || typeof input.id !== 'string' || typeof input.journal !== 'string') return 'damaged';
  const { id, value, base } = input;
  const journal = COLLECTIONS.find(({ name }) => name === input.journal);
  if (!journal || isOfNewerVersion({ ...input, seq: 0 }, journal)) return 'newer';
  return [value, base].every((each) => each === undefined || isKeepable({ id, value: each }, journal))
    ? 'known'
    : 'damaged';
}
