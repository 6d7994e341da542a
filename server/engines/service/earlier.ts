import type { Database } from '../../database/database';
import type { DataSetFiles } from '../../dataSets/dataSetFiles';
import type { ClickhouseClient } from '../clickhouse/client/client';
import { dropTables } from '../clickhouse/tables/schema';
import type { EngineTurns } from './engineTurns';

type Kind = 'tables' | 'data set';
type Earlier = { workspace: string; kind: Kind; name: string };

/**
 * In milliseconds: how long a workspace's earlier tables and data sets stay. Exports read the tables to their end, and a backup of the
 * files has the data set that an earlier backup of the database names.
 */
const STAY: Readonly<Record<Kind, number>> = { tables: 3_600_000, 'data set': 86_400_000 };

/** In milliseconds. */
const INTERVAL = 300_000;

type Dependencies = {
  database: Database;
  files: DataSetFiles;
  client: ClickhouseClient;
  clock: () => Date;
  inTurn: EngineTurns;
};

/** Removes the tables and the data sets that workspaces have left, some time after that. */
export function createEarlier({ database, files, client, clock, inTurn }: Dependencies) {
  const { query } = database;
  const leftBefore = (kind: Kind) => new Date(clock().getTime() - STAY[kind]);

  async function removeOne({ workspace, kind, name }: Earlier): Promise<void> {
    if (kind === 'tables') await dropTables(client, name);
    else {
      // Workspaces may have the same data set: that of no payments, or that of the same files.
      const since = leftBefore(kind);
      const users = await query(
        `select id from workspace where position($1 in about) > 0
         union select workspace from engine_earlier where kind = 'data set' and name = $1 and left_at >= $2`,
        [name, since.toISOString()],
      );
      if (users.length === 0) await files.remove(name, since);
    }
    // It is forgotten last, so that nothing stays without a name.
    await query('delete from engine_earlier where workspace = $1 and kind = $2 and name = $3', [workspace, kind, name]);
  }

  const listOverdue = async (workspace?: string): Promise<Earlier[]> =>
    query(
      `select workspace, kind, name from engine_earlier where ((kind = 'tables' and left_at < $1)
       or (kind = 'data set' and left_at < $2)) and workspace = coalesce($3, workspace) order by workspace, kind, name`,
      [leftBefore('tables').toISOString(), leftBefore('data set').toISOString(), workspace ?? null],
    );

  /** Throws the first error after all workspaces. */
  async function remove(): Promise<void> {
    const errors: unknown[] = [];
    const workspaces = new Set((await listOverdue()).map(({ workspace }) => workspace));
    for (const workspace of workspaces) {
      // In its turn, because the data set that the workspace is being moved to may be one that it has left.
      const removed = inTurn(workspace, async () => {
        for (const earlier of await listOverdue(workspace)) await removeOne(earlier);
      });
      await removed.catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw errors[0];
  }

  // ClickHouse may be absent meanwhile; the next time is soon.
  const timer = setInterval(() => void remove().catch(() => undefined), INTERVAL).unref();

  return {
    remove,
    /** Whether tables with this name are still there for exports. */
    hasTables: async (rowsName: string): Promise<boolean> => {
      const found = await query(
        `select 1 from engine_rows where rows_name = $1 union select 1 from engine_earlier where kind = 'tables' and name = $1`,
        [rowsName],
      );
      return found.length > 0;
    },
    close: () => clearInterval(timer),
  };
}
