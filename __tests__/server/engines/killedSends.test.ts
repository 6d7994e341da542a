import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentPayment } from '@/protocol/sentPayments';
import type { TeamStore } from '../../../server/core';
import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/openDatabase';
import { createClickhouseClient } from '../../../server/engines/clickhouse/client/client';
import type { EngineSettings } from '../../../server/engines/engineSettings';
import { openClickhouse } from '../../../server/engines/openEngine';
import { createTeamStore } from '../../../server/store';
import type { KilledSend } from '../../helpers/engine/killedSend';
import { startClickhouse } from '../../helpers/server/startClickhouse';
import { testWithClickhouse } from '../clickhouse';
import { ana } from '../engines';
import { createPostgresDatabase, findPostgres } from '../postgres';

const HELPERS = join(__dirname, '../../helpers');

/** The payments of a workspace, whose data sets are not those of another one. */
const sentTo = (workspace: string, indices: readonly number[]) => indices.map((index) => sent(workspace, index));
const sent = (workspace: string, index: number): SentPayment => ({
  id: `S${index}`,
  // The last ones are of new merchants.
  merchant: `Merchant ${index < 6 ? index % 2 : index} of ${workspace}`,
  amount: 1_000 + index,
  currency: 'USD',
  time: `2026-03-0${1 + (index % 9)}T23:30:00Z`,
  status: index % 4 === 3 ? 'Failed' : 'Completed',
  ...(index % 2 === 0 && { fees: { processor: 30, partner: 0, platform: 100 } }),
});
const FIRST = [0, 1, 2];
const SECOND = [2, 3, 4, 5, 6, 7];
const THIRD = [8, 9];

/** What the first payments add up to. */
function figuresOf(count: number): { count: number; gross: number } {
  const all = Array.from({ length: count }, (_, index) => sent('', index));
  const paid = all.filter(({ status }) => status !== 'Failed');
  return { count, gross: paid.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A server that sends payments, and the number of its steps. Undefined if it was killed after the step `last`. */
async function stepsOf(send: KilledSend): Promise<number | undefined> {
  const program = join(HELPERS, 'engine/killedSend.ts');
  const register = join(HELPERS, 'server/typeScript.cjs');
  const child = spawn(process.execPath, ['--require', register, program, JSON.stringify(send)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += String(text)));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal === 'SIGKILL') return undefined;
  expect(code).toBe(0);
  return Number(printed);
}

/** The steps of a send, and of one that completes another one first. The insert is the seventh step of a send. */
const STEPS = 15;
const STEPS_AFTER_INSERT = 22;
const INSERT = 7;

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/**
 * Each run kills servers after other steps, because each of these tests starts up to three servers: after every sixth one.
 * `KILLS=all` takes all steps.
 */
const chosen = Math.random();
function stepsUpTo(most: number): number[] {
  const distance = process.env.KILLS === 'all' ? 1 : 6;
  return upTo(most).filter((step) => step % distance === Math.floor(chosen * distance));
}
const binaries = findPostgres();

testWithClickhouse('a server that is killed while payments are sent', (program) => {
  if (!binaries) {
    test('PostgreSQL is not installed, so that no server is killed', () => undefined);
    return;
  }
  let settings: EngineSettings;
  let database: Database;
  let store: TeamStore;
  let url: string;
  let folder: string;
  /** Since the start of the tests, in milliseconds. */
  let elapsed = 0;
  const endings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'splitpay-killed-'));
    const clickhouse = await startClickhouse(program, 2);
    endings.push(clickhouse.stop);
    url = await createPostgresDatabase(binaries);
    const { urls, database: name, reader, writer, cluster } = clickhouse.options;
    settings = { urls, database: name, reader, writer, cluster };
    database = await openDatabase({ url });
    store = await createTeamStore({
      database,
      folder,
      clock: () => new Date(Date.now() + elapsed),
      engine: openClickhouse(settings),
    });
    endings.push(async () => store.close());
  });
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
    rmSync(folder, { recursive: true });
  });

  let workspaces = 0;
  /** A workspace with the first payments. `sendAndEnd` sends the second ones from another process. */
  async function createWorkspace() {
    workspaces += 1;
    const id = `team-killed-${String(workspaces).padStart(4, '0')}`;
    const engine = store.engine!;
    await engine.create(ana, { id, name: `Killed ${workspaces}`, currency: 'USD', timeZone: 'Europe/Berlin' });
    expect(await engine.send(ana, id, sentTo(id, FIRST))).toMatchObject({
      added: 3,
      known: 0,
      differing: [],
      refused: 0,
    });
    const send = { url, folder, clickhouse: settings, team: ana.team, workspace: id, payments: sentTo(id, SECOND) };
    return { id, engine, sendAndEnd: async (last: number) => stepsOf({ ...send, last }) };
  }

  /** In workspaces, of which the first shard has five tables each: all tables of ClickHouse. */
  async function countTables(): Promise<number> {
    const sql = `SELECT count() FROM system.tables WHERE name LIKE '%payments_%'`;
    const [[count] = [0]] = await createClickhouseClient(settings).ask<[number]>({ sql });
    return count / 5;
  }

  /** The payments of a send that was killed count all or not at all. */
  async function expectFirstOrSecond(id: string): Promise<void> {
    const { record } = await store.find(ana, id);
    expect([3, 8]).toContain(record.rows);
    expect(await figures(store, id)).toEqual(figuresOf(record.rows));
  }

  async function expectAll(id: string): Promise<void> {
    const engine = store.engine!;
    const { added, known, differing } = await engine.send(ana, id, sentTo(id, SECOND));
    expect({ sent: added + known, differing }).toEqual({ sent: 6, differing: [] });
    expect(await figures(store, id)).toEqual(figuresOf(8));
    expect(await engine.send(ana, id, sentTo(id, THIRD))).toMatchObject({
      added: 2,
      known: 0,
      differing: [],
      refused: 0,
    });
    expect(await figures(store, id)).toEqual(figuresOf(10));
    // The files have the same payments as the tables.
    expect(await engine.rebuild(ana.team, id)).toMatchObject({ payments: 10, refused: 0 });
    expect(await figures(store, id)).toEqual(figuresOf(10));
    // Nothing is left of the attempts after a while.
    elapsed += 7_200_000;
    await engine.recover();
    expect(await countTables()).toBe(workspaces);
  }

  test.each(stepsUpTo(STEPS))('The next send completes a send that was killed after its step %i', async (last) => {
    const { id, sendAndEnd } = await createWorkspace();
    expect(await sendAndEnd(last)).toBeUndefined();
    await expectFirstOrSecond(id);
    await expectAll(id);
  });

  test.each(stepsUpTo(STEPS_AFTER_INSERT))(
    'A server that starts completes a send, after another server was killed after step %i of doing so',
    async (last) => {
      const { id, engine, sendAndEnd } = await createWorkspace();
      expect(await sendAndEnd(INSERT)).toBeUndefined();
      expect(await sendAndEnd(last)).toBeUndefined();
      await expectFirstOrSecond(id);
      await engine.recover();
      expect(await database.query('select 1 from engine_part where not is_stored')).toEqual([]);
      await expectAll(id);
    },
  );

  test('Sends have no steps but these', async () => {
    const { sendAndEnd } = await createWorkspace();
    const whole = await sendAndEnd(0);
    const other = await createWorkspace();
    await other.sendAndEnd(INSERT);
    const afterInsert = await other.sendAndEnd(0);
    expect({ whole, afterInsert }).toEqual({ whole: STEPS, afterInsert: STEPS_AFTER_INSERT });
  });

  test('Two servers add what programs send to both at the same time, each payment once', async () => {
    const { id, engine } = await createWorkspace();
    const otherDatabase = await openDatabase({ url });
    const other = await createTeamStore({ database: otherDatabase, folder, engine: openClickhouse(settings) });
    endings.push(async () => other.close());
    const answers = await Promise.all(
      upTo(8).map((at) => (at % 2 === 0 ? engine : other.engine!).send(ana, id, sentTo(id, [at, at + 1]))),
    );
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(10 - FIRST.length);
    expect(await figures(store, id)).toEqual(figuresOf(10));
    expect(await engine.rebuild(ana.team, id)).toMatchObject({ payments: 10, refused: 0 });
    elapsed += 7_200_000;
    await engine.recover();
    expect(await countTables()).toBe(workspaces);
  });
});

/** The figures of all payments as the engine has them, which are also those of the workspace. */
async function figures({ find, engine }: TeamStore, id: string): Promise<object> {
  const { record } = await find(ana, id);
  const question = { kind: 'totals', filter: {} } as const;
  const request = { dataSet: record.hash, seq: 0, list: 'totals', question };
  const answer = (await engine!.ask(ana, id, request, new AbortController().signal)) as Record<string, number>;
  expect(answer.count).toBe(record.rows);
  return { count: answer.count, gross: answer.gross };
}
