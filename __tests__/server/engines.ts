import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACTS } from '@/domain/permissions/acts';
import type { Actor, TeamStore } from '../../server/core';
import type { Database } from '../../server/database/database';
import { openDatabase } from '../../server/database/openDatabase';
import { createTeamStore } from '../../server/store';
import { openMemoryDatabase } from '../helpers/server/memoryDatabase';
import { createPostgresDatabase, findPostgres } from './postgres';

/** One database with its stores, for all tests of a file. */
export type Engine = {
  database: Database;
  store: TeamStore;
  /** The store of another server process, with its own connections if the database can have several. */
  otherStore: TeamStore;
  folder: string;
};

export type EngineName = 'PGlite' | 'PostgreSQL';

/** The time of all tests. */
export const NOW = new Date('2024-07-02T12:02:03.456Z');

/** Opens a database before the tests of a file, and closes it after them. */
export function useEngine(name: EngineName): () => Engine {
  let opened: Engine | undefined;
  const endings: (() => Promise<void> | void)[] = [];

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'splitpay-server-'));
    endings.push(() => rmSync(folder, { recursive: true }));
    const url = name === 'PostgreSQL' ? await urlOfPostgres() : undefined;
    const database = url === undefined ? await openMemoryDatabase() : await openDatabase({ url });
    const other = url === undefined ? database : await openDatabase({ url });
    const open = async (on: Database) => {
      const store = await createTeamStore({ database: on, folder, clock: () => NOW });
      endings.push(async () => store.close());
      return store;
    };
    opened = { database, store: await open(database), otherStore: await open(other), folder };
  });
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
  });

  return () => opened!;
}

async function urlOfPostgres(): Promise<string> {
  const binaries = findPostgres();
  if (!binaries) throw new Error('PostgreSQL is not installed');
  return createPostgresDatabase(binaries);
}

let workspaces = 0;

/** A person of a team. */
export const person = (name: string, team = 'team-1'): Actor => ({ id: `id of ${name}`, name, team, acts: ACTS });
export const [ana, ben] = [person('Ana Ruiz'), person('Ben Okafor')];

/** Creates a workspace, with the demo data if no hash is given, and returns its id. */
export async function createWorkspace(store: TeamStore, { hash = 'sample', isArriving = false } = {}): Promise<string> {
  workspaces += 1;
  const id = `team-${process.pid}-${String(workspaces).padStart(8, '0')}`;
  const record = { source: 'june.csv', hash, rows: 30, importedOn: '2024-06-30' };
  await store.create(ana, {
    workspaces: [{ id, name: `June ${workspaces}`, record, ...(isArriving && { isArriving }) }],
  });
  return id;
}
