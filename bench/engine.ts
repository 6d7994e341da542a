// The payment engine with many payments: how fast they are read, and how long each question takes. Then the same questions in PostgreSQL.
import { createReadStream } from 'node:fs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ACTS } from '@/domain/permissions/acts';
import type { AnsweredQuestion } from '@/protocol/engine';
import { startClickhouse } from '../__tests__/helpers/server/startClickhouse';
import { findClickhouse } from '../__tests__/server/clickhouse';
import { Refused, type TeamStore } from '../server/core';
import { openDatabase } from '../server/database/openDatabase';
import { openClickhouse } from '../server/engines/openEngine';
import { buildInThread } from '../server/engines/service/building/buildInThread';
import { createTeamStore } from '../server/store';
import { MEASURED } from './engineQuestions';
import { openRival } from './engineRival';
import { writePayments } from './payments';

const [count = '1000000', runs = '20', other = 'PostgreSQL'] = process.argv.slice(2);
const SIZE = Number(count);
const RUNS = Number(runs);
const PART = 1_000_000;
const REFUNDS = 200;
const isCompared = other === 'PostgreSQL';

const actor = { id: 'u1', name: 'Ana Ruiz', team: 't1', acts: ACTS };
const print = (text: string) => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;
const never = new AbortController().signal;

/** The middle and the 95th of 100, in milliseconds, and how many were refused because they would take too long. */
async function measure<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  const times: number[] = [];
  let refused = 0;
  for (let run = 0; run < Math.max(RUNS, items.length); run += 1) {
    const item = items[run % items.length];
    if (item === undefined) continue;
    const start = performance.now();
    await act(item).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      refused += 1;
    });
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return { median: at(0.5), p95: at(0.95), refused };
}

/** Reads the parts, and refunds some payments, so that questions have something to correct. */
async function fill(store: TeamStore, folder: string) {
  const { engine } = store;
  if (!engine) throw new Error('The engine is off');
  const id = `team-bench-${process.pid}-0001`;
  const { record } = await engine.create(actor, { id, name: 'Bench', currency: 'USD', timeZone: 'UTC' });
  const files: string[] = [];
  for (let first = 0; first < SIZE; first += PART) {
    const path = join(folder, `payments-${first}.csv`);
    await writePayments(path, Math.min(PART, SIZE - first), first);
    await engine.putPart(
      actor,
      id,
      { number: first / PART + 1, name: `${first / PART + 1}.csv` },
      createReadStream(path),
    );
    // PostgreSQL alone reads the files again.
    if (isCompared) files.push(path);
    else rmSync(path);
  }
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100);
  const before = process.cpuUsage();
  const start = performance.now();
  let finished = await engine.finish(actor, id, { from: record.hash });
  while (!finished) finished = await engine.finished(actor, id);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  const cpu = process.cpuUsage(before);
  print(`${finished.payments} payments in ${finished.dataSet.slice(0, 8)}, ${finished.refused} refused rows`);
  print(
    `read in ${seconds.toFixed(1)} s, ${Math.round(SIZE / seconds)} rows a second, process ${megabytes(peak)} at most, ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of one processor`,
  );
  const ask = async (dataSet: string, seq: number, question: AnsweredQuestion) =>
    engine.ask(actor, id, { dataSet, seq, list: 'bench', question }, never);
  const page = (await ask(finished.dataSet, 0, {
    kind: 'page',
    filter: { status: 'Completed' },
    sort: null,
    size: 50,
    at: { page: 1 },
  })) as { rows: { id: string }[] };
  const ids = page.rows.map((row) => row.id);
  const proposals = Array.from({ length: REFUNDS }, (_, index) => {
    const value = {
      kind: 'refund',
      id: `r${index}`,
      transactionId: ids[index % ids.length],
      amount: 1,
      reason: 'Duplicate',
    };
    const stamp = { recordedAt: '2025-12-31 10:00:00', recordedBy: 'Ana Ruiz', zone: 'UTC' };
    return { key: randomUUID(), kind: 'payments', id: value.id, value: { ...value, ...stamp } };
  });
  const { head } = await store.read(actor, id, { seq: 0 });
  await store.propose(actor, id, { seen: head, proposals });
  return { files, dataSet: finished.dataSet, ask };
}

/** Whether ClickHouse still merges what was inserted, which it does in the background. */
async function isMerging({ ask }: ReturnType<typeof openClickhouse>['client']): Promise<boolean> {
  const [[count = 0] = []] = await ask<number[]>({ sql: 'SELECT count() FROM system.merges' });
  return count > 0;
}

async function main(): Promise<void> {
  const program = findClickhouse();
  if (!program) throw new Error('ClickHouse is not installed: apt-get install clickhouse-server');
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-engine-'));
  // PostgreSQL runs as another user, and reads the files.
  chmodSync(folder, 0o755);
  const clickhouse = await startClickhouse(program);
  const settings = { cluster: undefined, ...clickhouse.options };
  const engine = { ...openClickhouse(settings), build: buildInThread(settings, join(__dirname, 'build-thread.cjs')) };
  const store = await createTeamStore({
    database: await openDatabase({}),
    folder: join(folder, 'server'),
    engine,
  });
  try {
    const { files, dataSet, ask } = await fill(store, folder);
    const [[bytes = 0] = []] = await engine.client.ask<number[]>({
      sql: 'SELECT sum(bytes_on_disk) FROM system.parts WHERE active',
    });
    print(`ClickHouse has ${(bytes / SIZE).toFixed(0)} bytes on the disk for each payment`);
    const start = performance.now();
    while (await isMerging(engine.client)) await wait(100);
    print(`ClickHouse has merged them after ${((performance.now() - start) / 1000).toFixed(1)} s more`);
    // Loading 100 million takes hours.
    const rival = isCompared ? await openRival(files, print) : undefined;
    print('question: limit, then median and p95 in ms, then p95 of PostgreSQL and how many times as long it takes');
    for (const { name, limit, questions, sql } of MEASURED) {
      const asked = await measure(questions, async (question) => ask(dataSet, REFUNDS, question));
      const other = rival && sql ? await measure(sql, rival.query) : undefined;
      const ratio = other ? `, PostgreSQL ${other.p95} (${(other.p95 / Math.max(1, asked.p95)).toFixed(1)})` : '';
      const refused = asked.refused > 0 ? `, ${asked.refused} refused` : '';
      print(`  ${name}: ${limit}, ${asked.median} ${asked.p95}${refused}${ratio}${asked.p95 > limit ? ' ABOVE' : ''}`);
    }
    print(`process ${megabytes(process.memoryUsage().rss)}`);
    await rival?.stop();
  } finally {
    await store.close();
    await clickhouse.stop();
    rmSync(folder, { recursive: true });
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
