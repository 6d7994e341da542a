import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import type { TeamStore } from '../../server/core';
import { openDatabase } from '../../server/database/openDatabase';
import { openClickhouse } from '../../server/engines/openEngine';
import { createTeamStore } from '../../server/store';
import { buildDataSet } from '../helpers/dataSets';
import { importedPayment } from '../helpers/workspace';
import { openMemoryDatabase } from '../helpers/server/memoryDatabase';
import { startClickhouse, type TestClickhouse } from '../helpers/server/startClickhouse';
import { testWithClickhouse } from './clickhouse';
import { ana, ben, createWorkspace, NOW } from './engines';
import { findPostgres, startPostgres } from './postgres';
import { payout, problemOf, propose, proposeValue, refund, statement } from './proposing';

const STATUSES = ['Completed', 'Completed', 'Pending', 'Failed'];
const ROWS = Array.from({ length: 24 }, (_, index) => ({
  id: `P${index}`,
  merchant: `Merchant ${index % 2}`,
  amount: 10_000 + index,
  date: `2024-06-${String(1 + index).padStart(2, '0')} 10:00:00`,
  status: STATUSES[index % 4]!,
}));
const FILE = [
  'Transaction ID,Merchant,Amount,Date and time,Status,Currency',
  ...ROWS.map(({ id, merchant, amount, date, status }) =>
    [id, merchant, (amount / 100).toFixed(2), date, status, 'USD'].join(','),
  ),
].join('\n');

const voiding = (id: string, transactionId: string) => ({
  kind: 'payments',
  id,
  value: { kind: 'void', id, transactionId, recordedAt: '2024-06-30 10:00:00', recordedBy: 'Mallory', zone: 'UTC' },
});

testWithClickhouse('the judge of engine workspaces', (program) => {
  describe.each(['PGlite', 'PostgreSQL'] as const)('Payments that only the engine has, with %s', (name) => {
    const binaries = findPostgres();
    if (name === 'PostgreSQL' && !binaries) {
      test('PostgreSQL is not installed, so it is not tested', () => undefined);
      return;
    }
    let clickhouse: TestClickhouse;
    let store: TeamStore;
    let other: TeamStore;
    let openStore: () => Promise<TeamStore>;
    const endings: (() => Promise<void> | void)[] = [];

    beforeAll(async () => {
      clickhouse = await startClickhouse(program);
      endings.push(clickhouse.stop);
      const folder = mkdtempSync(join(tmpdir(), 'splitpay-judging-'));
      endings.push(() => rmSync(folder, { recursive: true }));
      const postgres = name === 'PostgreSQL' && binaries ? await startPostgres(binaries) : undefined;
      if (postgres) endings.push(postgres.stop);
      const shared = postgres ? undefined : await openMemoryDatabase();
      openStore = async () => {
        const database = shared ?? (await openDatabase({ url: postgres?.url }));
        const engine = openClickhouse({ cluster: undefined, ...clickhouse.options });
        const opened = await createTeamStore({ database, folder, engine, clock: () => NOW });
        endings.push(async () => opened.close());
        return opened;
      };
      [store, other] = [await openStore(), await openStore()];
    });
    afterAll(async () => {
      for (const end of endings.toReversed()) await end();
    });

    let workspaces = 0;
    /** A workspace in the engine, and one with the same payments in its data set. */
    async function createBoth() {
      workspaces += 1;
      const id = `team-judged-${name}-${String(workspaces).padStart(4, '0')}`;
      const { record } = await store.engine!.create(ana, { id, name: id, currency: 'USD', timeZone: 'UTC' });
      await store.engine!.putPart(ana, id, { number: 1, name: 'a.csv' }, Readable.from([Buffer.from(FILE)]));
      expect(await store.engine!.finish(ana, id, { from: record.hash })).toMatchObject({ payments: 24 });
      const plain = ROWS.map(({ id: paymentId, status, ...row }) =>
        importedPayment(paymentId, { ...row, status, isPaid: status !== 'Failed', timeZone: 'UTC', fees: undefined }),
      );
      const bytes = new Uint8Array(encodeDataSet(buildDataSet(plain)));
      const hash = await hashDataSet(bytes.buffer);
      await store.putDataSet(hash, Readable.from([bytes]), bytes.length);
      return { id, plain: await createWorkspace(store, { hash }) };
    }

    test('A refund has the parts of each party as in any other workspace', async () => {
      const { id, plain } = await createBoth();
      const value = await proposeValue(store, ana, id, refund('r1', 6_000, { transactionId: 'P1' }));
      expect(value).toEqual(await proposeValue(store, ana, plain, refund('r1', 6_000, { transactionId: 'P1' })));
      expect(value).toMatchObject({ transactionId: 'P1', recordedBy: 'Ana Ruiz' });
      const problem = await problemOf(propose(other, ben, id, refund('r2', 5_000, { transactionId: 'P1' })));
      expect(problem.detail).toBe('Ana Ruiz refunded $60.00 at 14:02. $40.01 can still be refunded.');
      expect(await problemOf(propose(store, ana, id, refund('r3', 1, { transactionId: 'P999' })))).toMatchObject({
        status: 409,
      });
    });

    test('Of two people who refund the same payment at the same time, exactly one wins', async () => {
      const { id } = await createBoth();
      const attempts = [
        propose(store, ana, id, refund('r1', 10_001, { transactionId: 'P1' })),
        propose(other, ben, id, refund('r2', 10_001, { transactionId: 'P1' })),
      ];
      const results = await Promise.allSettled(attempts);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('Only a pending payment is voided, also after the server started again', async () => {
      const { id } = await createBoth();
      await propose(store, ana, id, voiding('v1', 'P2'));
      expect(await problemOf(propose(store, ana, id, voiding('v2', 'P1')))).toMatchObject({ status: 409 });
      await propose(store, ana, id, refund('r1', 100, { transactionId: 'P5' }));
      const restarted = await openStore();
      expect(await problemOf(propose(restarted, ana, id, voiding('v3', 'P2')))).toMatchObject({ status: 409 });
      expect(await problemOf(propose(restarted, ana, id, refund('r2', 10_000, { transactionId: 'P5' })))).toMatchObject(
        {
          refusals: [{ refusal: { kind: 'amountAboveRefundable', refundable: 9_905 } }],
        },
      );
      await propose(restarted, ana, id, refund('r3', 9_905, { transactionId: 'P5' }));
    });

    test('A payout is at most what the balance of its day allows, as in any other workspace', async () => {
      const { id, plain } = await createBoth();
      const attempt = async (workspace: string, amount: number) =>
        problemOf(propose(store, ana, workspace, payout('p1', amount, { partyId: 'MER001' })));
      const refused = await attempt(id, 100_000_000);
      expect(refused.refusals?.[0]?.refusal).toEqual((await attempt(plain, 100_000_000)).refusals?.[0]?.refusal);
      for (const workspace of [id, plain])
        await propose(store, ana, workspace, refund('r1', 700, { transactionId: 'P0' }));
      const free = payout('p2', 5_000, { partyId: 'MER001', reason: 'Agreed' });
      const value = await proposeValue(store, ana, id, free);
      expect(value).toEqual({ ...(await proposeValue(store, ana, plain, free)) });
      expect(value.earned).toBeGreaterThan(0);
    });

    test('A statement is not issued, and a sentence says why', async () => {
      const { id } = await createBoth();
      expect(await problemOf(propose(store, ana, id, statement('s1', 'MER001')))).toMatchObject({
        status: 400,
        detail: expect.stringContaining('cannot be issued yet') as string,
      });
    });
  });
});
