import { STORED_COLUMNS, STORED_PAYMENT, type StoredColumn } from '../../storedPayment';
import type { ClickhouseClient } from '../client/client';

/** The names of data sets that may be part of the name of a table: hashes, and the names of feeds. */
const NAME = /^[0-9A-Za-z_-]{1,100}$/;

/** The tables of a data set: `rows` on each shard, and `all` that reads and fills them. `byId` has a part of `rows` by ids. */
export type StoredTables = { rows: string; all: string; byId: string; allById: string };

/** What lists are sorted and filtered by, but for the time and the texts of a search. */
const LISTED_COLUMNS = [
  ...(['part', 'row', 'id', 'idKey', 'day', 'merchant', 'integration', 'amount', 'refundedStatus', 'isPaid'] as const),
  ...(['processorFee', 'partnerFee', 'platformFee', 'platformPart'] as const),
] satisfies readonly StoredColumn[];

/** In ids: one of so many is a step, from which ranges of ids are counted. The steps are a sample of all payments. */
export const IDS_OF_STEP = 256;

/** The tables of a data set. Throws a RangeError if its name cannot be one. */
export function tablesOf(
  { database, cluster }: Pick<ClickhouseClient, 'database' | 'cluster'>,
  dataSet: string,
): StoredTables {
  if (!NAME.test(dataSet)) throw new RangeError('The name of the data set cannot be that of a table');
  const named = (name: string) => `\`${database}\`.\`${name}_${dataSet}\``;
  const [rows, byId] = [named('payments'), named('payments_by_id')];
  if (cluster === undefined) return { rows, all: rows, byId, allById: byId };
  return { rows, all: named('all_payments'), byId, allById: named('all_payments_by_id') };
}

/** Fills the table in the order of ids, on the same shard. */
const copyOf = (byId: string) => `${byId.slice(0, -1)}_copy\``;

/**
 * Creates the tables of a data set on all shards, unless they exist. Payments are on the shard of their merchant. Fewer ids of a step
 * let tests read several ranges of few payments.
 */
export async function createTables(client: ClickhouseClient, dataSet: string, idsOfStep = IDS_OF_STEP): Promise<void> {
  const { rows, all, byId, allById } = tablesOf(client, dataSet);
  const typed = (columns: readonly StoredColumn[]) =>
    columns.map((column) => `${column} ${STORED_PAYMENT[column]}`).join(', ');
  const listed = `${typed(LISTED_COLUMNS)}, isStep UInt8`;
  await client.command(
    `CREATE TABLE IF NOT EXISTS ${rows} (${typed(STORED_COLUMNS)}) ENGINE = MergeTree PARTITION BY part ORDER BY (day, merchant, row) SETTINGS index_granularity = 1024`,
  );
  await client.command(
    `CREATE TABLE IF NOT EXISTS ${byId} (${listed}) ENGINE = MergeTree PARTITION BY isStep ORDER BY (idKey, id) SETTINGS index_granularity = 1024`,
  );
  await client.command(
    `CREATE MATERIALIZED VIEW IF NOT EXISTS ${copyOf(byId)} TO ${byId} AS SELECT ${LISTED_COLUMNS.join(', ')}, toUInt8(cityHash64(idKey) % ${Math.trunc(idsOfStep)} = 0) AS isStep FROM ${rows}`,
  );
  if (all === rows) return;
  await client.commandOnFirst(
    `CREATE TABLE IF NOT EXISTS ${all} (${typed(STORED_COLUMNS)}) ${distributed(client, rows)}`,
  );
  await client.commandOnFirst(`CREATE TABLE IF NOT EXISTS ${allById} (${listed}) ${distributed(client, byId)}`);
}

/** Reads and fills a table on all shards. */
function distributed({ cluster, database }: ClickhouseClient, table: string): string {
  const local = table.slice(table.indexOf('.') + 1).replaceAll('`', '');
  return `ENGINE = Distributed('${cluster}', '${database}', '${local}', merchant)`;
}

/** Removes the tables of a data set. */
export async function dropTables(client: ClickhouseClient, dataSet: string): Promise<void> {
  const { rows, all, byId, allById } = tablesOf(client, dataSet);
  if (all !== rows) for (const table of [all, allById]) await client.commandOnFirst(`DROP TABLE IF EXISTS ${table}`);
  for (const table of [copyOf(byId), byId, rows]) await client.command(`DROP TABLE IF EXISTS ${table}`);
}
