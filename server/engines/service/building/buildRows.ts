import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ClickhouseClient } from '../../clickhouse/client/client';
import { createTables, tablesOf } from '../../clickhouse/tables/schema';
import { disputePositions } from '../../ingestion/disputePositions';
import type { Directory } from '../../ingestion/directory';
import { readParts, type PartsRead, type PartToRead } from '../../ingestion/readParts';
import { storedColumns } from '../../ingestion/storedColumns';
import { STORED_COLUMNS } from '../../storedPayment';

/** In bytes: about what one insert has. */
const INSERT_BYTES = 64 * 2 ** 20;

export type RowsToBuild = {
  parts: readonly PartToRead[];
  /** What the payments continue. */
  before: Directory;
  timeZone: string;
  chargeModel: string | undefined;
  matchings: Readonly<Record<string, string>>;
  now: Date;
  /** A folder for records on their way. */
  folder: string;
};

/** A name for the tables of new rows. */
export const newRowsName = (): string => randomBytes(16).toString('hex');

export type TableBuilder = (rowsName: string, rows: RowsToBuild) => Promise<PartsRead>;

/**
 * Reads parts into new tables. Rejects as `readParts` and the client do; what an error leaves of the tables has to be
 * dropped.
 */
export async function buildTables(client: ClickhouseClient, rowsName: string, rows: RowsToBuild): Promise<PartsRead> {
  await createTables(client, rowsName);
  return addRows(client, rowsName, 0, rows);
}

/**
 * Reads parts and inserts their payments, whose positions begin at `first`. The next payments are read while the last ones are
 * inserted.
 */
export async function addRows(
  client: ClickhouseClient,
  rowsName: string,
  first: number,
  { parts, before, timeZone, chargeModel, matchings, now, folder }: RowsToBuild,
): Promise<PartsRead> {
  const { all } = tablesOf(client, rowsName);
  let inserted: Promise<void> = Promise.resolve();
  let waiting: Buffer[] = [];
  let bytes = 0;
  const insert = async () => {
    await inserted;
    const blocks = waiting;
    [waiting, bytes] = [[], 0];
    inserted = client.insertNative(all, STORED_COLUMNS, streamOf(blocks));
    // An error is thrown where the insert is waited for.
    inserted.catch(() => undefined);
  };
  const read = await readParts({
    parts,
    folder: join(folder, `records-${newRowsName()}`),
    before,
    timeZone,
    matchings,
    nextYear: now.getUTCFullYear() + 1,
    async onPayments({ dataSet, positionAt }) {
      const blocks = storedColumns(dataSet, {
        part: 0,
        rowAt: (index) => first + positionAt(index),
        chargeModel,
        disputePositionAt: disputePositions(dataSet),
      });
      waiting.push(...blocks);
      for (const block of blocks) bytes += block.length;
      if (bytes >= INSERT_BYTES) await insert();
    },
  });
  if (waiting.length > 0) await insert();
  await inserted;
  return read;
}

async function* streamOf(blocks: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const block of blocks) yield await Promise.resolve(block);
}
