// A workspace of the team server with many entries and payments: how long a page and the server take to open it. Seeded by SQL.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import { findCurrency } from '@/domain/money/currency';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import { sharesToRecord } from '@/domain/payments/newRecords';
import { allocationOfFees } from '@/domain/payments/refunds/refundAllocation';
import { ACTS } from '@/domain/permissions/acts';
import { readingSchema } from '@/protocol/entries';
import { readSegment } from '@/protocol/segments';
import { buildDataSet } from '../__tests__/helpers/dataSets';
import { findPostgres, startPostgres } from '../__tests__/server/postgres';
import type { Database } from '../server/database/database';
import { openDatabase } from '../server/database/openDatabase';
import { createTeamStore } from '../server/store';

const actor = { id: 'u1', name: 'Ana Ruiz', team: 't1', acts: ACTS };
const [sizes = '1000000', only] = process.argv.slice(2);
const SIZE = Number(sizes);
const STEP = 50_000;

const print = (text: string) => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;

async function timed<Result>(what: string, act: () => Promise<Result> | Result): Promise<Result> {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = await act();
  const memory = megabytes(process.memoryUsage().rss);
  // Other programs of the machine delay the first figure only. The processor time of a PostgreSQL is not in the second.
  const { user, system } = process.cpuUsage(before);
  const processor = ((user + system) / 1e6).toFixed(2);
  print(
    `  ${what}: ${((performance.now() - start) / 1000).toFixed(2)} s, ${processor} s of processor time, process ${memory}`,
  );
  return result;
}

const paymentOf = (_: unknown, index: number) => ({
  id: `p${index}`,
  merchant: `Merchant ${index % 50}`,
  amount: 10_000,
  date: '2024-06-01 10:00:00',
  timeZone: 'UTC',
  status: 'Completed',
  isPaid: true,
});

/** The server records the shares of each refund. */
const allocation = allocationOfFees(10_000, dividePayment(10_000, DEFAULT_SPLIT, findCurrency('USD')));
const row = { id: 'p', amount: 10_000, status: 'Completed' as const };
const SHARES = JSON.stringify(sharesToRecord({ row, records: [], allocation, refunds: [] }, 100)).slice(1);

/** One refund of each payment. The hashes are not those of the rows, because nothing here verifies them. */
async function seed({ query }: Database, workspace: string): Promise<void> {
  // A statement may take 30 seconds.
  for (let start = 0; start < SIZE; start += STEP)
    await query(
      `insert into entry (workspace, seq, log_id, key, kind, id, subject, version, value, withdrawn, erased, schema, fields,
       actor_id, actor_name, at, prev_hash, hash)
     select $1, n, log_id, 'key-' || n, 'payments', 'r' || n, 'payments/p' || n - 1, 1,
       '{"kind":"refund","id":"r' || n || '","transactionId":"p' || n - 1 || '","amount":100,"reason":"Duplicate","fileRefunded":0,' ||
       '"recordedAt":"2024-07-01 10:00:00","recordedBy":"Ana Ruiz","zone":"UTC","instant":1719828000000,"sequence":' || n || ',${SHARES}',
       false, false, null, '{}', 'u1', 'Ana Ruiz', '2024-07-01T10:00:00.000Z', '', lpad(n::text, 64, '0')
     from generate_series($2::int, $3::int) as n, workspace where workspace.id = $1`,
      [workspace, start + 1, Math.min(SIZE, start + STEP)],
    );
  await query(`update workspace set head = $2, version = version + 1 where id = $1`, [workspace, SIZE]);
  await query('analyze entry');
}

async function measure(name: string, url: string | undefined): Promise<void> {
  print(`${name}, ${SIZE} payments and as many refunds`);
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-bench-'));
  const database = await openDatabase({ url, folder });
  const store = await createTeamStore({ database, folder });
  const rows = new Uint8Array(encodeDataSet(buildDataSet(Array.from({ length: SIZE }, paymentOf))));
  const hash = await hashDataSet(rows.buffer);
  await timed(`the rows arrive (${megabytes(rows.length)})`, async () =>
    store.putDataSet(hash, Readable.from([rows]), rows.length),
  );
  await timed('their columns are decoded, as a page does', () => decodeDataSet(rows.buffer));
  const id = `team-${randomUUID()}`;
  const record = { source: 'x', hash, rows: SIZE, importedOn: '2024-06-30' };
  await store.create(actor, { workspaces: [{ id, name: 'Bench', record }] });
  await timed('seeded', async () => seed(database, id));

  let head: { seq: number; logId?: string | undefined } = { seq: 0 };
  const readAll = async (knowsSegments: boolean) => {
    let [answers, bytes, parsing] = [0, 0, 0];
    head = { seq: 0 };
    for (;;) {
      const text = JSON.stringify(
        await store.read(actor, id, { ...head, copied: knowsSegments ? head.seq : undefined }),
      );
      const start = performance.now();
      const reading = v.parse(readingSchema, JSON.parse(text));
      parsing += performance.now() - start;
      [head, answers, bytes] = [reading.head, answers + 1, bytes + text.length];
      for (const segment of reading.segments ?? []) {
        const compressed = await store.segment(actor, id, segment);
        const inflated = gunzipSync(compressed).toString();
        const begin = performance.now();
        readSegment(inflated, (change) => change);
        parsing += performance.now() - begin;
        [answers, bytes] = [answers + 1, bytes + compressed.length];
      }
      if (!reading.isMore) break;
    }
    print(`  ${answers} answers, ${megabytes(bytes)}, of which the page parses for ${(parsing / 1000).toFixed(2)} s`);
  };
  await timed('a page of an earlier version reads all entries', async () => readAll(false));
  await timed('the first page reads them in segments, which are made', async () => readAll(true));
  await timed('another page reads them in segments', async () => readAll(true));
  await timed('a page that knows all but the last entry reads it', async () =>
    store.read(actor, id, { ...head, seq: head.seq - 1 }),
  );
  const view = { key: randomUUID(), kind: 'savedViews', id: 'v1', value: { id: 'v1', name: 'View', address: '/' } };
  await timed('the first change after a start', async () =>
    store.propose(actor, id, { seen: head, proposals: [view] }),
  );
  await store.close();
  rmSync(folder, { recursive: true });
}

async function main(): Promise<void> {
  const binaries = findPostgres();
  if (binaries && only !== 'PGlite') {
    const server = await startPostgres(binaries);
    await measure('PostgreSQL', server.url);
    await server.stop();
  }
  if (only !== 'PostgreSQL') await measure('PGlite', undefined);
}

void main();
