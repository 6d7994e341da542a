// The store of the team server: changes per second, the delay of single changes, and races, on PGlite and PostgreSQL.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ACTS } from '@/domain/permissions/acts';
import type { TeamProposal } from '@/protocol/entries';
import { openDatabase } from '../server/database/openDatabase';
import type { TeamStore } from '../server/core';
import { verify } from '../server/log/verify';
import { createTeamStore } from '../server/store';
import { measureOnBoth } from './bothDatabases';
import { createWorkspace, encodePayments } from './teamSeed';

const actor = { id: 'u1', name: 'Ana Ruiz', team: 't1', acts: ACTS };
const SECONDS = 5;
const RACERS = 20;
const PAYMENTS = 20_000;
const ROUNDS = Number(process.argv[2] ?? 1_000);

let made = 0;
const view = (): TeamProposal => {
  made += 1;
  const id = `v${made}`;
  return { key: randomUUID(), kind: 'savedViews', id, value: { id, name: `View ${made}`, address: '/transactions' } };
};
/** Refunds of payments one after the other. */
const refund = (): TeamProposal => {
  made += 1;
  const id = `1719800000000-${made}`;
  const transactionId = `p${made % PAYMENTS}`;
  const value = { kind: 'refund', id, transactionId, amount: 1, reason: 'Duplicate', zone: 'UTC' };
  const moment = { recordedAt: '2024-07-01 00:00:00', recordedBy: '' };
  return { key: randomUUID(), kind: 'payments', id, value: { ...value, ...moment } };
};

const rows = encodePayments(PAYMENTS);
const newWorkspace = async (store: TeamStore) => createWorkspace(store, actor, rows, PAYMENTS);

const print = (text: string) => process.stdout.write(`${text}\n`);
const percentile = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]?.toFixed(1) ?? '-';

/** One client that proposes as fast as it can. */
async function measureRate(store: TeamStore, create: () => TeamProposal, perRequest: number): Promise<string> {
  const workspace = await newWorkspace(store);
  let { head: seen } = await store.read(actor, workspace, { seq: 0 });
  const start = performance.now();
  while (performance.now() - start < SECONDS * 1000) {
    const proposals = Array.from({ length: perRequest }, create);
    ({ head: seen } = await store.propose(actor, workspace, { seen, proposals }));
  }
  const seconds = (performance.now() - start) / 1000;
  return `${(seen.seq / seconds).toFixed(0)} a second (${seen.seq} in the log)`;
}

/** Requests that start every 10 ms, whether the earlier ones have been answered or not. */
async function measureDelay(store: TeamStore): Promise<string> {
  const workspace = await newWorkspace(store);
  let { head: seen } = await store.read(actor, workspace, { seq: 0 });
  const delays: number[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const start = performance.now();
  for (let index = 0; index < SECONDS * 100; index += 1) {
    const due = start + index * 10;
    await delay(Math.max(0, due - performance.now()));
    last = last.then(async () => {
      ({ head: seen } = await store.propose(actor, workspace, { seen, proposals: [view()] }));
      delays.push(performance.now() - due);
    });
  }
  await last;
  return `median ${percentile(delays, 0.5)} ms, p99 ${percentile(delays, 0.99)} ms`;
}

async function race(stores: readonly TeamStore[]): Promise<string> {
  const [store] = stores;
  if (!store) return '';
  const workspace = await newWorkspace(store);
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { head: seen } = await store.read(actor, workspace, { seq: round, logId: undefined });
    const calls = Array.from({ length: RACERS }, async (_, racer) =>
      stores[racer % stores.length]?.propose(actor, workspace, { seen, proposals: [view()] }),
    );
    const winners = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;
    if (winners !== 1) throw new Error(`Round ${round} had ${winners} winners`);
  }
  const seconds = (performance.now() - start) / 1000;
  return `${ROUNDS} rounds of ${RACERS} clients, one winner each, in ${seconds.toFixed(1)} s`;
}

async function measure(name: string, url: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-bench-'));
  const started = performance.now();
  const database = await openDatabase({ url, folder });
  const store = await createTeamStore({ database, folder });
  print(`${name}: opened in ${(performance.now() - started).toFixed(0)} ms`);
  const other = url === undefined ? undefined : await openDatabase({ url });
  const stores = other ? [store, await createTeamStore({ database: other, folder })] : [store];
  for (const [kind, create] of [['views', view] as const, ['refunds', refund] as const]) {
    print(`${name}: single ${kind}: ${await measureRate(store, create, 1)}`);
    print(`${name}: ${kind} in requests of 100: ${await measureRate(store, create, 100)}`);
  }
  print(`${name}: 100 single views a second: ${await measureDelay(store)}`);
  print(`${name}: ${await race(stores)}`);
  const long = await database.query<{ id: string }>('select id from workspace order by head desc limit 1');
  const start = performance.now();
  const { entries, broken } = await verify(database.query, long[0]?.id ?? '');
  print(
    `${name}: ${entries} entries verified in ${(performance.now() - start).toFixed(0)} ms, ${broken ? 'broken' : 'whole'}`,
  );
  const restarted = await createTeamStore({ database, folder });
  const { head: seen } = await restarted.read(actor, long[0]?.id ?? '', { seq: 0 });
  const reopened = performance.now();
  const last = await restarted.read(actor, long[0]?.id ?? '', { ...seen, seq: entries });
  await restarted.propose(actor, long[0]?.id ?? '', { seen: last.head, proposals: [view()] });
  print(
    `${name}: the first change after a restart, with ${entries} entries: ${(performance.now() - reopened).toFixed(0)} ms`,
  );
  for (const opened of [...stores, restarted]) await opened.close();
  rmSync(folder, { recursive: true });
}

void measureOnBoth(measure);
