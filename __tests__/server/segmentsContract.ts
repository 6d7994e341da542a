import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { SegmentHead, TeamChange, TeamProposal } from '@/protocol/entries';
import { allChanges } from '@/backend/entryLog';
import { anyRepeated, changesOfSegment, lastOfEach, type ChangeList } from '@/backend/remote/segmentChanges';
import type { TeamStore } from '../../server/core';
import { openSegmentFiles } from '../../server/log/segmentFiles';
import { findWrongSegment } from '../../server/log/verify';
import { createTeamStore } from '../../server/store';
import { ana, ben, createWorkspace, NOW, type Engine } from './engines';
import { problemOf, propose, refund } from './proposing';

const SIZE = 5;

const view = (id: string, name: string) => ({ kind: 'savedViews', id, value: { id, name, address: '/transactions' } });

/** All changes, as a reader gets them who knows segments, and the heads of these. */
async function readSegments(store: TeamStore, workspace: string) {
  const lists: ChangeList[] = [];
  const heads: SegmentHead[] = [];
  let after: { seq: number; logId?: string | undefined } = { seq: 0 };
  for (;;) {
    const reading = await store.read(ana, workspace, { ...after, copied: after.seq });
    for (const head of reading.segments ?? []) {
      heads.push(head);
      lists.push(changesOfSegment(gunzipSync(await store.segment(ana, workspace, head)).toString()));
    }
    lists.push(anyRepeated(reading.changes));
    after = reading.head;
    if (!reading.isMore) return { changes: [...allChanges(lastOfEach(lists))], heads, head: after };
  }
}

/** Segments are derived from the entries of a log, on every database. */
export function testSegments(engine: () => Engine): void {
  let folder = '';
  let store: TeamStore;
  const opened: TeamStore[] = [];
  /** The store of a server that has just started. It leaves the database open, which is that of all tests. */
  async function open(): Promise<TeamStore> {
    const database = { ...engine().database, close: async () => Promise.resolve() };
    const started = await createTeamStore({ database, folder, clock: () => NOW, segmentSize: SIZE });
    opened.push(started);
    return started;
  }
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'splitpay-segments-'));
    store = await open();
  });
  afterEach(async () => {
    for (const started of opened.splice(0)) await started.close();
    rmSync(folder, { recursive: true });
  });
  const files = () =>
    readdirSync(join(folder, 'segments/format-3')).map((name) => join(folder, 'segments/format-3', name));

  /** A workspace with a log of three segments and two changes. */
  async function givenLog(): Promise<string> {
    const workspace = await createWorkspace(store);
    for (let index = 0; index < 3 * SIZE + 2; index += 1)
      await propose(store, ana, workspace, view(`v${index % 7}`, `Name ${index}`));
    return workspace;
  }
  const withoutKeys = (changes: readonly TeamChange[]) => changes.map(({ key: _key, ...change }) => change);

  test('A reader of segments gets the last change of each entry, as every other reader', async () => {
    const acts = fc.array(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), act: fc.constantFrom('put', 'withdraw', 'erase', 'later') }),
      { maxLength: 24 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        const workspace = await createWorkspace(store);
        const stored = new Set<string>();
        for (const { id, act } of all) {
          const put = view(id, randomUUID());
          const proposals: Record<typeof act, Omit<TeamProposal, 'key'>> = {
            put,
            withdraw: stored.has(id) ? { ...put, withdrawn: true, schema: 2 } : put,
            erase: { kind: 'quarantine', id, isErased: true },
            later: { kind: 'laterRecords', id, value: { id }, schema: 9, label: 'x' },
          };
          await propose(store, ana, workspace, proposals[act]);
          if (act === 'put') stored.add(id);
          if (act === 'withdraw' && !stored.delete(id)) stored.add(id);
        }
        const { changes, head } = await readSegments(store, workspace);
        const plain = await store.read(ana, workspace, { seq: 0 });
        expect(withoutKeys(changes)).toEqual(withoutKeys(plain.changes));
        expect(head).toEqual(plain.head);
      }),
      { numRuns: 8 },
    );
  });

  test('A segment that is missing or damaged is made again from the entries', async () => {
    const workspace = await givenLog();
    const { heads, changes } = await readSegments(store, workspace);
    expect(heads.map(({ seq }) => seq)).toEqual([SIZE, 2 * SIZE, 3 * SIZE]);
    const [first, second, third] = files();
    const whole = readFileSync(first!);
    rmSync(first!);
    writeFileSync(second!, readFileSync(second!).subarray(0, 90));
    writeFileSync(
      third!,
      readFileSync(third!).map((byte, index) => (index === 80 ? byte ^ 1 : byte)),
    );
    expect((await readSegments(await open(), workspace)).changes).toEqual(changes);
    expect(readFileSync(first!)).toEqual(whole);
  });

  test('A segment with other changes than the log is found when the log is verified', async () => {
    const workspace = await givenLog();
    const { heads } = await readSegments(store, workspace);
    expect(await findWrongSegment(engine().database.query, folder, workspace, SIZE)).toBeUndefined();
    const [, second] = heads;
    // A person with access to the folder can make a file whose own checksum is right.
    const segments = await openSegmentFiles(join(folder, 'segments'));
    const text = await segments.textOf((await segments.find(second!.hash))!);
    await segments.put(second!.hash, text.replace('Name 8', 'Name 9'));
    expect(await findWrongSegment(engine().database.query, folder, workspace, SIZE)).toBe(2 * SIZE);
  });

  test('After a start, the server judges by the segments as it did before, even if all are gone', async () => {
    const workspace = await createWorkspace(store);
    await propose(store, ana, workspace, refund('r1', 367_000 - 50));
    for (let index = 0; index < 2 * SIZE; index += 1) await propose(store, ana, workspace, view('v', `Name ${index}`));
    await readSegments(store, workspace);
    for (const isLost of [false, true]) {
      if (isLost) for (const file of files()) rmSync(file);
      const problem = await problemOf(propose(await open(), ben, workspace, refund('r2', 51)));
      expect(problem.refusals).toMatchObject([{ refusal: { refundable: 50 }, first: { by: { name: 'Ana Ruiz' } } }]);
    }
    const { changes } = await propose(await open(), ben, workspace, refund('r3', 50));
    expect(changes).toMatchObject([{ seq: 2 * SIZE + 2, value: { sequence: 2 * SIZE + 2 } }]);
  });

  test('Only the segments of the current log of the own team are found', async () => {
    const workspace = await givenLog();
    const { heads } = await readSegments(store, workspace);
    const [first, second] = heads;
    const wrong: [typeof ana, SegmentHead][] = [
      [{ ...ben, team: 'another' }, first!],
      [ana, { seq: first!.seq, hash: second!.hash }],
      [ana, { seq: SIZE + 1, hash: second!.hash }],
      [ana, { seq: 0, hash: first!.hash }],
      [ana, { seq: 4 * SIZE, hash: first!.hash }],
      [ana, { seq: first!.seq, hash: '../secret' }],
    ];
    for (const [actor, head] of wrong)
      expect((await problemOf(store.segment(actor, workspace, head))).type).toContain('not-found');
    await store.forget(ana, workspace);
    expect((await problemOf(store.segment(ana, workspace, first!))).type).toContain('not-found');
    expect((await readSegments(store, workspace)).changes).toEqual([]);
  });
}
