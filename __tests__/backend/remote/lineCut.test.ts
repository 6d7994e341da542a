import 'fake-indexeddb/auto';
import { LogBusy, LogUnreachable, type News } from '@/backend/entryLog';
import { followLine, isLineCut } from '@/backend/remote/http';
import { append } from '../entryLogContract';
import { PROBLEM_TYPE } from '@/protocol/problems';
import { createPage, line } from './remoteBrowser';
import { laterRefund, useRemoteTeam, wait } from './remoteTeam';

const team = useRemoteTeam();

test('While the line is cut, the first reading answers from the copy, and a proposal waits', async () => {
  await append(await team.openLogs().open(team.idOf('w1')), [laterRefund('r1')]);
  const known = await team.openLogs().open(team.idOf('w1'));
  await known.read({ seq: 0 });
  const states: boolean[] = [];
  const unfollow = followLine(() => states.push(isLineCut()));
  line.isCut = true;
  const log = await team.openLogs().open(team.idOf('w1'));
  const reading = await log.read({ seq: 0 });
  expect(reading.changes.map(({ id }) => id)).toEqual(['r1']);
  expect(await log.read(reading.head)).toEqual({ changes: [], head: reading.head, isWhole: false });
  await expect(log.propose([laterRefund('r2')], reading.head)).rejects.toThrow(LogUnreachable);
  line.isCut = false;
  const written = await log.propose([laterRefund('r2')], reading.head);
  expect(written?.changes.map(({ id }) => id)).toEqual(['r2']);
  expect(states).toEqual([true, false]);
  unfollow();
  log.close();
});

test('A proposal whose answer was lost is stored once', async () => {
  const log = await team.openLogs().open(team.idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  const { fetch } = globalThis;
  // The request arrives, and its answer does not.
  globalThis.fetch = async (...request) => {
    await fetch(...request);
    throw new TypeError('Failed to fetch');
  };
  const proposal = laterRefund('r1');
  await expect(log.propose([proposal], head)).rejects.toThrow(LogUnreachable);
  globalThis.fetch = fetch;
  expect((await log.propose([proposal], head))?.changes.map(({ seq }) => seq)).toEqual([1]);
  expect((await log.read({ seq: 0 })).head.seq).toBe(1);
});

test('A change that the server cannot store now waits with the reason, while the line counts as whole, and is proposed again', async () => {
  const logs = team.openLogs();
  const news: News[] = [];
  const unfollow = logs.follow(team.idOf('w1'), (each) => news.push(each));
  const log = await logs.open(team.idOf('w1'));
  const { fetch } = globalThis;
  const problem = { type: `${PROBLEM_TYPE}unavailable`, title: '', status: 503, detail: 'The engine is off.' };
  globalThis.fetch = async () => Promise.resolve(new Response(JSON.stringify(problem), { status: 503 }));
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await expect(log.propose([laterRefund('r1')], { seq: 0 })).rejects.toThrow(new LogBusy('The engine is off.'));
  globalThis.fetch = fetch;
  const again = timers.mock.calls.filter(([, delay]) => delay === 10_000);
  timers.mockRestore();
  expect([isLineCut(), news, again.length]).toEqual([false, [], 1]);
  again[0]![0]();
  expect(news).toEqual(['changes']);
  unfollow();
});

test('What one failed request left is tried again, because the stream of heads may not notice that the line was cut', async () => {
  const logs = team.openLogs();
  const news: News[] = [];
  const unfollow = logs.follow(team.idOf('w1'), (each) => news.push(each));
  const log = await logs.open(team.idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const planned = () => timers.mock.calls.filter(([, delay]) => delay === 10_000);
  line.isCut = true;
  await expect(log.propose([laterRefund('r1')], head)).rejects.toThrow(LogUnreachable);
  expect(planned()).toHaveLength(1);
  expect(await log.read(head)).toEqual({ changes: [], head, isWhole: false });
  expect(planned()).toHaveLength(2);
  line.isCut = false;
  const before = news.length;
  planned()[1]![0]();
  expect(news.slice(before)).toEqual(['changes']);
  timers.mockRestore();
  unfollow();
});

/** The next message of a stream. */
async function message() {
  const before = line.messages;
  while (line.messages === before) await wait(10);
}

test('A hidden page follows nothing, and reads the newest when it is shown again', async () => {
  const page = createPage();
  const news: News[] = [];
  const unfollow = team.openLogs('ana', page).follow(team.idOf('w1'), (each) => news.push(each));
  await message();
  page.show(false);
  await append(await team.openLogs().open(team.idOf('w1')), [laterRefund('r1')]);
  await wait(200);
  expect(news).toEqual([]);
  const next = message();
  page.show(true);
  page.show(true);
  await next;
  await wait(50);
  expect(news).toEqual(['changes']);
  unfollow();
});

test('When the line is back, there are news, so that what waits is sent', async () => {
  const news: News[] = [];
  line.isCut = true;
  const unfollow = team.openLogs().follow(team.idOf('w1'), (each) => news.push(each));
  while (!isLineCut()) await wait(10);
  line.isCut = false;
  while (isLineCut()) await wait(10);
  await wait(50);
  expect(news).toEqual(['changes']);
  unfollow();
});
