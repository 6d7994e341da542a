import * as v from 'valibot';
import type { Collection } from './collections';
import { isJsonValue } from './database/jsonValue';
import { SCHEMAS } from './schemas';

/**
 * One value that is kept: `stamp` is the place of its writing in the order of all writings of its workspace, `origin` marks
 * the adding of a row that was not there before.
 */
export type Entry = { id: string; stamp: number; value: unknown; origin?: string };

/**
 * An entry that is to be written, or with no value, to be taken away. `base` is the value that the edit was made over, where
 * there was one; `isWhole` where that value was deleted with its database, so that without a newer one all of the edit is
 * written. Neither is stored.
 */
export type EntryEdit = Omit<Entry, 'stamp'> & { base?: unknown; isWhole?: boolean };

/** An edit that was kept elsewhere: `over` is the stamp of the entry that it was made over, where there was one. */
export type PendingEdit = EntryEdit & { journal: string; over?: number };

// Far below the safe integers, so that there is always a higher one.
const stampSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12));

const entrySchema = v.strictObject({
  // Where it is stored.
  workspace: v.optional(v.string()),
  journal: v.optional(v.string()),
  id: v.string(),
  stamp: stampSchema,
  value: v.unknown(),
  origin: v.optional(v.string()),
});

/** The entry as it was stored or told by another tab; undefined where it is damaged, or not of this journal's shape. */
export function readEntry(input: unknown, journal: Collection): Entry | undefined {
  const parsed = v.safeParse(entrySchema, input);
  if (!parsed.success || !isKeepable(parsed.output, journal)) return undefined;
  const { id, stamp, value, origin } = parsed.output;
  return { id, stamp, value, ...(origin !== undefined && { origin }) };
}

/** Whether the value has the shape of its journal, is under its own id, and can be written to a backup. */
export function isKeepable({ id, value }: EntryEdit, { name }: Collection): boolean {
  const isOwnId = typeof value !== 'object' || value === null || ('id' in value && value.id === id);
  return isOwnId && v.is(SCHEMAS[name], value) && isJsonValue(value);
}

/** The entries of what was stored, and by journal and id the values of those that are damaged; unknown journals are left alone. */
export function sortOut(
  stored: readonly { journal: string; id: string; value: unknown }[],
  findCollection: (name: string) => Collection | undefined,
) {
  const entries: { journal: string; entry: Entry }[] = [];
  const damaged = new Map<string, Map<string, unknown>>();
  for (const each of stored) {
    const journal = findCollection(each.journal);
    // Of a later version.
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
