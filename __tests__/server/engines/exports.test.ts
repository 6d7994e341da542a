import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ListedPayment } from '@/backend/paymentEngine';
import type { SentPayment } from '@/protocol/sentPayments';
import type { StreamedQuestion } from '@/protocol/engine';
import type { TeamStore } from '../../../server/core';
import type { Database } from '../../../server/database/database';
import { createClickhouseClient, type ClickhouseClient } from '../../../server/engines/clickhouse/client/client';
import { createClickhouseEngine } from '../../../server/engines/clickhouse/clickhouseEngine';
import { createTables, tablesOf } from '../../../server/engines/clickhouse/tables/schema';
import { nextRowsName } from '../../../server/engines/service/engineRows';
import { createTeamStore } from '../../../server/store';
import { openMemoryDatabase } from '../../helpers/server/memoryDatabase';
import { startClickhouse } from '../../helpers/server/startClickhouse';
import { testWithClickhouse } from '../clickhouse';
import { ana } from '../engines';
import { problemOf, propose, refund } from '../proposing';

/** More than one portion of an export. */
const ROWS = 10_050;
const HEADER = 'Transaction ID,Merchant,Amount,Date and time,Status,Currency';
const fileOf = (amount: string, rows = ROWS) => {
  const line = (_: unknown, index: number) => {
    const id = `P${String(index).padStart(6, '0')}`;
    return `${id},Merchant ${index % 3},${amount},2026-0${1 + (index % 6)}-15 10:00:00,Completed,USD`;
  };
  return [HEADER, ...Array.from({ length: rows }, line)].join('\n');
};
/** Payments behind all others in each order of an export. */
const sent = (...numbers: number[]): SentPayment[] =>
  numbers.map((number) => ({
    id: `Q${number}`,
    merchant: 'Merchant 1',
    amount: 5_000,
    currency: 'USD',
    time: '2026-06-20T10:00:00Z',
    status: 'Completed',
  }));
const EXPORT = { kind: 'rows', filter: {}, sort: { column: 'id', direction: 'ascending' } } as const;
const HOUR = 3_600_000;
const never = new AbortController().signal;

testWithClickhouse('exports while payments arrive', (program) => {
  let client: ClickhouseClient;
  let database: Database;
  let store: TeamStore;
  let folder: string;
  /** Since the start of the tests, in milliseconds. */
  let elapsed = 0;
  /** Whether the connection breaks after an insert. */
  let isBreaking = false;
  /** What happens before ClickHouse is asked. */
  let onAsk: (() => Promise<void>) | undefined;
  const endings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'splitpay-exports-'));
    const clickhouse = await startClickhouse(program);
    endings.push(clickhouse.stop);
    client = createClickhouseClient(clickhouse.options);
    const breaking: ClickhouseClient = {
      ...client,
      ask: async (question) => {
        await onAsk?.();
        return client.ask(question);
      },
      insertNative: async (...insert) => {
        await client.insertNative(...insert);
        if (isBreaking) throw new Error('The connection broke after the insert');
      },
    };
    database = await openMemoryDatabase();
    store = await createTeamStore({
      database,
      folder,
      clock: () => new Date(Date.now() + elapsed),
      engine: { client: breaking, openEngine: (source) => createClickhouseEngine(breaking, source) },
    });
    endings.push(async () => store.close());
  });
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
    rmSync(folder, { recursive: true });
  });

  let workspaces = 0;
  async function createWorkspace(rows = ROWS) {
    workspaces += 1;
    const id = `team-exports-${String(workspaces).padStart(4, '0')}`;
    const engine = store.engine!;
    const { record } = await engine.create(ana, { id, name: id, currency: 'USD', timeZone: 'UTC' });
    const hashOf = async () => (await store.find(ana, id)).record.hash;
    /** Replaces the part, and reads it. */
    const readPart = async (text: string) => {
      await engine.putPart(ana, id, { number: 1, name: 'a.csv' }, Readable.from([Buffer.from(text)]));
      return engine.finish(ana, id, { from: await hashOf() });
    };
    const totals = async () => {
      const question = { kind: 'totals', filter: {} } as const;
      const asked = { dataSet: await hashOf(), seq: 0, list: 'totals', question };
      return (await engine.ask(ana, id, asked, never)) as { count: number; gross: number };
    };
    /** An export whose first portion was read. `rest` reads the others, and returns all rows. */
    const begin = async (question: StreamedQuestion & { kind: 'rows' } = EXPORT) => {
      const request = { dataSet: await hashOf(), seq: 0, list: 'export', question };
      const lines = (await engine.stream(ana, id, request, never))[Symbol.asyncIterator]();
      const rows: ListedPayment[] = [];
      const next = async () => {
        const line = await lines.next();
        if (line.done === true) return false;
        if ('rows' in line.value) rows.push(...line.value.rows);
        return true;
      };
      expect(await next()).toBe(true);
      expect(rows.length).toBeLessThan(ROWS);
      return {
        rest: async () => {
          while (await next());
          return rows;
        },
      };
    };
    const rowsName = async () => {
      const [row] = await database.query<{ name: string }>(
        'select rows_name as name from engine_rows where workspace = $1',
        [id],
      );
      return row!.name;
    };
    expect(await readPart(fileOf('10.00', rows))).toMatchObject({ payments: rows });
    return { id, engine, empty: record.hash, hashOf, readPart, totals, begin, rowsName };
  }

  const hasTable = async (rowsName: string) => {
    const table = `payments_${rowsName}`;
    const found = await client.ask<[string]>({ sql: `SELECT name FROM system.tables WHERE name = '${table}'` });
    return found.length === 1;
  };
  const isFile = (hash: string) => readdirSync(join(folder, 'data-sets')).includes(hash);

  const DIRECTIONS = [EXPORT, { ...EXPORT, sort: { column: 'date', direction: 'ascending' } }] as const;
  test.each(DIRECTIONS)('An export by $sort.column has no payment that a program sends meanwhile', async (question) => {
    const { id, engine, begin, totals } = await createWorkspace();
    const { rest } = await begin(question);
    // More data sets than stay open.
    const numbers = Array.from({ length: 10 }, (_, index) => index);
    for (const number of numbers) {
      expect(await engine.send(ana, id, sent(number))).toMatchObject({ added: 1 });
      expect(await totals()).toMatchObject({ count: ROWS + number + 1 });
    }
    const rows = await rest();
    expect(rows).toHaveLength(ROWS);
    expect(rows.filter((row) => row.id.startsWith('Q'))).toEqual([]);
    const later = await (await begin(question)).rest();
    expect(later).toHaveLength(ROWS + numbers.length);
  });

  test('An export has the payments of its start to its end, although parts are read again meanwhile', async () => {
    const { readPart, begin, totals, rowsName } = await createWorkspace();
    const { rest } = await begin();
    const before = await rowsName();
    await readPart(fileOf('20.00'));
    expect(await totals()).toMatchObject({ count: ROWS, gross: 2_000 * ROWS });
    // Neither another send nor another server that starts removes the tables so soon.
    elapsed += HOUR - 60_000;
    await store.engine!.recover();
    const rows = await rest();
    expect(rows).toHaveLength(ROWS);
    expect(new Set(rows.map(({ amount }) => amount))).toEqual(new Set([1_000]));
    expect(await hasTable(before)).toBe(true);
    elapsed += 120_000;
    await store.engine!.recover();
    expect(await hasTable(before)).toBe(false);
    expect(await hasTable(await rowsName())).toBe(true);
  });

  test('An export that takes longer than its tables stay says what happened', async () => {
    const { readPart, begin } = await createWorkspace();
    const { rest } = await begin();
    await readPart(fileOf('20.00'));
    elapsed += 2 * HOUR;
    await store.engine!.recover();
    expect(await problemOf(rest())).toMatchObject({
      type: 'urn:splitpay:problem:moved',
      detail: expect.stringContaining('were read again') as string,
    });
  });

  test('Payments of a send that broke off count nowhere until it is completed', async () => {
    const { id, engine, totals, begin, rowsName } = await createWorkspace();
    isBreaking = true;
    await expect(engine.send(ana, id, sent(1, 2))).rejects.toThrow('The connection broke');
    isBreaking = false;
    const { all } = tablesOf(client, await rowsName());
    expect(await client.ask({ sql: `SELECT count() FROM ${all}` })).toEqual([[ROWS + 2]]);
    expect(await totals()).toMatchObject({ count: ROWS, gross: 1_000 * ROWS });
    expect(await (await begin()).rest()).toHaveLength(ROWS);
    const ofSent = refund('r1', 100, { transactionId: 'Q1' });
    expect(await problemOf(propose(store, ana, id, ofSent))).toMatchObject({ status: 409 });
    await engine.recover();
    expect(await totals()).toMatchObject({ count: ROWS + 2 });
    await propose(store, ana, id, ofSent);
  });

  test('Tables that a server has left which ended while it read parts are replaced', async () => {
    const { readPart, totals, rowsName } = await createWorkspace(5);
    const name = await rowsName();
    const [from, next] = [tablesOf(client, name), nextRowsName(name)];
    await createTables(client, next);
    await client.command(`INSERT INTO ${tablesOf(client, next).rows} SELECT * FROM ${from.rows}`);
    expect(await readPart(fileOf('20.00', 5))).toMatchObject({ payments: 5 });
    expect(await rowsName()).toBe(next);
    expect(await totals()).toMatchObject({ count: 5, gross: 10_000 });
  });

  test('An answer has no payments of a send that begins and ends while it is computed', async () => {
    const { id, engine, totals } = await createWorkspace(5);
    onAsk = async () => {
      onAsk = undefined;
      await engine.send(ana, id, sent(1, 2));
    };
    expect(await totals()).toMatchObject({ count: 5, gross: 5_000 });
    expect(await totals()).toMatchObject({ count: 7, gross: 15_000 });
  });

  test('The file of an earlier data set is removed after a day, unless a workspace has it', async () => {
    const { id, engine, empty, hashOf } = await createWorkspace(5);
    const other = await createWorkspace(5);
    // The same parts have the same data set.
    const shared = await hashOf();
    expect(await other.hashOf()).toBe(shared);
    await engine.send(ana, id, sent(11));
    const first = await hashOf();
    await engine.send(ana, id, sent(12));
    elapsed += 23 * HOUR;
    await engine.recover();
    expect([empty, shared, first].map(isFile)).toEqual([true, true, true]);
    elapsed += 2 * HOUR;
    await engine.recover();
    expect([empty, shared, first, await hashOf()].map(isFile)).toEqual([false, true, false, true]);
    await engine.create(ana, { id: 'team-exports-9999', name: 'Empty', currency: 'USD', timeZone: 'UTC' });
    expect(isFile(empty)).toBe(true);
    expect(await database.query('select 1 from engine_earlier')).toEqual([]);
  });
});
