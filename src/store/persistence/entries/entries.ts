import * as v from 'valibot';
import type { Collection } from './collections';
import { isJsonValue } from './database/jsonValue';
import { SCHEMAS } from './schemas';

/**
 * One stored value. `stamp` is the sequence of its write among all writes of its workspace. `origin` marks a row that
 * was added.
 */
export type Entry = { id: string; stamp: number; value: unknown; origin?: string };

/**
 * An entry to write, or to delete if it has no value. `base` is the value that the edit is based on, if any. `isWhole`
 * is set if that value was deleted with its database: without a newer entry, the whole edit is written. Neither is
 * stored.
 */
export type EntryEdit = Omit<Entry, 'stamp'> & { base?: unknown; isWhole?: boolean };

/** An edit that was stored outside the database. `over` is the sequence of the entry that it is based on, if any. */
export type PendingEdit = EntryEdit & { journal: string; over?: number };

// The limit is far below the safe integers, so that a higher number always exists.
const stampSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12));

const entrySchema = v.strictObject({
  // The position in the database, which the entry itself does not have.
  workspace: v.optional(v.string()),
  journal: v.optional(v.string()),
  id: v.string(),
  stamp: stampSchema,
  value: v.unknown(),
  origin: v.optional(v.string()),
});

/** Reads an entry from the database or from another tab. Undefined if it is damaged or has an invalid shape. */
export function readEntry(input: unknown, journal: Collection): Entry | undefined {
  const parsed = v.safeParse(entrySchema, input);
  if (!parsed.success || !isKeepable(parsed.output, journal)) return undefined;
  const { id, stamp, value, origin } = parsed.output;
  return { id, stamp, value, ...(origin !== undefined && { origin }) };
}

/** Whether the value has the shape of its collection, has its own id, and fits into a backup. */
export function isKeepable({ id, value }: EntryEdit, { name }: Collection): boolean {
  const isOwnId = typeof value !== 'object' || value === null || ('id' in value && value.id === id);
  return isOwnId && v.is(SCHEMAS[name], value) && isJsonValue(value);
}

/**
 * Splits stored entries into valid ones and, by collection and id, the values of damaged ones. Unknown collections are
 * not touched.
 */
export function sortOut(
  stored: readonly { journal: string; id: string; value: unknown }[],
  findCollection: (name: string) => Collection | undefined,
) {
  const entries: { journal: string; entry: Entry }[] = [];
  const damaged = new Map<string, Map<string, unknown>>();
  for (const each of stored) {
    const journal = findCollection(each.journal);
    // A later version wrote it.
    if (!journal) continue;
    const entry = readEntry(each, journal);
    if (entry) {
      entries.push({ journal: each.journal, entry });
      continue;
    }
    const values = damaged.get(each.journal) ?? new Map<string, unknown>();
    damaged.set(each.journal, values.set(each.id, each.value));
  }
  return { entries, damaged };
}
