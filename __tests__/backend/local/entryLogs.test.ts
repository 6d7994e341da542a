import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { EntryLogs } from '@/backend/entryLog';
import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import type { Channel, Message } from '@/backend/local/messages';
import { append, testEntryLogs } from '../entryLogContract';

let databases = 0;
let channels: { name: string; target: EventTarget }[] = [];
let logs: { close: () => void }[] = [];
beforeEach(() => {
  databases += 1;
});
afterEach(() => {
  for (const log of logs) log.close();
  [channels, logs] = [[], []];
});

function openChannel(name: string): Channel {
  const own = { name, target: new EventTarget() };
  channels.push(own);
  return {
    postMessage: (data: Message) => {
      const others = channels.filter((each) => each.name === name && each !== own);
      for (const { target } of others)
        target.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    },
    addEventListener: own.target.addEventListener.bind(own.target),
    close: () => {
      channels = channels.filter((each) => each !== own);
    },
  };
}

function openTab(channelOf: (name: string) => Channel | undefined = openChannel): EntryLogs {
  const tab = createLocalEntryLogs(`logs-${databases}`, channelOf);
  return {
    ...tab,
    open: async (workspace) => {
      const log = await tab.open(workspace);
      logs.push(log);
      return log;
    },
  };
}

testEntryLogs(openTab, () => Promise.resolve());

const mark = (id: string) => ({ kind: 'inbox', id, value: true });
const idsIn = (changes: readonly { id: string }[]) => changes.map(({ id }) => id);

test('A browser that has stored nothing has no log, and looking for one creates none', async () => {
  expect(await openTab().isAny()).toBe(false);
  expect((await indexedDB.databases()).some(({ name }) => name === `logs-${databases}`)).toBe(false);
});

test('A browser without a channel stores and reads, but hears nothing', async () => {
  const tab = openTab(() => undefined);
  const stop = tab.follow('w1', () => undefined);
  const log = await tab.open('w1');
  await append(log, [mark('7')]);
  tab.announceRows('w1');
  expect(idsIn((await log.read({ seq: 0 })).changes)).toEqual(['7']);
  stop();
});

/** Writes and deletes like a version that knows no withdrawals and no erased entries. */
async function writeAsEarlier(act: { put?: string; remove?: string }): Promise<void> {
  const database = await openDB(`logs-${databases}`, 1);
  const transaction = database.transaction(['workspaces', 'entries'], 'readwrite');
  const about = (await transaction.objectStore('workspaces').get('w1')) as { revision: number; databaseId?: string };
  const [revision, databaseId] = [about.revision + 1, about.databaseId];
  await transaction.objectStore('workspaces').put({ name: 'w1', revision, databaseId });
  const entry = { workspace: 'w1', journal: 'inbox', stamp: revision, value: true };
  if (act.put) await transaction.objectStore('entries').put({ ...entry, id: act.put });
  if (act.remove) await transaction.objectStore('entries').delete(['w1', 'inbox', act.remove]);
  await transaction.done;
  database.close();
}

test('What a tab of an earlier version writes gets the next position, and the order continues from it', async () => {
  const log = await openTab().open('w1');
  const head = await append(log, [mark('1')]);
  await writeAsEarlier({ put: '2' });
  expect(await log.propose([mark('3')], head)).toBeUndefined();
  await append(log, [mark('3')]);
  const { changes } = await log.read({ seq: 0 });
  expect(changes.map(({ seq, id }) => [seq, id])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
  ]);
});

test('What a tab of an earlier version deletes is noticed, also after this version has written again', async () => {
  const [log, b] = [await openTab().open('w1'), await openTab().open('w1')];
  await append(log, [mark('1'), mark('2')]);
  const { head } = await b.read({ seq: 0 });
  await writeAsEarlier({ remove: '1' });
  expect((await log.read(head)).isWhole).toBe(true);
  await append(log, [mark('3')]);
  const reading = await b.read(head);
  expect([reading.isWhole, idsIn(reading.changes)]).toEqual([true, ['2', '3']]);
});

test('A message of another version is not trusted: the database is read', async () => {
  const [a, b] = [openTab(), openTab()];
  b.follow('w1', () => undefined);
  const [writer, reader] = [await a.open('w1'), await b.open('w1')];
  const head = await append(writer, [mark('1')]);
  const sent = openChannel(`logs-${databases}:w1`);
  for (const message of [
    { version: 7, changes: [] },
    { before: 1, after: 2, databaseId: head.logId, entries: 'none', removed: [] },
    { before: 5, after: 9, databaseId: head.logId, entries: [], removed: [] },
  ]) {
    sent.postMessage(message);
    expect(await reader.read(head)).toEqual({ changes: [], head, isWhole: false });
  }
  expect(idsIn((await reader.read({ seq: 0 })).changes)).toEqual(['1']);
});
