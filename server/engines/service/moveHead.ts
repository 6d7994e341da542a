import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import { compareCodes } from '@/lib/compareCodes';
import type { TeamWorkspace } from '@/protocol/workspaces';
import type { Actor } from '../../core';
import type { Database, Query } from '../../database/database';
import type { DataSetFiles } from '../../dataSets/dataSetFiles';
import { momentOf } from '../../judging/stamps';
import type { WorkspaceRow } from '../../log/workspaceRows';
import { refused } from '../../problems';
import type { ClickhouseClient } from '../clickhouse/client/client';
import type { Directory } from '../ingestion/directory';
import type { PartToRead } from '../ingestion/readParts';
import { putEngineRows, type EngineRows } from './engineRows';
import { markStored } from './partFiles';

/** In bytes: the most that the data set of an engine workspace has, which has no payments. */
const MOST_BYTES = 1024 ** 3;

export type MoveDependencies = {
  database: Database;
  files: DataSetFiles;
  client: ClickhouseClient;
  /** Replaces a workspace by what follows from it, in one transaction with `andWrite`. */
  replace: (
    actor: Actor,
    id: string,
    changed: (before: TeamWorkspace) => TeamWorkspace,
    andWrite: (query: Query) => Promise<void>,
  ) => Promise<TeamWorkspace>;
  clock: () => Date;
};

/** What the payments of a data set come from: the files, and the answers about their columns. */
type Origin = { parts: readonly PartToRead[]; matchings: Readonly<Record<string, string>> };

/** Stores a data set without payments and returns its hash, which other files of payments change. */
export async function storeDirectory(files: DataSetFiles, directory: Directory, origin?: Origin): Promise<string> {
  const bytes = encodeDataSet({ ...directory, ...(origin && { parts: hashOf(origin) }) });
  const hash = await hashDataSet(bytes);
  const stream = (async function* () {
    yield await Promise.resolve(new Uint8Array(bytes));
  })();
  await files.put(hash, stream, MOST_BYTES);
  return hash;
}

/** A file has its hash as its name. */
function hashOf({ parts, matchings }: Origin): string {
  const named = parts.map(({ number, path }) => [number, basename(path)]);
  return createHash('sha256')
    .update(JSON.stringify([named, Object.entries(matchings).toSorted(([a], [b]) => compareCodes(a, b))]))
    .digest('hex');
}

/**
 * What changes with the data set. `matchings` are the answers about columns of all parts, and `parts` the ones that were read, to
 * the last one that a program has sent.
 */
export type HeadChanges = {
  rows: number;
  source?: string;
  matchings?: Readonly<Record<string, string>>;
  parts: readonly { number: number }[];
};

export type MoveTo = ReturnType<typeof createMoveHead>;

/**
 * Moves a workspace to a data set whose payments are in these tables. Those of the earlier one stay for a while, for exports that
 * read them. Either all of the move is stored, or nothing of it. Throws the problem `moved` if the workspace has another data set
 * than `row` by now.
 */
export function createMoveHead({ replace, clock }: MoveDependencies) {
  return async (actor: Actor, row: WorkspaceRow, rows: EngineRows, changes: HeadChanges): Promise<void> => {
    const { matchings, parts, ...record } = changes;
    const changed = (before: TeamWorkspace): TeamWorkspace => {
      if (before.record.hash !== row.about.record.hash)
        throw refused('moved', 'A colleague has read other parts meanwhile. Try again.');
      const imported = momentOf({ actor, now: clock() }, before.record.timeZone);
      const importedOn = imported.recordedAt.slice(0, 10);
      const after = { ...before.record, ...record, hash: rows.dataSet, importedOn, imported };
      return { ...before, record: after, ...(matchings && { matchings }) };
    };
    await replace(actor, row.id, changed, async (run) => {
      await putEngineRows(run, row.id, rows, clock());
      await markStored(run, row.id, parts.at(-1)?.number ?? 0);
    });
  };
}
