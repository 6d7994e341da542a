import { setTimeout as wait } from 'node:timers/promises';
import { EngineUnavailable } from '@/backend/paymentEngine';
import type { ClickhouseClient } from '../client/client';
import { createTables, dropTables, tablesOf } from './schema';

/** In milliseconds. */
const INTERVAL = 50;
const PATIENCE = 600_000;

/**
 * Copies the payments before a position into other tables, which lose what they had. ClickHouse shares the files of both, so that
 * a copy takes as long for a million payments as for ten. An insert that still runs for a server that has ended does not
 * reach the copy.
 */
export async function copyTables(client: ClickhouseClient, from: string, to: string, records: number): Promise<void> {
  await dropTables(client, to);
  await createTables(client, to);
  const [source, target] = [tablesOf(client, from), tablesOf(client, to)];
  const behind = `row >= ${Math.trunc(records)}`;
  const copies = [
    // All payments have the part 0.
    { from: source.rows, to: target.rows, all: target.all, partitions: [0] },
    { from: source.byId, to: target.byId, all: target.allById, partitions: [0, 1] },
  ];
  for (const copy of copies) {
    for (const partition of copy.partitions)
      await client.command(`ALTER TABLE ${copy.to} REPLACE PARTITION ${partition} FROM ${copy.from}`);
    await deleteRows(client, copy, behind);
  }
}

/** Deletes rows of a table on all shards. ClickHouse does so in the background. */
async function deleteRows(
  client: ClickhouseClient,
  { to, all }: { to: string; all: string },
  condition: string,
): Promise<void> {
  const areLeft = async () => {
    const [[count] = [0]] = await client.ask<[number]>({ sql: `SELECT count() FROM ${all} WHERE ${condition}` });
    return count > 0;
  };
  if (!(await areLeft())) return;
  await client.command(`ALTER TABLE ${to} DELETE WHERE ${condition}`);
  const end = performance.now() + PATIENCE;
  while (await areLeft()) {
    if (performance.now() > end) throw new EngineUnavailable('The payment engine is still deleting payments.');
    await wait(INTERVAL);
  }
}
