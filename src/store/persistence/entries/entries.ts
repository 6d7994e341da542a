import * as v from 'valibot';
import type { Collection } from './collections';
import { isJsonValue } from './database/jsonValue';
import type { Stored } from './database/writeBatches';
import { SCHEMAS } from './schemas';

/**
 * One stored value. `stamp` is the sequence of its write among all writes of its workspace. `origin` marks a row that
 * was added. `schema` is the number of the value's format; an entry without a number has format 1.
 */
export type Entry = { id: string; stamp: number; value: unknown; origin?: string; schema?: number };

/**
 * An entry to write, or to delete if it has no value. `base` is the value that the edit is based on, if any. `isWhole`
 * is set if that value was deleted with its database: without a newer entry, the whole edit is written. Neither is
 * stored. `fields` are those of the stored entry that this version does not know.
 */
export type EntryEdit = Omit<Entry, 'stamp' | 'schema'> & {
  base?: unknown;
  isWhole?: boolean;
  fields?: Readonly<Record<string, unknown>>;
};

/** An edit that was stored outside the database. `over` is the sequence of the entry that it is based on, if any. */
export type PendingEdit = EntryEdit & { journal: string; over?: number };

/**
 * The number of the format that this version writes. It rises only if an earlier version would misread a value: when a
 * known field gets another type or meaning, or a rule allows what it refused. A new field, kind or word needs no new number.
 */
export const SCHEMA_NUMBER = 1;

// The limit is far below the safe integers, so that a higher number always exists.
const stampSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12));

const entrySchema = v.looseObject({
  id: v.string(),
  stamp: stampSchema,
  value: v.unknown(),
  origin: v.optional(v.string()),
  schema: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** Reads an entry from the database or from another tab. Undefined if this version cannot read it. */
export function readEntry(input: unknown, journal: Collection): Entry | undefined {
  const parsed = v.safeParse(entrySchema, input);
  if (!parsed.success || isOfNewerSchema(input) || !isKeepable(parsed.output, journal)) return undefined;
  const { id, stamp, value, origin } = parsed.output;
  return { id, stamp, value, ...(origin !== undefined && { origin }) };
}

/** Whether the value has the shape of its collection, has its own id, and fits into a backup. */
export function isKeepable({ id, value }: Pick<EntryEdit, 'id' | 'value'>, { name }: Collection): boolean {
  const isOwnId = typeof value !== 'object' || value === null || ('id' in value && value.id === id);
  return isOwnId && v.is(SCHEMAS[name], value) && isJsonValue(value);
}

const VOCABULARIES = ['picklist', 'literal', 'variant'];

/**
 * Whether a later version wrote a stored entry: its collection or its kind is unknown, its format has a higher number, or a
 * field holds a text that is not in its vocabulary. A damaged text of a vocabulary cannot be distinguished from a new one.
 */
export function isOfNewerVersion(entry: unknown, journal: Collection | undefined): boolean {
  if (!journal || isOfNewerSchema(entry)) return true;
  const parsed = v.safeParse(entrySchema, entry);
  if (!parsed.success) return false;
  const { issues = [] } = v.safeParse(SCHEMAS[journal.name], parsed.output.value);
  return (
    issues.length > 0 &&
    issues.every(({ type, input }) => VOCABULARIES.includes(type) && typeof input === 'string' && input !== '')
  );
}

function isOfNewerSchema(entry: unknown): boolean {
  const { schema } = Object(entry) as Partial<Entry>;
  return Number.isInteger(schema) && Number(schema) > SCHEMA_NUMBER;
}

/** Splits stored entries into those that this version reads, those of a later version, and damaged ones. */
export function sortOut(stored: readonly Stored[], findCollection: (name: string) => Collection | undefined) {
  const entries: { journal: string; entry: Entry }[] = [];
  const newer: Stored[] = [];
  const damaged: Stored[] = [];
  for (const each of stored) {
    const journal = findCollection(each.journal);
    const entry = journal && readEntry(each, journal);
    if (entry) entries.push({ journal: each.journal, entry });
    else if (isOfNewerVersion(each, journal)) newer.push(each);
    else damaged.push(each);
  }
  return { entries, newer, damaged };
}

/** The fields of a stored entry that this version does not know, and the number of its format. */
export function unknownFields(stored: object): Record<string, unknown> {
  const { workspace, journal, id, stamp, value, origin, ...fields } = stored as Partial<Stored>;
  return fields;
}
