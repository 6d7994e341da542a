// A workspace of the team server with many entries and payments: how long a page and the server take to open it. Seeded by SQL.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { ACTS } from '@/domain/permissions/acts';
import { readingSchema } from '@/protocol/entries';
import { readSegment } from '@/protocol/segments';
import { openDatabase } from '../server/database/openDatabase';
import { createTeamStore } from '../server/store';
import { measureOnBoth } from './bothDatabases';
import { createWorkspace, encodePayments, seedRefunds } from './teamSeed';

const actor = { id: 'u1', name: 'Ana Ruiz', team: 't1', acts: ACTS };
const [sizes = '1000000', only] = process.argv.slice(2);
const SIZE = Number(sizes);

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

async function measure(name: string, url: string | undefined): Promise<void> {
  print(`${name}, ${SIZE} payments and as many refunds`);
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-bench-'));
  const database = await openDatabase({ url, folder });
  const store = await createTeamStore({ database, folder });
  const rows = encodePayments(SIZE);
  const id = await timed(`the rows arrive (${megabytes(rows.length)})`, async () =>
    createWorkspace(store, actor, rows, SIZE),
  );
  await timed('their columns are decoded, as a page does', () => decodeDataSet(rows.buffer));
  await timed('seeded', async () => seedRefunds(database, id, SIZE));

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

void measureOnBoth(async (name, url) => {
  if (only === undefined || only === name) await measure(name, url);
});
