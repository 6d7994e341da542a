import { decodeDataSet } from '@/data/dataSets/format/decode';
import type { PaymentEngine, Snapshot } from '@/backend/paymentEngine';
import type { EntryChange } from '@/domain/entries/entryKinds';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { DataSetFiles } from '../../dataSets/dataSetFiles';
import type { LogSoFar } from '../../judging/known/logSoFar';
import { refused } from '../../problems';
import type { Directory } from '../ingestion/directory';
import type { EngineRows } from './engineRows';

/**
 * What an engine needs of a snapshot besides its payments. `changes` are those of the log, in their order. Payments at the position
 * `records` and behind it are not in the snapshot: programs send them now, or have not sent them to the end. Without it, the tables
 * have no such payments.
 */
export type SnapshotContent = {
  workspace: Workspace;
  directory: Directory;
  changes: readonly EntryChange[];
  records?: number;
};

/** Opens an engine. The data set of its snapshots is the name of its tables. */
export type OpenEngine = (source: (snapshot: Snapshot) => SnapshotContent) => PaymentEngine;

/** In data sets: the ones asked last stay open. */
const MOST_OPEN = 8;

type Open = { engine: PaymentEngine; directory: Directory; contents: Map<number, SnapshotContent> };

/** Reads the data set of an engine workspace, which has no payments. */
export async function readDirectory(files: DataSetFiles, hash: string): Promise<Directory> {
  const bytes = await files.read(hash);
  const decoded = bytes && decodeDataSet(bytes);
  if (!decoded || 'problem' in decoded)
    throw refused('unavailable', 'The server cannot read this workspace. Ask your administrator.');
  return decoded;
}

/** The engines of the data sets that were asked last. */
export function createOpenEngines(files: DataSetFiles, openEngine: OpenEngine) {
  const open = new Map<string, Promise<Open>>();

  async function openOne(hash: string): Promise<Open> {
    const directory = await readDirectory(files, hash);
    const contents = new Map<number, SnapshotContent>();
    const engine = openEngine(({ seq }) => {
      const content = contents.get(seq);
      if (!content) throw new RangeError('The snapshot was not opened');
      return content;
    });
    return { engine, directory, contents };
  }

  async function close(key: string): Promise<void> {
    const found = open.get(key);
    open.delete(key);
    await (await found)?.engine.close();
  }

  return {
    /**
     * The engine of a workspace's data set, which knows the changes up to the absolute position `head` of the log. `isAlone` says
     * that the tables have no other payments, so that questions need not compare positions.
     */
    async at(workspace: Workspace, rows: EngineRows, { head: seq, changes }: LogSoFar, isAlone: boolean) {
      const { rowsName, records } = rows;
      // Tables that were built again may have other positions, also if the data set is the same.
      const key = `${workspace.id} ${workspace.hash} ${rowsName} ${isAlone}`;
      const found = open.get(key) ?? openOne(workspace.hash);
      // The one asked last is the last to be closed.
      open.delete(key);
      open.set(key, found);
      found.catch(() => open.delete(key));
      for (const oldest of [...open.keys()].slice(0, Math.max(0, open.size - MOST_OPEN))) await close(oldest);
      const { engine, directory, contents } = await found;
      if (!contents.has(seq)) contents.set(seq, { workspace, directory, changes, ...(!isAlone && { records }) });
      for (const older of [...contents.keys()].slice(0, -MOST_OPEN)) contents.delete(older);
      // Positions that count from the first log are never used twice.
      return { engine, snapshot: { dataSet: rowsName, seq } satisfies Snapshot };
    },
    closeAll: async (): Promise<void> => {
      for (const key of [...open.keys()]) await close(key);
    },
  };
}
