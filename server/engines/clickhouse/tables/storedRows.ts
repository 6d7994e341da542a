import { QuestionTooLarge } from '@/backend/paymentEngine';
import { naturalKey } from '@/lib/sorting/naturalKey';
import { STORED_COLUMNS, type StoredPayment } from '../../storedPayment';
import type { ClickhouseClient } from '../client/client';
import { onlyWithin } from '../conditions';
import type { ExternalTable } from '../client/sending';

/** In ids: so many are looked up with one question. */
const MOST_IDS = 20_000;

export type StoredReader = {
  client: Pick<ClickhouseClient, 'ask'>;
  /** The table of all shards, and the one in the order of ids. */
  table: string;
  byId: string;
  /** Only payments at positions below this one are read. Undefined if there are no others. */
  records: number | undefined;
  signal?: AbortSignal | undefined;
};

type Values = StoredPayment[keyof StoredPayment];

/** In payments: more than this would need too much memory here. */
export const MOST_STORED = 250_000;

/** The stored payments that a condition accepts, in no order. Throws `QuestionTooLarge` with a reason if they are too many. */
export async function readFewStored(reader: StoredReader, condition: string, reason: string): Promise<StoredPayment[]> {
  const { client, table, records, signal } = reader;
  const [[count] = [0]] = await client.ask<[number]>({
    sql: `SELECT count() FROM ${table} PREWHERE ${condition}${onlyWithin('WHERE', records)}`,
    signal,
  });
  if (count > MOST_STORED) throw new QuestionTooLarge(reason);
  return readStored(reader, condition);
}

async function readStored(
  { client, table, records, signal }: StoredReader,
  condition: string,
  tables: readonly ExternalTable[] = [],
): Promise<StoredPayment[]> {
  // The condition is read first, and the other columns only where it is met.
  const sql = `SELECT ${STORED_COLUMNS.join(', ')} FROM ${table} PREWHERE ${condition}${onlyWithin('WHERE', records)}`;
  const rows = await client.ask<Values[]>({ sql, tables, signal, resultRows: MOST_STORED });
  return rows.map(
    (row) => Object.fromEntries(STORED_COLUMNS.map((column, at) => [column, row[at]])) as unknown as StoredPayment,
  );
}

/** The stored payments with these ids, in no order. Ids that no payment has are left out. */
export async function readStoredById(reader: StoredReader, ids: readonly string[]): Promise<StoredPayment[]> {
  const { client, byId, signal } = reader;
  const found: StoredPayment[] = [];
  for (let start = 0; start < ids.length; start += MOST_IDS) {
    const rows = ids.slice(start, start + MOST_IDS).map((id) => [naturalKey(id), id]);
    const listed = await client.ask<[number, number]>({
      sql: `SELECT day, row FROM ${byId} WHERE idKey IN (SELECT idKey FROM wanted) AND id IN (SELECT id FROM wanted)`,
      tables: [{ name: 'wanted', structure: 'idKey String, id String', rows }],
      signal,
    });
    found.push(
      ...(await readStoredByRow(
        reader,
        listed.map(([day, row]) => ({ day, row })),
      )),
    );
  }
  return found;
}

/** The stored payments of a list by their days and positions, which ClickHouse finds faster than ids. */
export async function readStoredByRow(
  reader: StoredReader,
  listed: readonly { day: number; row: number }[],
): Promise<StoredPayment[]> {
  if (listed.length === 0) return [];
  const days = [...new Set(listed.map(({ day }) => Math.trunc(day)))].join(', ');
  const tables = [{ name: 'wanted', structure: 'row UInt64', rows: listed.map(({ row }) => [row]) }];
  return readStored(reader, `day IN (${days}) AND row IN (SELECT row FROM wanted)`, tables);
}
