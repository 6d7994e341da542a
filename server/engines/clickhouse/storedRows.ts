import { STORED_COLUMNS, type StoredPayment } from '../storedPayment';
import type { ClickhouseClient } from './client';
import type { ExternalTable } from './sending';

/** In ids: so many are looked up with one question. */
const MOST_IDS = 20_000;

export type StoredReader = {
  client: Pick<ClickhouseClient, 'ask'>;
  /** The table of all shards. */
  table: string;
  signal?: AbortSignal | undefined;
};

type Values = StoredPayment[keyof StoredPayment];

/** The stored payments that a condition accepts, in no order. */
export async function readStored(
  { client, table, signal }: StoredReader,
  condition: string,
  tables: readonly ExternalTable[] = [],
): Promise<StoredPayment[]> {
  const sql = `SELECT ${STORED_COLUMNS.join(', ')} FROM ${table} WHERE ${condition}`;
  const rows = await client.ask<Values[]>({ sql, tables, signal });
  return rows.map(
    (row) => Object.fromEntries(STORED_COLUMNS.map((column, at) => [column, row[at]])) as unknown as StoredPayment,
  );
}

/** The stored payments with these ids. Ids that no payment has are left out. `days` limits them to the days of a list. */
export async function readStoredById(
  reader: StoredReader,
  ids: readonly string[],
  days?: readonly number[],
): Promise<StoredPayment[]> {
  const found: StoredPayment[] = [];
  const onDays = days ? `day IN (${[...new Set(days)].map(Math.trunc).join(', ')}) AND ` : '';
  for (let start = 0; start < ids.length; start += MOST_IDS) {
    const portion = ids.slice(start, start + MOST_IDS).map((id) => [id]);
    const tables = [{ name: 'wanted', structure: 'id String', rows: portion }];
    found.push(...(await readStored(reader, `${onDays}id IN (SELECT id FROM wanted)`, tables)));
  }
  return found;
}
