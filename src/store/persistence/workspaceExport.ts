import * as v from 'valibot';
import type { UnknownAction } from '@reduxjs/toolkit';
import { assignedIdSchema } from '@/data/dataSets/merchantIds';
import { fixtureVersion } from '@/store/sessionReplay/writeRecording';
import type { RootState } from '@/store/rootReducer';
import { isKeepable, sortOut } from './entries/entries';
import { openEntries } from './entries/database/entryDatabase';
import { COLLECTIONS } from './entries/collections';
import { DATABASE_NAME } from './entries/messages';
import { PREFERENCES } from './preferences/preferences';

const recordSchema = v.object({
  journal: v.string(),
  id: v.string(),
  value: v.unknown(),
  origin: v.optional(v.string()),
});
const exportedContentsSchema = v.object({
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

/** Reads the content of a workspace. Damaged entries are not part of it. */
export async function readContents(
  workspace: string,
  state: RootState,
  databaseName = DATABASE_NAME,
): Promise<ExportedContents> {
  const database = openEntries(databaseName, workspace);
  try {
    const { entries } = sortOut((await database.read()).stored, journalOf);
    return {
      sampleVersion: fixtureVersion(),
      entries: entries.map(({ journal, entry: { id, value, origin } }) => ({ journal, id, value, origin })),
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
  for (const { journal: name, id, value } of contents.entries) {
    const journal = journalOf(name);
    // This version does not know the collection.
    if (!journal) return { problem: 'of a later version' };
    if (!isKeepable({ id, value }, journal)) return { problem: 'damaged' };
  }
  return contents;
}

export type ContentsProblem = 'damaged' | 'of a later version' | 'of other sample data';

/** Writes exported content as the entries of a new workspace: all or none. */
export async function writeContents(
  workspace: string,
  { entries }: ExportedContents,
  databaseName = DATABASE_NAME,
): Promise<void> {
  const database = openEntries(databaseName, workspace);
  try {
    // The collections are written one after the other, each in its original order.
    const batches = COLLECTIONS.map(({ name }) => ({
      journal: name,
      edits: entries.filter(({ journal }) => journal === name).map(({ journal: _journal, ...edit }) => edit),
    }));
    await database.write(batches.filter(({ edits }) => edits.length > 0));
  } finally {
    database.close();
  }
}

/** The actions that choose its preferences. Unknown preferences are ignored. */
export function choicesOf({ preferences }: ExportedContents): UnknownAction[] {
  return PREFERENCES.flatMap(({ name, isValue, chosen }) => {
    const value = preferences[name];
    return isValue(value) ? [chosen(value)] : [];
  });
}
