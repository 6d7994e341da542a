import * as v from 'valibot';
import type { UnknownAction } from '@reduxjs/toolkit';
import { givenIdSchema } from '@/data/dataSets/merchantIds';
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
  /** Of the sample that notifications, and in a copy of it all rows, are of. */
  sampleVersion: v.string(),
  /** In the order in which they were written. */
  entries: v.array(recordSchema),
  preferences: v.record(v.string(), v.unknown()),
  /** Earlier versions kept none. */
  givenIds: v.optional(v.array(givenIdSchema)),
});

/** What a workspace holds beside its rows: what was recorded, edited and marked in it, and what its operator chose. */
export type ExportedContents = v.InferOutput<typeof exportedContentsSchema>;

const journalOf = (name: string) => COLLECTIONS.find((each) => each.name === name);

/** What is kept of a workspace now; what is damaged is not in it. */
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

/** What was kept elsewhere, checked for its shape; or why it cannot be used: nothing is taken in part. */
export function checkContents(input: unknown, isSample: boolean): ExportedContents | { problem: ContentsProblem } {
  const { output: contents, success } = v.safeParse(exportedContentsSchema, input);
  if (!success) return { problem: 'damaged' };
  if (isSample && contents.sampleVersion !== fixtureVersion()) return { problem: 'of other sample data' };
  for (const { journal: name, id, value } of contents.entries) {
    const journal = journalOf(name);
    // Of a kind that is not known here yet.
    if (!journal) return { problem: 'of a later version' };
    if (!isKeepable({ id, value }, journal)) return { problem: 'damaged' };
  }
  return contents;
}

export type ContentsProblem = 'damaged' | 'of a later version' | 'of other sample data';

/** Writes what was kept elsewhere as the entries of a workspace that is new here: all of them, or none. */
export async function writeContents(
  workspace: string,
  { entries }: ExportedContents,
  databaseName = DATABASE_NAME,
): Promise<void> {
  const database = openEntries(databaseName, workspace);
  try {
    // The kinds are judged one after the other, and each in the order of its writing.
    const batches = COLLECTIONS.map(({ name }) => ({
      journal: name,
      edits: entries.filter(({ journal }) => journal === name).map(({ journal: _journal, ...edit }) => edit),
    }));
    await database.write(batches.filter(({ edits }) => edits.length > 0));
  } finally {
    database.close();
  }
}

/** The events by which its preferences are chosen here; one that this console does not know is left alone. */
export function choicesOf({ preferences }: ExportedContents): UnknownAction[] {
  return PREFERENCES.flatMap(({ name, isValue, chosen }) => {
    const value = preferences[name];
    return isValue(value) ? [chosen(value)] : [];
  });
}
