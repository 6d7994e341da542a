import fs from 'node:fs/promises';
import type { SentPayment } from '@/protocol/sentPayments';
import { ACTS } from '@/domain/permissions/acts';
import type { Database, Query } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/openDatabase';
import {
  createClickhouseClient,
  type ClickhouseClient,
  type ClickhouseOptions,
} from '../../../server/engines/clickhouse/client/client';
import { createClickhouseEngine } from '../../../server/engines/clickhouse/clickhouseEngine';
import { createTeamStore } from '../../../server/store';

/**
 * A server that sends payments, and is killed after its step `last`, or prints the number of its steps. A step changes the
 * database, ClickHouse or a file.
 */
export type KilledSend = {
  url: string;
  folder: string;
  clickhouse: ClickhouseOptions;
  team: string;
  workspace: string;
  payments: readonly SentPayment[];
  last: number;
};

const given = JSON.parse(process.argv[2] ?? '') as KilledSend;
let isSending = false;
let steps = 0;

function step(): void {
  if (!isSending) return;
  steps += 1;
  // Nothing of this process runs after it.
  if (steps === given.last) process.kill(process.pid, 'SIGKILL');
}

async function after<Result>(act: Promise<Result>): Promise<Result> {
  const result = await act;
  step();
  return result;
}

const stepped =
  (query: Query): Query =>
  async (text, values) =>
    /^\s*(insert|update|delete)/i.test(text) ? after(query(text, values)) : query(text, values);

function steppedDatabase(database: Database): Database {
  return {
    ...database,
    query: stepped(database.query),
    transaction: async (act) => after(database.transaction(async (query, run) => act(stepped(query), run))),
  };
}

/** A step between the halves of an insert, and one before ClickHouse knows of its end. */
async function* steppedBlocks(blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const all: Buffer[] = [];
  for await (const block of blocks) all.push(block);
  const bytes = Buffer.concat(all);
  const half = Math.floor(bytes.length / 2);
  yield bytes.subarray(0, half);
  step();
  yield bytes.subarray(half);
  step();
}

function steppedClient(client: ClickhouseClient): ClickhouseClient {
  return {
    ...client,
    command: async (sql) => after(client.command(sql)),
    insertNative: async (table, columns, blocks, signal) =>
      after(client.insertNative(table, columns, steppedBlocks(blocks), signal)),
  };
}

async function main(): Promise<void> {
  const { url, folder, clickhouse, team, workspace, payments } = given;
  const rename = fs.rename.bind(fs);
  fs.rename = async (from, to) => after(rename(from, to));
  const client = steppedClient(createClickhouseClient(clickhouse));
  const database = steppedDatabase(await openDatabase({ url }));
  const store = await createTeamStore({
    database,
    folder,
    engine: { client, openEngine: (source) => createClickhouseEngine(client, source) },
  });
  isSending = true;
  await store.engine?.send({ id: 'program', name: 'Checkout', team, acts: ACTS }, workspace, payments);
  await store.close();
  console.log(steps);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
