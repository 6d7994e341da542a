import { STORED_COLUMNS, STORED_PAYMENT, type StoredPayment } from '../storedPayment';
import type { ClickhouseClient } from './client';

/** The names of data sets that may be part of the name of a table: hashes, and the names of feeds. */
const NAME = /^[0-9A-Za-z_-]{1,100}$/;

/** The tables of a data set: `rows` on each shard, and `all` that reads and fills them. */
export type StoredTables = { rows: string; all: string };

/** The tables of a data set. Throws a RangeError if its name cannot be one. */
export function tablesOf(
  { database, cluster }: Pick<ClickhouseClient, 'database' | 'cluster'>,
  dataSet: string,
): StoredTables {
  if (!NAME.test(dataSet)) throw new RangeError('The name of the data set cannot be that of a table');
  const rows = `\`${database}\`.\`payments_${dataSet}\``;
  return { rows, all: cluster === undefined ? rows : `\`${database}\`.\`all_payments_${dataSet}\`` };
}

/** Creates the tables of a data set on all shards, unless they exist. Payments are on the shard of their merchant. */
export async function createTables(client: ClickhouseClient, dataSet: string): Promise<void> {
  const { rows, all } = tablesOf(client, dataSet);
  const columns = STORED_COLUMNS.map((column) => `${column} ${STORED_PAYMENT[column]}`).join(', ');
  await client.command(
    `CREATE TABLE IF NOT EXISTS ${rows} (${columns}) ENGINE = MergeTree PARTITION BY part ORDER BY (day, merchant, row)`,
  );
  if (all === rows) return;
  const local = rows.slice(rows.indexOf('.') + 1).replaceAll('`', '');
  await client.commandOnFirst(
    `CREATE TABLE IF NOT EXISTS ${all} (${columns}) ENGINE = Distributed('${client.cluster}', '${client.database}', '${local}', merchant)`,
  );
}

/** Removes the payments of a part, so that it can be inserted again. */
export async function dropPart(client: ClickhouseClient, dataSet: string, part: number): Promise<void> {
  await client.command(`ALTER TABLE ${tablesOf(client, dataSet).rows} DROP PARTITION ${Math.trunc(part)}`);
}

/** Removes the tables of a data set. */
export async function dropTables(client: ClickhouseClient, dataSet: string): Promise<void> {
  const { rows, all } = tablesOf(client, dataSet);
  if (all !== rows) await client.commandOnFirst(`DROP TABLE IF EXISTS ${all}`);
  await client.command(`DROP TABLE IF EXISTS ${rows}`);
}

/**
 * Inserts payments as a stream. If it fails, some of them may be stored: drop the part and insert it again. Batches of 100,000 rows
 * or more are the fastest.
 */
export async function insertPayments(
  client: ClickhouseClient,
  dataSet: string,
  rows: Iterable<StoredPayment> | AsyncIterable<StoredPayment>,
  signal?: AbortSignal,
): Promise<void> {
  await client.insert(tablesOf(client, dataSet).all, STORED_PAYMENT, rows, signal);
}
