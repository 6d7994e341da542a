import type { Change, EntryLog, EntryLogs, LogHead, News, Proposal } from '@/backend/entryLog';

/** Proposes until no other tab was faster, like a tab that reads the newer changes first. */
export async function append(log: EntryLog, proposals: readonly Proposal[]): Promise<LogHead> {
  for (;;) {
    const { head } = await log.read({ seq: 0 });
    const written = await log.propose(proposals, head);
    if (written) return written.head;
  }
}

const refund = (id: string, cents = 100) => ({ kind: 'payments', id, value: { id, cents } });
const pathsOf = (changes: readonly Change[]) => changes.map(({ seq, kind, id }) => `${seq} ${kind}/${id}`);

/**
 * What every adapter of the port guarantees. `openTab` opens the same storage each time, like another tab of the
 * browser; the storage is empty at the start of each test. News arrive when `deliver` resolves.
 */
export function testEntryLogs(openTab: () => EntryLogs, deliver: () => Promise<void>): void {
  const open = (workspace = 'w1') => openTab().open(workspace);

  test('A log without changes has none, and its head is 0', async () => {
    expect(await (await open()).read({ seq: 0 })).toMatchObject({ changes: [], head: { seq: 0 } });
  });

  test('Changes are read by another tab in the order in which they were stored, with their positions', async () => {
    const log = await open();
    await append(log, [refund('r1'), refund('r2')]);
    const head = await append(log, [{ kind: 'inbox', id: '7', value: true }]);
    const reading = await (await open()).read({ seq: 0 });
    expect(reading.head).toEqual(head);
    expect(pathsOf(reading.changes)).toEqual(['1 payments/r1', '2 payments/r2', '3 inbox/7']);
    expect(reading.changes[0]!.value).toEqual({ id: 'r1', cents: 100 });
  });

  test('Only the changes after a position are read', async () => {
    const [a, b] = [await open(), await open()];
    await append(a, [refund('r1')]);
    const { head } = await b.read({ seq: 0 });
    await append(a, [refund('r2'), refund('r3')]);
    const reading = await b.read(head);
    expect([pathsOf(reading.changes), reading.isWhole]).toEqual([['2 payments/r2', '3 payments/r3'], false]);
    expect(await b.read(reading.head)).toEqual({ changes: [], head: reading.head, isWhole: false });
  });

  test('A proposal by a tab that has not read the newest change is refused, and nothing of it is stored', async () => {
    const [a, b] = [await open(), await open()];
    const { head } = await b.read({ seq: 0 });
    await append(a, [refund('r1')]);
    expect(await b.propose([refund('r2'), refund('r3')], head)).toBeUndefined();
    expect(pathsOf((await a.read({ seq: 0 })).changes)).toEqual(['1 payments/r1']);
  });

  test('Of several tabs that write at the same moment, each gets positions of its own', async () => {
    const logs = [await open(), await open(), await open(), await open()];
    await Promise.all(logs.map((log, index) => append(log, [refund(`a${index}`), refund(`b${index}`)])));
    const { changes } = await logs[0]!.read({ seq: 0 });
    expect(changes.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(8);
  });

  test('A later change of an id replaces the earlier one and moves to the end of the order', async () => {
    const log = await open();
    await append(log, [refund('r1'), refund('r2')]);
    await append(log, [refund('r1', 200)]);
    const { changes } = await log.read({ seq: 0 });
    expect(pathsOf(changes)).toEqual(['2 payments/r2', '3 payments/r1']);
    expect(changes[1]!.value).toEqual({ id: 'r1', cents: 200 });
  });

  test('A withdrawn entry stays with its value, and counts again after a later change', async () => {
    const log = await open();
    await append(log, [refund('r1')]);
    const read = await open();
    const { head } = await read.read({ seq: 0 });
    await append(log, [{ ...refund('r1'), withdrawn: true, schema: 2 }]);
    const withdrawal = { ...refund('r1'), seq: 2, withdrawn: true, schema: 2 };
    expect((await read.read(head)).changes).toEqual([withdrawal]);
    await append(log, [refund('r1')]);
    expect((await read.read({ seq: 0 })).changes).toEqual([{ ...refund('r1'), seq: 3 }]);
  });

  test('A record gets the position at which it was first stored, and keeps it when it changes', async () => {
    const record = { id: 'p1', recordedAt: '2024-07-01 09:00:00' };
    const log = await open();
    await append(log, [refund('r1'), { kind: 'takenBack', id: 'p1', value: record }]);
    const back = { id: 'b1', recordedAt: '2024-07-01 10:00:00' };
    await append(log, [{ kind: 'takenBack', id: 'p1', value: { ...record, sequence: 2, broughtBack: back } }]);
    expect((await log.read({ seq: 0 })).changes).toMatchObject([
      { seq: 1, value: { id: 'r1', cents: 100 } },
      { seq: 3, value: { ...record, sequence: 2, broughtBack: { ...back, sequence: 3 } } },
    ]);
  });

  test('The next record comes after restored ones, which keep their positions', async () => {
    const log = await open();
    const record = { id: 'p1', recordedAt: '2024-07-01 09:00:00' };
    await append(log, [{ kind: 'payouts', id: 'p1', value: { ...record, sequence: 900 } }]);
    await append(log, [{ kind: 'payouts', id: 'p2', value: { ...record, id: 'p2' } }]);
    const { changes } = await log.read({ seq: 0 });
    expect(changes.map(({ value }) => (value as { sequence: number }).sequence)).toEqual([900, 902]);
  });

  test('Fields of a later version stay when this version changes the entry', async () => {
    const log = await open();
    await append(log, [{ ...refund('r1'), signedBy: 'Ana' } as Proposal]);
    await append(log, [refund('r1', 200)]);
    expect((await log.read({ seq: 0 })).changes).toEqual([{ ...refund('r1', 200), seq: 2, signedBy: 'Ana' }]);
  });

  test('A tab that has read an entry before it was erased reads the whole log', async () => {
    const [a, b] = [await open(), await open()];
    await append(a, [refund('r1'), refund('r2')]);
    const { head } = await b.read({ seq: 0 });
    await append(a, [{ kind: 'payments', id: 'r1', isErased: true }]);
    const reading = await b.read(head);
    expect([pathsOf(reading.changes), reading.isWhole]).toEqual([['2 payments/r2'], true]);
    expect((await b.read(reading.head)).isWhole).toBe(false);
  });

  test('A deleted log is another one: what was seen of the earlier log does not count', async () => {
    const [a, b] = [await open(), await open()];
    await append(a, [refund('r1')]);
    const { head } = await b.read({ seq: 0 });
    await a.forget();
    await append(a, [refund('r2')]);
    expect(await b.propose([refund('r3')], head)).toBeUndefined();
    const reading = await b.read(head);
    expect([pathsOf(reading.changes), reading.isWhole]).toEqual([['1 payments/r2'], true]);
    expect(reading.head.logId).not.toBe(head.logId);
  });

  test('Workspaces have separate logs', async () => {
    await append(await open('w1'), [refund('r1')]);
    await append(await open('w2'), [refund('r2')]);
    await (await open('w1')).forget();
    expect((await (await open('w1')).read({ seq: 0 })).changes).toEqual([]);
    expect(pathsOf((await (await open('w2')).read({ seq: 0 })).changes)).toEqual(['1 payments/r2']);
  });

  test('A tab that follows a log hears of what other tabs write, and nothing of its own', async () => {
    const [a, b] = [openTab(), openTab()];
    const news: News[][] = [[], []];
    const unfollow = [a, b].map((tab, index) => tab.follow('w1', (each) => news[index]!.push(each)));
    await append(await a.open('w1'), [refund('r1')]);
    await append(await a.open('w2'), [refund('r2')]);
    b.announceRows('w1');
    await deliver();
    expect(news).toEqual([['rows'], ['changes']]);
    for (const stop of unfollow) stop();
    await append(await a.open('w1'), [refund('r3')]);
    await deliver();
    expect(news).toEqual([['rows'], ['changes']]);
  });

  test('A tab that follows a log reads what it heard of, of each entry the last change', async () => {
    const [a, b] = [openTab(), openTab()];
    const unfollow = b.follow('w1', () => undefined);
    const [writer, reader] = [await a.open('w1'), await b.open('w1')];
    await append(writer, [refund('r1')]);
    const { head } = await reader.read({ seq: 0 });
    await append(writer, [refund('r2')]);
    await append(writer, [refund('r3')]);
    await append(writer, [{ ...refund('r2'), withdrawn: true, schema: 2 }]);
    await deliver();
    const { changes } = await reader.read(head);
    expect(pathsOf(changes)).toEqual(['3 payments/r3', '4 payments/r2']);
    expect(changes.map(({ withdrawn }) => withdrawn)).toEqual([undefined, true]);
    unfollow();
  });

  test('There may be a log as soon as something is stored', async () => {
    await append(await open(), [refund('r1')]);
    expect(await openTab().isAny()).toBe(true);
  });
}
