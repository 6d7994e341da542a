import * as v from 'valibot';
import { isKeepable, type Edit } from './entries/entries';
import { JOURNALS } from './entries/journals';
import { PREFERENCES } from './preferences/preferences';
import { parseJson, writePreference } from './preferences/preferenceText';
import type { Attempt } from './attempts';
import type { Quarantine } from './quarantine';
import { earlierKey, KEY_PREFIX, type TextStorage } from './storage';

// Version 1 kept rows, records and preferences of one screen in one text. Its parts, and the journals that they are now.
const PARTS: Record<string, Record<string, string>> = {
  merchants: { rows: 'merchants' },
  integrations: { rows: 'integrations' },
  notifications: { read: 'notifications', readInbox: 'inbox' },
  payments: { records: 'payments' },
};
const NAMES = [...new Set([...Object.keys(PARTS), ...PREFERENCES.map(({ name }) => name)])];

const keyOf = (name: string) => KEY_PREFIX + name;

const recordOf = <Value>(isValue: (value: unknown) => boolean) =>
  v.custom<Record<string, Value>>((input) => isRecord(input) && Object.values(input).every(isValue), 'is no record');
const stampsSchema = recordOf<number>((value) => typeof value === 'number');
const textSchema = v.strictObject({
  slice: v.string(),
  version: v.literal(1),
  kept: recordOf<unknown>(() => true),
  stamps: stampsSchema,
  removed: stampsSchema,
  origins: v.optional(
    recordOf<string>((value) => typeof value === 'string'),
    {},
  ),
});

type Earlier = { preference: unknown; edits: [journal: string, edit: Edit][] };

/**
 * Takes over what version 1 kept: its preferences stand under their keys as they are written now; its rows and records are
 * handed over, and stay in the storage until `forget` says that they are written. What cannot be read is put into
 * quarantine.
 */
export function takeEarlierTexts(storage: TextStorage, quarantine: Quarantine, attempt: Attempt) {
  const edits: Earlier['edits'] = [];
  const waiting: string[] = [];
  for (const name of NAMES) {
    attempt(name, () => {
      const preference = PREFERENCES.find((each) => each.name === name);
      const text = storage.getItem(keyOf(name));
      const isEarlier = (parseJson(text ?? '') as { version?: unknown } | null | undefined)?.version === 1;
      // What is damaged of a preference, it finds itself.
      if (text !== null && (isEarlier || !preference)) {
        const earlier = readEarlier(name, text);
        if (!earlier) quarantine.put(name, text);
        else if (earlier.edits.length > 0) storage.setItem(earlierKey(name), text);
        if (!preference || earlier?.preference === undefined) storage.removeItem(keyOf(name));
        else storage.setItem(keyOf(name), writePreference(preference, earlier.preference));
      }
      const rest = storage.getItem(earlierKey(name));
      if (rest === null) return;
      waiting.push(name);
      edits.push(...(readEarlier(name, rest)?.edits ?? []));
    });
  }
  return {
    edits,
    forget: () => {
      for (const name of waiting) attempt(name, () => storage.removeItem(earlierKey(name)));
    },
  };
}

function readEarlier(name: string, text: string): Earlier | undefined {
  const parsed = v.safeParse(textSchema, parseJson(text));
  if (!parsed.success || parsed.output.slice !== name) return undefined;
  const { kept, stamps, origins } = parsed.output;
  const preference = PREFERENCES.find((each) => each.name === name);
  const paths: string[] = [];
  const found: { stamp: number; edit: Earlier['edits'][number] }[] = [];
  for (const [part, content] of Object.entries(kept)) {
    const journal = JOURNALS.find((each) => each.name === PARTS[name]?.[part]);
    if (!journal) {
      if (part !== preference?.field || !v.is(preference.schema, content)) return undefined;
      paths.push(part);
      continue;
    }
    if (!isRecord(content)) return undefined;
    for (const [id, value] of Object.entries(content)) {
      const path = `${part}/${id}`;
      const edit = { id, value, ...(origins[path] !== undefined && { origin: origins[path] }) };
      if (!isKeepable(edit, journal)) return undefined;
      paths.push(path);
      found.push({ stamp: stamps[path] ?? 0, edit: [journal.name, edit] });
    }
  }
  // A value without its stamp, or a stamp without its value: a part of the text is missing.
  if (paths.length !== Object.keys(stamps).length || !paths.every((path) => Object.hasOwn(stamps, path)))
    return undefined;
  found.sort((one, other) => one.stamp - other.stamp);
  return { preference: preference && kept[preference.field], edits: found.map(({ edit }) => edit) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
