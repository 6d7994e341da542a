import * as v from 'valibot';
import type { UnknownAction } from '@reduxjs/toolkit';
import { assignedIdSchema } from '@/data/dataSets/merchantIds';
import { fixtureVersion } from '@/store/sessionReplay/writeRecording';
import type { RootState } from '@/store/rootReducer';
import type { Change, EntryLog, Proposal } from '@/backend/entryLog';
import { withSequence } from '@/domain/entries/sequences';
import { isKeepable, isOfNewerVersion, sortOut } from './entries/entries';
import { isJsonValue } from './entries/jsonValue';
import { storedObject } from '@/domain/recordSchema';
import { COLLECTIONS } from './entries/collections';
import { QUARANTINE } from './entries/hidden/quarantinedEntries';
import { PREFERENCES } from './preferences/preferences';

const recordSchema = storedObject({
  journal: v.string(),
  id: v.string(),
  value: v.unknown(),
  /** Set if the entry no longer counts. */
  withdrawn: v.optional(v.literal(true)),
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
export async function readContents(log: EntryLog, state: RootState): Promise<ExportedContents> {
  try {
    const stored = (await log.read({ seq: 0 })).changes.filter(({ kind }) => kind !== QUARANTINE);
    const damaged = new Set(sortOut(stored, journalOf).damaged);
    return {
      sampleVersion: fixtureVersion(),
      // Only a later version can have stored what JSON cannot represent. It stays in this browser.
      entries: stored.flatMap((each) =>
        damaged.has(each) || !isJsonValue(each) ? [] : [{ schema: 1, ...recordOf(each) }],
      ),
      preferences: Object.fromEntries(PREFERENCES.map(({ name, valueOf }) => [name, valueOf(state)])),
    };
  } finally {
    log.close();
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
    const isNewer = isOfNewerVersion({ ...record, seq: 0 }, journal);
    return isNewer || record.withdrawn === true || (journal !== undefined && isKeepable(record, journal));
  };
  return contents.entries.every(isReadable) ? contents : { problem: 'damaged' };
}

export type ContentsProblem = 'damaged' | 'of other sample data';

/** A stored entry without its position, which a restored one does not have. The name of its kind is that of the first version. */
function recordOf({ seq: _seq, kind, ...entry }: Change) {
  return { ...entry, journal: kind };
}

/** Writes exported content as the entries of a new workspace: all or none. */
export async function writeContents(log: EntryLog, { entries }: ExportedContents): Promise<void> {
  try {
    // The collections are written one after the other, each in its original order.
    const kinds = new Set([...COLLECTIONS.map(({ name }) => name), ...entries.map(({ journal }) => journal)]);
    const all = [...kinds].flatMap((kind) => entries.filter(({ journal }) => journal === kind).map(proposalOf));
    if (all.length > 0 && !(await log.propose(all, { seq: 0 }))) throw new Error('the workspace has entries already');
  } finally {
    log.close();
  }
}

function proposalOf({ journal, schema, ...record }: ExportedContents['entries'][number]): Proposal {
  const number = schema === undefined || schema === 1 ? {} : { schema };
  // Records of earlier versions stay in the order of their times.
  return { ...record, ...number, kind: journal, value: withSequence(record.value, 0) };
}

/** The actions that choose its preferences. Unknown preferences are ignored. */
export function choicesOf({ preferences }: ExportedContents): UnknownAction[] {
  return PREFERENCES.flatMap(({ name, isValue, chosen }) => {
    const value = preferences[name];
    return isValue(value) ? [chosen(value)] : [];
  });
}
