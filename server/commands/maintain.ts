import { renewBackendId } from '../backendId';
import type { Database } from '../database/database';
import { EMPTY_DATABASE } from '../database/emptyDatabase';
import { openDatabase } from '../database/openDatabase';
import { findWrongSegment, verify } from '../log/verify';
import { openClickhouse } from '../engines/openEngine';
import { listWorkspaceRows } from '../log/workspaceRows';
import type { Settings } from '../settings';
import { createTeamStore } from '../store';

async function withDatabase({ databaseUrl, folder }: Settings, act: (database: Database) => Promise<void>) {
  const database = await openDatabase({ url: databaseUrl, folder, emptyDatabase: EMPTY_DATABASE });
  try {
    await act(database);
  } finally {
    await database.close();
  }
}

/** Computes the hash chains of all workspaces again. The exit code is 1 if a row is not what was stored. */
export async function verifyAll(settings: Settings): Promise<void> {
  await withDatabase(settings, async (database) => {
    const workspaces = await database.query<{ id: string }>('select id from workspace order by id');
    for (const { id } of workspaces) {
      const { entries, broken } = await verify(database.query, id);
      if (broken) {
        console.error(`${id}: changed at position ${broken.seq} of ${entries}: ${broken.reason}`);
        process.exitCode = 1;
        continue;
      }
      const segment = await findWrongSegment(database.query, settings.folder, id);
      if (segment !== undefined) {
        console.error(
          `${id}: the stored segment up to position ${segment} is not what its changes say: delete the folder segments`,
        );
        process.exitCode = 1;
      } else console.log(`${id}: ${entries} changes are as they were stored`);
    }
    if (workspaces.length === 0) console.log('There are no workspaces yet');
  });
}

/** After a backup was restored: pages ask before they send again what the backup may not have. */
export async function renew(settings: Settings): Promise<void> {
  await withDatabase(settings, async (database) => void (await renewBackendId(database)));
  console.log('The server has a new id. Open pages notice that a backup was restored');
}

/** Builds the tables of the payment engine again from the kept files, for all workspaces whose payments are in it. */
export async function rebuildEngine(settings: Settings): Promise<void> {
  const { engine: address, folder } = settings;
  if (!address) throw new Error('There is no payment engine: CLICKHOUSE_URL turns it on');
  await withDatabase(settings, async (database) => {
    const store = await createTeamStore({ database, folder, engine: openClickhouse(address) });
    try {
      for (const { id, team, about } of await listWorkspaceRows(database.query)) {
        if (about.record.isInEngine !== true) continue;
        const { payments, seconds = 0 } = (await store.engine?.rebuild(team, id)) ?? {};
        console.log(`${id}: ${payments ?? 0} payments in ${seconds} seconds`);
      }
    } finally {
      await store.engine?.close();
    }
  });
}
