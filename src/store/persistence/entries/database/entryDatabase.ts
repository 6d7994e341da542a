import { nanoid } from '@reduxjs/toolkit';
import { openDB, type IDBPDatabase } from 'idb';
import {
  withWholeEdits,
  writeBatches,
  type About,
  type Batch,
  type Schema,
  type Stored,
  type Written,
} from './writeBatches';

const VERSION = 1;

/** A higher revision is damaged, because the sequence numbers after it must stay valid for entries. */
const HIGHEST_REVISION = 1e11;

/**
 * The entries of a workspace in the browser's database, one for each event or edited row. Every write is atomic and
 * excludes other tabs. Every call may reject with the browser's error. `onDeleted` is called if the database is
 * deleted or the browser closes it.
 */
export function openEntries(databaseName: string, workspace: string, onDeleted?: () => void) {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  /** The last read, so that a damaged revision does not count as lower than the highest sequence. */
  let known: { databaseId: string | undefined; highest: number } | undefined;

  const forget = () => {
    opening = undefined;
  };
  function open() {
    const own = (opening ??= openDB<Schema>(databaseName, VERSION, {
      upgrade(database) {
        database.createObjectStore('workspaces', { keyPath: 'name' });
        database.createObjectStore('entries', { keyPath: ['workspace', 'journal', 'id'] });
      },
      // Another tab upgrades the database to a later version, or somebody deletes it.
      blocking: (_version, wanted) => {
        close();
        if (wanted === null) onDeleted?.();
      },
      terminated: () => {
        forget();
        onDeleted?.();
      },
    }));
    return own.catch((error: unknown) => {
      if (opening === own) forget();
      throw error;
    });
  }
  function close() {
    void opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    forget();
  }

  /** All entries in the order in which they were written, damaged ones included, and their revision. */
  async function read() {
    const transaction = (await open()).transaction(['workspaces', 'entries']);
    const [about, stored] = await Promise.all([
      transaction.objectStore('workspaces').get(workspace),
      transaction.objectStore('entries').getAll(allOf(workspace)),
    ]);
    const databaseId = about?.databaseId;
    const highest = highestSequence(stored);
    known = { databaseId, highest };
    stored.sort((a, b) => readSequence(a) - readSequence(b));
    return { revision: Math.max(highest, revisionOf(about)), databaseId, stored };
  }

  function revisionOf(about: About | undefined): number {
    const highest = about && known && known.databaseId === about.databaseId ? known.highest : 0;
    return Math.max(highest, isRevision(about?.revision) ? about.revision : 0);
  }

  async function readRevision() {
    const about = await (await open()).get('workspaces', workspace);
    return { revision: revisionOf(about), databaseId: about?.databaseId };
  }

  /**
   * `over` is the state that the edits are based on. If the database has another id or an older revision, it was
   * deleted.
   */
  async function write(
    batches: readonly Batch[],
    over: { revision: number; databaseId?: string | undefined } = { revision: 0 },
  ): Promise<Written> {
    const transaction = (await open()).transaction(['workspaces', 'entries'], 'readwrite');
    const requests: Promise<unknown>[] = [];
    try {
      const workspaces = transaction.objectStore('workspaces');
      const about = await workspaces.get(workspace);
      const databaseId = about?.databaseId ?? nanoid();
      const entries = transaction.objectStore('entries');
      // If the record of the workspace is lost, the order of the entries continues from them.
      const before = about ? revisionOf(about) : highestSequence(await entries.getAll(allOf(workspace)));
      const isOther = over.databaseId !== undefined && over.databaseId !== about?.databaseId;
      const isDeleted = isOther || before < over.revision;
      const sent = isDeleted ? batches.map(withWholeEdits) : batches;
      const written = await writeBatches(entries, workspace, { batches: sent, before, requests });
      requests.push(workspaces.put({ name: workspace, revision: written.after, databaseId }));
      await Promise.all([...requests, transaction.done]);
      if (known && known.databaseId === about?.databaseId) known = { databaseId, highest: written.after };
      return { ...written, databaseId };
    } catch (error) {
      // The earlier requests fail with the transaction. Their rejections are already reported by the error below.
      for (const request of [...requests, transaction.done]) request.catch(() => undefined);
      abort(transaction);
      throw error;
    }
  }

  /** Deletes all entries of the workspace. */
  async function forgetAll(): Promise<void> {
    const transaction = (await open()).transaction(['workspaces', 'entries'], 'readwrite');
    await Promise.all([
      transaction.objectStore('workspaces').delete(workspace),
      transaction.objectStore('entries').delete(allOf(workspace)),
      transaction.done,
    ]);
  }

  return { read, readRevision, write, forget: forgetAll, close };
}

function allOf(workspace: string): IDBKeyRange {
  return IDBKeyRange.bound([workspace], [workspace, []]);
}

function isRevision(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= HIGHEST_REVISION;
}

function highestSequence(stored: readonly Stored[]): number {
  return stored.reduce((highest, { stamp }) => (isRevision(stamp) && stamp > highest ? stamp : highest), 0);
}

/** A damaged sequence may be of any type. */
function readSequence({ stamp }: Stored): number {
  return Number.isFinite(stamp) ? stamp : 0;
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}
