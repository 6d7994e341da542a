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
import { createPostgresDatabase, findPostgres } from './postgres';
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
      const url = name === 'PostgreSQL' && binaries ? await createPostgresDatabase(binaries) : undefined;
      const shared = url === undefined ? await openMemoryDatabase() : undefined;
      openStore = async () => {
        const database = shared ?? (await openDatabase({ url }));
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

    const agreed = { partyId: 'MER001', reason: 'Agreed' };
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
      expect(problem.detail).toBe('P1: Ana Ruiz refunded $60.00 at 14:02. $40.01 can still be refunded.');
      expect(await problemOf(propose(store, ana, id, refund('r3', 1, { transactionId: 'P999' })))).toMatchObject({
        status: 409,
      });
    });

    test('After other parts were read, a running server judges by their refunds, and the data set has another name', async () => {
      const { id } = await createBoth();
      const engine = store.engine!;
      const refundRow = (amount: string) =>
        `Transaction ID,Merchant,Amount,Date and time,Status,Currency,Refunded\nP1,Merchant 1,100.01,2024-06-02 10:00:00,Completed,USD,${amount}`;
      const read = async (amount: string) => {
        const part = Readable.from([Buffer.from(refundRow(amount))]);
        await engine.putPart(ana, id, { number: 2, name: 'refunds.csv' }, part);
        const { record } = await store.find(ana, id);
        const finished = await engine.finish(ana, id, { from: record.hash });
        expect(finished).toMatchObject({ refunds: 1, refused: 0 });
        return finished!.dataSet;
      };
      const first = await read('10.00');
      await propose(store, ana, id, refund('r1', 100, { transactionId: 'P1' }));
      expect(await read('60.00')).not.toBe(first);
      const problem = await problemOf(propose(store, ana, id, refund('r2', 8_500, { transactionId: 'P1' })));
      expect(problem.refusals?.[0]?.refusal).toMatchObject({ kind: 'amountAboveRefundable', refundable: 4_001 });
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
      const value = await proposeValue(store, ana, id, payout('p2', 5_000, agreed));
      expect(value).toEqual(await proposeValue(store, ana, plain, payout('p2', 5_000, agreed)));
      expect(value.earned).toBeGreaterThan(0);
    });

    const PARTIES = ['MER001', 'MER002', 'processor', 'partner', 'platform', 'MER999'];
    const july = { start: '2024-07-01', end: '2024-07-31' };
    const later = { id: 'late', merchant: 'Merchant 0', amount: 777, currency: 'USD', status: 'Completed' } as const;

    test('Issued statements have the figures and the lines of any other workspace, also those with corrections', async () => {
      const { id, plain } = await createBoth();
      const issueAll = async (workspace: string, run: string, days: object) => {
        const statements = PARTIES.map((party) => statement(`${run}-${party}`, party, days));
        const { changes } = await propose(store, ana, workspace, ...statements);
        return changes.map(({ value }) => value as { lines: number; hash: string });
      };
      for (const workspace of [id, plain]) {
        await propose(store, ana, workspace, refund('r1', 700, { transactionId: 'P0' }));
        await propose(store, ana, workspace, payout('p1', 5_000, agreed));
      }
      const june = await issueAll(id, 's', { end: '2024-06-20' });
      expect(june).toEqual(await issueAll(plain, 's', { end: '2024-06-20' }));
      expect(june[0]).toMatchObject({ id: 'S-20240601-20240620-MER001', recordedBy: 'Ana Ruiz', paidOut: 0 });
      expect(june[0]?.lines).toBeGreaterThan(4);
      for (const workspace of [id, plain])
        await propose(store, ana, workspace, payout('p2', 300, { ...agreed, day: '2024-06-18' }));
      const rest = await issueAll(id, 't', { start: '2024-06-21', end: '2024-07-05' });
      expect(rest).toEqual(await issueAll(plain, 't', { start: '2024-06-21', end: '2024-07-05' }));
      const paper = expect.stringMatching(/after S-2024[^]*refund\t2024-07-02/) as string;
      expect(rest[0]).toMatchObject({ paidOut: 5_300, paper });
      expect(await problemOf(propose(store, ana, id, statement('u', 'MER001')))).toMatchObject({ status: 409 });
    });

    test('Payments that arrive later do not change an issued statement, also a restored one', async () => {
      const { id } = await createBoth();
      const issued = await proposeValue(store, ana, id, statement('s1', 'MER001'));
      await store.engine!.send(ana, id, [{ ...later, time: '2024-06-30T10:00:00Z' }]);
      const next = await proposeValue(store, ana, id, statement('s2', 'MER001', july));
      expect(next).toMatchObject({ opening: issued.closing, paidOut: 0, lines: 1 });
      expect(next.closing).toBeGreaterThan(Number(issued.closing));
      for (const number of [next.id, issued.id] as string[])
        await propose(store, ana, id, { kind: 'statements', id: number, withdrawn: true });
      const again = await proposeValue(store, ana, id, { ...statement('s1', 'MER001'), id: String(issued.id) });
      expect(again).toEqual(issued);
      const [{ record }, { head }] = [await store.find(ana, id), await store.read(ana, id, { seq: 0 })];
      const span = { start: '2024-06-01', end: '2024-06-30' };
      const question = { kind: 'statement', partyId: 'MER001', span, size: 10, page: 1 } as const;
      const asked = { dataSet: record.hash, seq: head.seq, list: 'statement', question };
      const { opening, closing, lines: length } = issued;
      const answer = await store.engine!.ask(ana, id, asked, new AbortController().signal);
      expect(answer).toMatchObject({ opening, closing, length });
    });

    test('A statement is not issued behind a change of its figures that is not stored yet', async () => {
      const { id } = await createBoth();
      const refunded = refund('r1', 100, { transactionId: 'P1' });
      const both = [statement('s1', 'MER001'), { ...statement('s2', 'MER001', july), id: 'S-2' }];
      const detail = expect.stringContaining('Issue its statements before other changes') as string;
      for (const changes of [[refunded, statement('s1', 'MER001')], both])
        expect(await problemOf(propose(store, ana, id, ...changes))).toMatchObject({ status: 400, detail });
      const { changes } = await propose(store, ana, id, statement('s1', 'MER001'), refunded);
      expect(changes).toHaveLength(2);
    });
  });
});
