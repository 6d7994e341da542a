import { closeTable } from '@/data/tables/openTables';
import type { EntryChange } from '@/domain/entries/entryKinds';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { TeamWorkspace } from '@/protocol/workspaces';
import type { Database } from '../../database/database';
import { readEntries } from '../../log/entryRows';
import type { LogEntry } from '../../log/logEntry';
import type { Segments } from '../../log/segments';
import { readWorkspaceRow, type WorkspaceRow } from '../../log/workspaceRows';
import { refused } from '../../problems';
import { readBase, type Base, type ReadDataSet } from './base';
import { readEngineBase, type EngineFacts } from './engineBase';
import { createLedger, type Ledger } from './ledger';

/** The workspace as it was read or written last, with the ledger of its log. */
export type OpenLedger = { row: WorkspaceRow; ledger: Ledger };

/** In workspaces: the ones used last stay in memory. */
const MOST_OPEN = 20;

/** In entries. */
const STEP = 10_000;

/** A workspace as the domain knows it. */
export function workspaceOf({ id, name, record }: TeamWorkspace): Workspace {
  return { ...record, id, name };
}

async function addTo(ledger: Ledger, entries: readonly LogEntry[]): Promise<void> {
  // Records are folded into the state only if their payments are known.
  await ledger.prepare(
    entries.filter(({ kind }) => kind !== 'payouts' && kind !== 'statements'),
    0,
  );
  ledger.load(entries);
}

/** The ledgers of workspaces. Another process may have written a workspace since, which is noticed when it is written. */
export function createLedgers(
  { query }: Database,
  segments: Segments,
  readDataSet: ReadDataSet,
  engineFacts: () => EngineFacts | undefined = () => undefined,
) {
  const open = new Map<string, OpenLedger>();
  /** Questions about payments ask for the same changes again and again. */
  const known = new WeakMap<Ledger, { head: number; changes: readonly EntryChange[] }>();

  async function baseOf(workspace: Workspace): Promise<Base> {
    if (workspace.isInEngine !== true) return readBase(workspace, readDataSet);
    const facts = engineFacts();
    if (facts) return readEngineBase(workspace, readDataSet, facts);
    throw refused(
      'unavailable',
      'The payments of this workspace are in a payment engine, which this server does not have.',
    );
  }

  async function read(row: WorkspaceRow): Promise<OpenLedger> {
    const { about } = row;
    const base = about.isArriving ? undefined : await baseOf(workspaceOf(about));
    const ledger = createLedger(base, []);
    await addEntries(ledger, row, row.logStart);
    return { row, ledger };
  }

  /** Adds the entries after a position in steps, because all rows of a long log at the same time need much memory. */
  async function addEntries(ledger: Ledger, row: WorkspaceRow, start: number): Promise<void> {
    let after: number | undefined = start;
    for (const head of await segments.after(row, start - row.logStart)) {
      const entries = await segments.entries(row, head);
      await addTo(ledger, start === row.logStart ? entries : entries.filter(({ seq }) => seq > start));
      after = row.logStart + head.seq;
    }
    while (after !== undefined && after < row.head) {
      const { entries, last } = await readEntries(query, row, { after, most: STEP });
      await addTo(ledger, entries);
      after = last;
    }
  }

  /** Adds what other processes have stored since. Undefined if the ledger has to be read again. */
  async function catchUp({ row: before, ledger }: OpenLedger, row: WorkspaceRow): Promise<OpenLedger | undefined> {
    const isSameBase =
      before.logId === row.logId &&
      before.about.record.hash === row.about.record.hash &&
      before.about.isArriving === row.about.isArriving &&
      before.about.record.timeZone === row.about.record.timeZone &&
      before.about.record.chargeModel === row.about.record.chargeModel;
    if (!isSameBase) return undefined;
    await addEntries(ledger, row, before.head);
    return { row, ledger };
  }

  function put(id: string, opened: OpenLedger): OpenLedger {
    drop(id, opened);
    open.set(id, opened);
    for (const oldest of open.keys()) {
      if (open.size <= MOST_OPEN) break;
      drop(oldest);
    }
    return opened;
  }

  /** Removes a ledger, and the rows of its data set unless others, or the next ledger of the workspace, use them. */
  function drop(id: string, next?: OpenLedger): void {
    const found = open.get(id);
    const hash = found?.row.about.record.hash;
    if (found?.ledger !== next?.ledger) found?.ledger.closeRows();
    open.delete(id);
    const others = next ? [...open.values(), next] : [...open.values()];
    if (hash !== undefined && !others.some(({ row }) => row.about.record.hash === hash)) closeTable(hash);
  }

  return {
    /** The ledger in memory, or undefined. It may be older than the database. */
    find: (team: string, id: string): OpenLedger | undefined => {
      const found = open.get(id);
      return found?.row.team === team ? found : undefined;
    },
    /** The ledger as the database has it now. Throws `not-found` for workspaces of other teams. */
    async refresh(team: string, id: string): Promise<OpenLedger> {
      const row = await readWorkspaceRow(query, team, id);
      const known = open.get(id);
      if (known?.row.version === row.version) return known;
      return put(id, (known && (await catchUp(known, row))) ?? (await read(row)));
    },
    /** The workspace as the database has it now, with the accepted changes of its log in their order. */
    async changesOf(team: string, id: string): Promise<{ row: WorkspaceRow; changes: readonly EntryChange[] }> {
      const { row, ledger } = await this.refresh(team, id);
      const before = known.get(ledger);
      const changes = before?.head === row.head ? before.changes : ledger.changes();
      known.set(ledger, { head: row.head, changes });
      return { row, changes };
    },
    put,
    forget: (id: string) => drop(id),
  };
}
