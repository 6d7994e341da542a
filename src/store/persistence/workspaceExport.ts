import * as v from 'valibot';
import type { UnknownAction } from '@reduxjs/toolkit';
import { assignedIdSchema } from '@/data/dataSets/merchantIds';
import { fixtureVersion } from '@/store/sessionReplay/writeRecording';
import type { RootState } from '@/store/rootReducer';
import { isKeepable, isOfNewerVersion, SCHEMA_NUMBER, sortOut, unknownFields, type EntryEdit } from './entries/entries';
import { isJsonValue } from './entries/database/jsonValue';
import { openEntries } from './entries/database/entryDatabase';
import type { Stored } from './entries/database/writeBatches';
import { storedObject } from '@/domain/recordSchema';
import { COLLECTIONS } from './entries/collections';
import { DATABASE_NAME } from './entries/messages';
import { QUARANTINE } from './entries/quarantinedEntries';
import { PREFERENCES } from './preferences/preferences';

const recordSchema = storedObject({
  journal: v.string(),
  id: v.string(),
  value: v.unknown(),
  origin: v.optional(v.string()),
  /** The number of the value's format. Earlier versions did not write it. */
  schema: v.optional(v.number()),
});
const exportedContentsSchema = storedObject({
  /** The version of the sample data that notifications, and in a copy of the sample all rows, refer to. */
  sampleVersion: v.string(),
  /** Entries are in the order in which they were written. */
  entries: v.array(recordSchema),
  preferences: v.record(v.string(), v.unknown()),
  /** Earlier versions have none. */
  givenIds: v.optional(v.array(assignedIdSchema)),
});

/** The content of a workspace without its rows: records, edits, read marks and preferences. */
export type ExportedContents = v.InferOutput<typeof exportedContentsSchema>;

const journalOf = (name: string) => COLLECTIONS.find((each) => each.name === name);

/** Reads the content of a workspace, with the entries of a later version. Damaged entries are not part of it. */
export async function readContents(
  workspace: string,
  state: RootState,
  databaseName = DATABASE_NAME,
): Promise<ExportedContents> {
  const database = openEntries(databaseName, workspace);
  try {
    const stored = (await database.read()).stored.filter(({ journal }) => journal !== QUARANTINE);
    const damaged = new Set(sortOut(stored, journalOf).damaged);
    return {
      sampleVersion: fixtureVersion(),
      // Only a later version can have stored what JSON cannot represent. It stays in this browser.
      entries: stored.flatMap((each) =>
        damaged.has(each) || !isJsonValue(each) ? [] : [{ schema: SCHEMA_NUMBER, ...withoutPosition(each) }],
      ),
      preferences: Object.fromEntries(PREFERENCES.map(({ name, valueOf }) => [name, valueOf(state)])),
    };
  } finally {
    database.close();
  }
}

/** Checks exported content, or says why it cannot be used. Nothing is read in part. */
export function checkContents(input: unknown, isSample: boolean): ExportedContents | { problem: ContentsProblem } {
  const { output: contents, success } = v.safeParse(exportedContentsSchema, input);
  if (!success) return { problem: 'damaged' };
  if (isSample && contents.sampleVersion !== fixtureVersion()) return { problem: 'of other sample data' };
  const isReadable = (record: ExportedContents['entries'][number]) => {
    const journal = journalOf(record.journal);
    // The entries of a later version are restored too, and hidden.
    return isOfNewerVersion({ ...record, stamp: 0 }, journal) || (journal && isKeepable(record, journal));
  };
  return contents.entries.every(isReadable) ? contents : { problem: 'damaged' };
}

export type ContentsProblem = 'damaged' | 'of other sample data';

/** A stored entry without its workspace and its sequence, which a restored one does not have. */
function withoutPosition({ workspace: _workspace, stamp: _stamp, ...entry }: Stored) {
  return entry;
}

/** Writes exported content as the entries of a new workspace: all or none. */
export async function writeContents(
  workspace: string,
  { entries }: ExportedContents,
  databaseName = DATABASE_NAME,
): Promise<void> {
  const database = openEntries(databaseName, workspace);
  try {
    // The collections are written one after the other, each in its original order.
    const names = new Set([...COLLECTIONS.map(({ name }) => name), ...entries.map(({ journal }) => journal)]);
    const batches = [...names].map((name) => ({
      journal: name,
      edits: entries.filter(({ journal }) => journal === name).map(editOf),
    }));
    await database.write(batches.filter(({ edits }) => edits.length > 0));
  } finally {
    database.close();
  }
}

function editOf({ schema, ...record }: ExportedContents['entries'][number]): EntryEdit {
  const { id, value, origin } = record;
  const number = schema === undefined || schema === SCHEMA_NUMBER ? {} : { schema };
  return { id, value, fields: { ...unknownFields(record), ...number }, ...(origin !== undefined && { origin }) };
}

/** The actions that choose its preferences. Unknown preferences are ignored. */
export function choicesOf({ preferences }: ExportedContents): UnknownAction[] {
  return PREFERENCES.flatMap(({ name, isValue, chosen }) => {
    const value = preferences[name];
    return isValue(value) ? [chosen(value)] : [];
  });
}
