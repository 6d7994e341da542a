import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import type { HeadEvent } from '@/protocol/entries';
import type { TeamStore } from '../../server/core';
import { renewBackendId } from '../../server/backendId';
import { buildDataSet } from '../helpers/dataSets';
import { ana, ben, createWorkspace, type Engine } from './engines';
import { payout, problemOf, propose, refund } from './proposing';

const MOST = 10_000_000;

const paymentOf = (id: string, amount: number) => ({
  id,
  merchant: 'Blue Door',
  amount,
  date: '2024-06-01 10:00:00',
  timeZone: 'Europe/Berlin',
  status: 'Completed',
  isPaid: true,
});

/** A data set with these amounts in cents. */
export async function dataSetOf(...amounts: number[]) {
  const bytes = new Uint8Array(
    encodeDataSet(buildDataSet(amounts.map((amount, index) => paymentOf(`p${index}`, amount)))),
  );
  return { bytes, hash: await hashDataSet(bytes.buffer) };
}

export async function* inParts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 1000)
    yield await Promise.resolve(bytes.subarray(start, start + 1000));
}

async function put(store: TeamStore, ...amounts: number[]): Promise<string> {
  const { bytes, hash } = await dataSetOf(...amounts);
  await store.putDataSet(hash, inParts(bytes), MOST);
  return hash;
}

const recordOf = (hash: string) => ({
  source: 'july.csv',
  hash,
  rows: 1,
  importedOn: '2024-07-01',
  imported: { recordedAt: '2020-01-01 00:00:00', recordedBy: 'Mallory', zone: 'Europe/Berlin' },
});

/** Workspaces with their data sets, on every database. */
export function testWorkspaces(engine: () => Engine): void {
  test('A data set is stored under its hash, once', async () => {
    const { store, folder } = engine();
    const { bytes, hash } = await dataSetOf(1111);
    expect([await store.hasDataSet(hash), await store.dataSetFile(hash)]).toEqual([false, undefined]);
    for (let time = 0; time < 2; time += 1) await store.putDataSet(hash, inParts(bytes), MOST);
    const path = join(folder, 'data-sets', hash);
    expect([await store.hasDataSet(hash), await store.dataSetFile(hash)]).toEqual([true, { path, size: bytes.length }]);
  });

  test('A damaged, too large or unreadable data set is not stored', async () => {
    const { store, folder } = engine();
    const { bytes, hash } = await dataSetOf(2222);
    const half = store.putDataSet(hash, inParts(bytes.subarray(8)), MOST);
    expect((await problemOf(half)).type).toBe('urn:splitpay:problem:rows-missing');
    expect((await problemOf(store.putDataSet(hash, inParts(bytes), 999))).type).toBe('urn:splitpay:problem:too-large');
    const other = new TextEncoder().encode('id,amount');
    const unreadable = store.putDataSet(await hashDataSet(other.buffer), inParts(other), MOST);
    expect((await problemOf(unreadable)).type).toBe('urn:splitpay:problem:rows-missing');
    const outside = store.putDataSet('../../etc/passwd', inParts(bytes), MOST);
    expect((await problemOf(outside)).type).toBe('urn:splitpay:problem:malformed');
    expect(await store.hasDataSet('../data-sets')).toBe(false);
    expect(existsSync(join(folder, 'data-sets', hash))).toBe(false);
    expect(readdirSync(join(folder, 'data-sets')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('Of two imports into the same rows, the first one counts, and it can be undone once', async () => {
    const { store } = engine();
    const [june, july, other] = [await put(store, 5000), await put(store, 5000, 700), await put(store, 5000, 800)];
    const id = await createWorkspace(store, { hash: june });
    const forged = { ...recordOf(july), isInEngine: true, timeZone: 'Asia/Tokyo', chargeModel: 'paypal' };
    const moved = await store.moveHead(ana, id, { from: june, record: forged });
    expect(JSON.stringify(moved.record)).not.toMatch(/isInEngine|timeZone|chargeModel/);
    expect(moved.record).toMatchObject({
      hash: july,
      imported: { recordedBy: 'Ana Ruiz', recordedAt: '2024-07-02 14:02:03' },
      previous: { hash: june },
    });
    const second = await problemOf(store.moveHead(ben, id, { from: june, record: recordOf(other) }));
    expect(second.type).toBe('urn:splitpay:problem:moved');
    const missing = store.moveHead(ben, id, { from: july, record: recordOf('0'.repeat(64)) });
    expect((await problemOf(missing)).type).toBe('urn:splitpay:problem:rows-missing');
    const undone = await store.undoImport(ben, id, { from: july, zone: 'Asia/Tokyo' });
    expect(undone.record).toMatchObject({
      hash: june,
      past: [{ source: 'july.csv', undone: { recordedBy: 'Ben Okafor', recordedAt: '2024-07-02 21:02:03' } }],
    });
    const again = await problemOf(store.undoImport(ana, id, { from: june, zone: 'UTC' }));
    expect(again.type).toBe('urn:splitpay:problem:moved');
  });

  test('Changes are judged by the rows that the workspace has now', async () => {
    const { store, otherStore } = engine();
    const [june, july] = [await put(store, 5000), await put(store, 5000, 700)];
    const id = await createWorkspace(store, { hash: june });
    const ofPayment = (recordId: string, transactionId: string, amount: number) =>
      refund(recordId, amount, { transactionId });
    await propose(store, ana, id, ofPayment('r1', 'p0', 4000));
    const missing = await problemOf(propose(store, ana, id, ofPayment('r2', 'p1', 100)));
    expect(missing.refusals).toMatchObject([{ refusal: { kind: 'paymentMissing' } }]);
    await otherStore.moveHead(ben, id, { from: june, record: recordOf(july) });
    await propose(store, ana, id, ofPayment('r2', 'p1', 100));
    const above = await problemOf(propose(otherStore, ben, id, ofPayment('r3', 'p0', 1001)));
    expect(above.refusals).toMatchObject([{ refusal: { refundable: 1000 }, first: { value: { id: 'r1' } } }]);
    const paid = await propose(store, ana, id, payout('p1', 5, { partyId: 'MER001', day: '2024-06-01' }));
    expect(paid.changes[0]?.value).toMatchObject({ earned: expect.any(Number) as number });
  });

  test('More workspaces than the memory holds are judged by their rows', async () => {
    const { store } = engine();
    const ids: string[] = [];
    for (let index = 0; index < 25; index += 1) {
      const id = await createWorkspace(store, { hash: await put(store, 3000 + index) });
      await propose(store, ana, id, refund('r1', 3000, { transactionId: 'p0' }));
      ids.push(id);
    }
    for (const [index, id] of ids.entries()) {
      const above = await problemOf(propose(store, ben, id, refund('r2', 100, { transactionId: 'p0' })));
      const refusal = index === 0 ? { kind: 'notRefundable' } : { refundable: index };
      expect(above.refusals).toMatchObject([{ refusal }]);
    }
  });

  test('Followers hear of changes and of other rows, also from another process', async () => {
    const { store, otherStore } = engine();
    const [june, july] = [await put(store, 5000), await put(store, 5000, 700)];
    const id = await createWorkspace(store, { hash: june });
    const events: HeadEvent[] = [];
    let done: () => void = () => undefined;
    const isDone = new Promise<void>((resolve) => {
      done = resolve;
    });
    const unfollow = await store.follow(ben, id, (event) => {
      events.push(event);
      if (event.dataSet === july) done();
    });
    await propose(store, ana, id, refund('r1', 100, { transactionId: 'p0' }));
    await otherStore.moveHead(ana, id, { from: june, record: recordOf(july) });
    await isDone;
    unfollow();
    await propose(store, ana, id, refund('r2', 100, { transactionId: 'p0' }));
    expect(events.map(({ seq, dataSet }) => [seq, dataSet === july])).toEqual([
      [0, false],
      [1, false],
      [1, true],
    ]);
  });

  test('Followers hear that their workspace was deleted, and that it was restored', async () => {
    const { store, otherStore } = engine();
    const id = await createWorkspace(store, { hash: await put(store, 5000) });
    const seen: string[] = [];
    let next: () => void = () => undefined;
    const unfollow = await store.follow(ben, id, ({ dataSet }) => {
      if (seen.at(-1) !== dataSet) seen.push(dataSet);
      next();
    });
    for (const isDeleted of [true, false]) {
      const news = new Promise<void>((resolve) => (next = resolve));
      await otherStore.change(ana, id, { isDeleted });
      await news;
    }
    unfollow();
    expect(seen).toEqual([seen[0], `${seen[0]} deleted`, seen[0]]);
  });

  test('A workspace is created once, and with rows that the server has', async () => {
    const { store } = engine();
    const id = await createWorkspace(store);
    const record = { source: 'june.csv', hash: 'sample', rows: 30, importedOn: '2024-06-30' };
    const free = 'team-0000000000-free';
    const both = [free, id].map((workspace) => ({ id: workspace, name: 'Twice', record }));
    expect((await problemOf(store.create(ana, { workspaces: both }))).type).toBe('urn:splitpay:problem:taken');
    expect((await problemOf(store.find(ana, free))).type).toBe('urn:splitpay:problem:not-found');
    const lost = [{ id: free, name: 'Lost', record: recordOf('0'.repeat(64)) }];
    expect((await problemOf(store.create(ana, { workspaces: lost }))).type).toBe('urn:splitpay:problem:rows-missing');
    const renamed = await store.change(ben, id, { name: 'July', isDeleted: true });
    expect(renamed).toMatchObject({ name: 'July', isDeleted: true, createdBy: { name: 'Ana Ruiz' } });
    expect((await store.change(ben, id, { isDeleted: false })).isDeleted).toBeUndefined();
  });

  test('Changes of a deleted workspace wait until somebody restores it', async () => {
    const { store } = engine();
    const id = await createWorkspace(store);
    await propose(store, ana, id, refund('r1', 100));
    await store.change(ben, id, { isDeleted: true });
    expect(await problemOf(propose(store, ana, id, refund('r2', 100)))).toMatchObject({
      type: 'urn:splitpay:problem:unavailable',
      detail: 'This workspace was deleted. An administrator can restore it.',
    });
    await store.change(ben, id, { isDeleted: false });
    expect((await propose(store, ana, id, refund('r2', 100))).head.seq).toBe(2);
  });

  test('A restored server has another id, and its logs have, too', async () => {
    const { database, store } = engine();
    expect(await renewBackendId(database)).not.toBe(store.backendId);
  });
}
