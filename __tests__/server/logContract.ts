import { randomUUID } from 'node:crypto';
import { PAGE_SIZE, type TeamProposal } from '@/protocol/entries';
import { testEntryLogs } from '../backend/entryLogContract';
import type { Refused } from '../../server/core';
import { verify } from '../../server/log/verify';
import { ana, ben, createWorkspace, type Engine } from './engines';
import { problemOf } from './proposing';
import { teamEntryLogs, withoutRules } from './teamEntryLogs';

const RACERS = 20;
const ROUNDS = 20;

/** A view that nobody competes for. */
const view = (id: string, name = id): TeamProposal => ({
  key: randomUUID(),
  kind: 'savedViews',
  id,
  value: { id, name, address: '/transactions' },
});

/** What the log of a store guarantees on every database. */
export function testLog(engine: () => Engine): void {
  describe('The port of the log', () => {
    let ids = new Map<string, Promise<string>>();
    beforeEach(() => {
      ids = new Map();
    });
    const idOf = async (name: string) => {
      const known = ids.get(name) ?? createWorkspace(engine().store);
      ids.set(name, known);
      return known;
    };
    testEntryLogs(
      () => withoutRules(teamEntryLogs(engine().store, idOf)),
      async () => new Promise((resolve) => setTimeout(resolve, 60)),
    );
  });

  test('A repeated proposal is answered as it was stored, also among new ones and after other changes', async () => {
    const { store } = engine();
    const workspace = await createWorkspace(store);
    const { head: seen } = await store.read(ana, workspace, { seq: 0 });
    const [first, second, third] = [view('v1'), view('v2'), view('v3')];
    const answer = await store.propose(ana, workspace, { seen, proposals: [first, second] });
    await store.propose(ben, workspace, { seen: answer.head, proposals: [view('v4')] });
    const repeated = await store.propose(ana, workspace, { seen, proposals: [first, second] });
    expect(repeated.changes).toEqual(answer.changes);
    expect(repeated.head.seq).toBe(3);
    const mixed = await store.propose(ana, workspace, { seen: repeated.head, proposals: [second, third] });
    expect(mixed.changes.map(({ seq, id }) => `${seq} ${id}`)).toEqual(['2 v2', '4 v3']);
    expect(await problemOf(store.propose(ana, workspace, { seen, proposals: [first, view('v5')] }))).toMatchObject({
      type: 'urn:splitpay:problem:changed',
      head: mixed.head,
    });
  });

  test(`Of ${RACERS} people who write at the same moment, exactly one is accepted in each of ${ROUNDS} rounds`, async () => {
    const { store, otherStore } = engine();
    const workspace = await createWorkspace(store);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { head: seen } = await store.read(ana, workspace, { seq: 0 });
      const results = await Promise.allSettled(
        Array.from({ length: RACERS }, async (_, racer) =>
          (racer % 2 === 0 ? store : otherStore).propose(ana, workspace, {
            seen,
            proposals: [view(`v${round}-${racer}`)],
          }),
        ),
      );
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Refused] : []));
      expect(results.length - refused.length).toBe(1);
      expect(new Set(refused.map(({ problem }) => problem.type))).toEqual(new Set(['urn:splitpay:problem:changed']));
    }
    const { changes } = await store.read(ana, workspace, { seq: 0 });
    expect(changes.map(({ seq }) => seq)).toEqual(Array.from({ length: ROUNDS }, (_, index) => index + 1));
  });

  test('Pages of a long log are read one after the other', async () => {
    const { store } = engine();
    const workspace = await createWorkspace(store);
    let { head } = await store.read(ana, workspace, { seq: 0 });
    for (let batch = 0; batch < PAGE_SIZE / 500 + 1; batch += 1) {
      const proposals = Array.from({ length: 500 }, (_, index) => view(`v${batch}-${index}`));
      ({ head } = await store.propose(ana, workspace, { seen: head, proposals }));
    }
    const first = await store.read(ana, workspace, { seq: 0 });
    expect([first.changes.length, first.isWhole, first.isMore, first.head.seq]).toEqual([
      PAGE_SIZE,
      true,
      true,
      PAGE_SIZE,
    ]);
    const second = await store.read(ana, workspace, first.head);
    expect([second.changes.length, second.isWhole, second.isMore, second.head]).toEqual([500, false, undefined, head]);
  });

  test('The hash chain names the changed entry, and the database refuses to change or delete one', async () => {
    const { database, store } = engine();
    const workspace = await createWorkspace(store);
    const { head: seen } = await store.read(ana, workspace, { seq: 0 });
    await store.propose(ana, workspace, { seen, proposals: [view('v1', 'Refunds'), view('v2'), view('v3')] });
    expect(await verify(database.query, workspace)).toEqual({ workspace, entries: 3 });
    const change = "update entry set value = replace(value, 'v2', 'v9') where workspace = $1 and seq = 2";
    await expect(database.query(change, [workspace])).rejects.toThrow('Entries are never changed or deleted');
    await expect(database.query('delete from entry where workspace = $1', [workspace])).rejects.toThrow(
      'never changed',
    );
    await database.query('alter table entry disable trigger entry_change');
    await database.query(change, [workspace]);
    expect((await verify(database.query, workspace)).broken).toMatchObject({ seq: 2 });
    await database.query("update entry set value = replace(value, 'v9', 'v2') where workspace = $1", [workspace]);
    expect((await verify(database.query, workspace)).broken).toBeUndefined();
    await database.query('delete from entry where workspace = $1 and seq = 3', [workspace]);
    expect((await verify(database.query, workspace)).broken).toMatchObject({ seq: 3 });
    await database.query('alter table entry enable trigger entry_change');
  });

  test('People of another team find neither the workspace nor its log', async () => {
    const { store } = engine();
    const workspace = await createWorkspace(store);
    const stranger = { ...ben, team: 'another' };
    const { head: seen } = await store.read(ana, workspace, { seq: 0 });
    for (const call of [
      store.read(stranger, workspace, { seq: 0 }),
      store.propose(stranger, workspace, { seen, proposals: [view('v1')] }),
      store.find(stranger, workspace),
      store.change(stranger, workspace, { name: 'Mine' }),
      store.forget(stranger, workspace),
      store.follow(stranger, workspace, () => undefined),
    ])
      expect(await problemOf(call)).toMatchObject({ type: 'urn:splitpay:problem:not-found' });
    expect(await store.list(stranger)).toEqual([]);
  });
}
