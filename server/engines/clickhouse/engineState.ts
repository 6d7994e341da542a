import { closeTable, openTable } from '@/data/tables/openTables';
import { QuestionTooLarge, type Snapshot } from '@/backend/paymentEngine';
import type { EntryChange } from '@/domain/entries/entryKinds';
import { NO_EVENTS } from '@/domain/payments/recordedPayments';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { foldState } from '@/store/persistence/entries/collections';
import { startStateOf } from '@/store/startState';
import { reduceState } from '@/store/store';
import { columnsOf } from '../columns/engineColumns';
import type { StoredPayment } from '../storedPayment';
import { tableOfStored, type Directory } from '../storedTable';
import type { ClickhouseClient } from './client/client';
import { allBut, within } from './conditions';
import { modelPartsOf } from './modelParts';
import { tablesOf } from './tables/schema';
import type { EngineState } from './state';
import { MOST_STORED, readFewStored, readStoredById, type StoredReader } from './tables/storedRows';

/**
 * What the engine needs of a snapshot besides its payments. `changes` are those of the log up to its position, in their order. The
 * snapshot has the payments of the tables whose positions are below `records`, or all of them without it.
 */
export type SnapshotContent = {
  workspace: Workspace;
  directory: Directory;
  changes: readonly EntryChange[];
  records?: number | undefined;
};
export type SnapshotSource = (snapshot: Snapshot) => SnapshotContent | Promise<SnapshotContent>;

const TOO_MANY = 'More payments have disputes, or refunds that people recorded, than the engine can hold in memory.';
const TOO_MANY_REFUNDS = 'So many payments have refunds that the engine cannot change their charge model.';

let names = 0;

/** Earlier snapshots stay open for questions that are not answered yet. */
const MOST_OPEN = 4;

/** Opens snapshots. The last ones stay open, because the questions of a page are about the same one. */
export function createEngineStates(client: ClickhouseClient, source: SnapshotSource) {
  const open = new Map<string, { name: string; state: Promise<EngineState> }>();
  /** The stored payments of touched ids by data set, because the next snapshot has nearly the same. */
  let known: { dataSet: string; rows: Map<string, StoredPayment>; missing: Set<string>; disputed?: StoredPayment[] } = {
    dataSet: '',
    rows: new Map(),
    missing: new Set(),
  };

  async function readTouched(reader: StoredReader, dataSet: string, changes: readonly EntryChange[]) {
    if (known.dataSet !== dataSet) known = { dataSet, rows: new Map(), missing: new Set() };
    const { rows, missing } = known;
    const disputed = (known.disputed ??= await readFewStored(reader, 'disputePosition > 0', TOO_MANY));
    for (const row of disputed) rows.set(row.id, row);
    const ids = touchedIds(changes);
    for (const { id } of disputed) ids.add(id);
    if (ids.size > MOST_STORED) throw new QuestionTooLarge(TOO_MANY);
    const unknown = [...ids].filter((id) => !rows.has(id) && !missing.has(id));
    for (const row of await readStoredById(reader, unknown)) rows.set(row.id, row);
    for (const id of unknown) if (!rows.has(id)) missing.add(id);
    return [...ids].flatMap((id) => rows.get(id) ?? []);
  }

  async function readRefunded(reader: StoredReader, others: readonly StoredPayment[]): Promise<StoredPayment[]> {
    const refunded = await readFewStored(reader, 'refunded > 0', TOO_MANY_REFUNDS);
    const ids = new Set(others.map(({ id }) => id));
    return refunded.filter(({ id }) => !ids.has(id));
  }

  async function read(snapshot: Snapshot, name: string): Promise<EngineState> {
    const { workspace, directory, changes, records } = await source(snapshot);
    const { all: table, allById: byId } = tablesOf(client, snapshot.dataSet);
    const { platformPart, isChanged } = modelPartsOf(changes, workspace, directory);
    const reader = { client, table, byId, records };
    const rows = await readTouched(reader, snapshot.dataSet, changes);
    // Shares of refunds are stored by the model of the import, so that these payments are calculated again.
    const refunded = isChanged ? await readRefunded(reader, rows) : [];
    const stored = tableOfStored(directory, [...rows, ...refunded]);
    openTable(name, stored.table);
    const start = startStateOf({ ...workspace, hash: name }, stored.dataSet);
    const state = foldState(reduceState(start, { type: 'opened' }), changes, false);
    const touched = columnsOf(state);
    return {
      state,
      directory,
      table,
      byId,
      records,
      touched,
      stored: { ...touched, recorded: NO_EVENTS, ...(isChanged && { table: tableOfStored(directory, []).table }) },
      rows: stored.rows,
      summed: isChanged ? allBut(within(records), stored.rows) : { sql: within(records), tables: [] },
      platformPart,
    };
  }

  function close(key: string): void {
    const known = open.get(key);
    if (known) closeTable(known.name);
    open.delete(key);
  }

  return {
    /** The state of a snapshot. Rejects with the reason of the signal, although others may wait for the same state. */
    async open(snapshot: Snapshot, signal: AbortSignal | undefined): Promise<EngineState> {
      signal?.throwIfAborted();
      const key = `${snapshot.dataSet} ${snapshot.seq}`;
      let found = open.get(key);
      if (!found) {
        names += 1;
        const name = `${snapshot.dataSet} touched ${names}`;
        found = { name, state: read(snapshot, name) };
        open.set(key, found);
        found.state.catch(() => close(key));
        for (const oldest of open.keys()) if (open.size > MOST_OPEN) close(oldest);
      }
      const state = await found.state;
      signal?.throwIfAborted();
      return state;
    },
    closeAll: () => [...open.keys()].forEach(close),
  };
}

/** The payments that anything was recorded about which changes their figures. */
function touchedIds(changes: readonly EntryChange[]): Set<string> {
  const ids = new Set<string>();
  for (const { kind, value } of changes)
    if ((kind === 'payments' || kind === 'disputes') && value !== undefined) ids.add(value.transactionId);
  return ids;
}
