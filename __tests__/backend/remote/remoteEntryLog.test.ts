import 'fake-indexeddb/auto';
import { LogUnreachable, type Change, type EntryLogs, type News } from '@/backend/entryLog';
import { createRemoteEntryLogs } from '@/backend/remote/remoteEntryLogs';
import { followLine, isLineCut } from '@/backend/remote/http';
import { openReplica } from '@/backend/remote/replica';
import { append, testEntryLogs } from '../entryLogContract';
import { createBrowser, joinTeam, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';
import { withoutRules } from '../../server/teamEntryLogs';
import { createPage, fetchFrom, line, openSource } from './remoteBrowser';

const RECORD = { source: 'Payments.csv', hash: 'sample', rows: 3, importedOn: '2026-11-26' };

let server: RunningServer;
let ana: Browser;
let ben: Browser;
let current: Browser;
let restore: () => void;
let anasId = '';
let tests = 0;
const opened: { close: () => void }[] = [];

beforeAll(async () => {
  server = await startServer();
  ana = await setUpTeam(server);
  ben = await joinTeam(ana, server.origin, 'Ben Ode', 'operator');
  restore = fetchFrom(() => current);
  anasId = ((await ana.ask('GET', '/api/me')).body as { user: { id: string } }).user.id;
});
afterAll(async () => {
  for (const replica of opened) replica.close();
  restore();
  await server.stop();
});

const idOf = (name: string) => `team-test-${tests}-${name}`;
beforeEach(async () => {
  [current, line.isCut] = [ana, false];
  tests += 1;
  const workspaces = ['w1', 'w2'].map((name) => ({ id: idOf(name), name, record: RECORD }));
  await ana.ask('POST', '/api/workspaces', { workspaces });
});

function openLogs(person = 'ana', page = createPage()): EntryLogs {
  const replica = openReplica(person, `copy-${tests}`);
  opened.push(replica);
  return createRemoteEntryLogs(person, replica, openSource, () => page);
}

const received = ({ by: _by, at: _at, ...change }: Change): Change => change;

/** A tab of the contract. On a server, the tab that changed the rows gets news of it, too. */
function openTab(): EntryLogs {
  const logs = openLogs(anasId);
  let announced = 0;
  return withoutRules({
    isAny: logs.isAny,
    open: async (name) => {
      const log = await logs.open(idOf(name));
      return {
        ...log,
        read: async (after) => {
          const reading = await log.read(after);
          return { ...reading, changes: reading.changes.map(received) };
        },
        propose: async (proposals, seen) => {
          const written = await log.propose(proposals, seen);
          return written && { ...written, changes: written.changes.map(received) };
        },
      };
    },
    follow: (name, onNews) =>
      logs.follow(idOf(name), (news) => {
        if (news === 'rows' && announced > 0) announced -= 1;
        else onNews(news);
      }),
    announceRows: (name) => {
      announced += 1;
      logs.announceRows(idOf(name));
      void ana.ask('PATCH', `/api/workspaces/${idOf(name)}`, { timeZone: `Europe/Berlin` });
    },
  });
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('The log of a team server is a log of the console', () => {
  testEntryLogs(openTab, () => wait(400));
});

/** A record of a later version, which the server stores without rules. */
const refund = (id: string) => ({ kind: 'laterRefunds', id, value: { id, amount: 100 } });

test('While the line is cut, the first reading answers from the copy, and a proposal waits', async () => {
  await append(await openLogs().open(idOf('w1')), [refund('r1')]);
  const known = await openLogs().open(idOf('w1'));
  await known.read({ seq: 0 });
  const states: boolean[] = [];
  const unfollow = followLine(() => states.push(isLineCut()));
  line.isCut = true;
  const log = await openLogs().open(idOf('w1'));
  const reading = await log.read({ seq: 0 });
  expect(reading.changes.map(({ id }) => id)).toEqual(['r1']);
  expect(await log.read(reading.head)).toEqual({ changes: [], head: reading.head, isWhole: false });
  await expect(log.propose([refund('r2')], reading.head)).rejects.toThrow(LogUnreachable);
  line.isCut = false;
  const written = await log.propose([refund('r2')], reading.head);
  expect(written?.changes.map(({ id }) => id)).toEqual(['r2']);
  expect(states).toEqual([true, false]);
  unfollow();
  log.close();
});

test('A proposal whose answer was lost is stored once', async () => {
  const log = await openLogs().open(idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  const { fetch } = globalThis;
  // The request arrives, and its answer does not.
  globalThis.fetch = async (...request) => {
    await fetch(...request);
    throw new TypeError('Failed to fetch');
  };
  const proposal = refund('r1');
  await expect(log.propose([proposal], head)).rejects.toThrow(LogUnreachable);
  globalThis.fetch = fetch;
  expect((await log.propose([proposal], head))?.changes.map(({ seq }) => seq)).toEqual([1]);
  expect((await log.read({ seq: 0 })).head.seq).toBe(1);
});

test('Many proposals are sent in several requests, in their order', async () => {
  const log = await openLogs().open(idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  const all = Array.from({ length: 1_203 }, (_, index) => refund(`r${index}`));
  const written = await log.propose(all, head);
  expect(written?.changes.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  // Their reading takes several answers, too.
  const { changes } = await (await openLogs('other').open(idOf('w1'))).read({ seq: 0 });
  expect(changes).toHaveLength(1_203);
});

test('A person reads the own quarantine alone, and erases nothing else', async () => {
  const meOf = async (browser: Browser) => (await browser.ask('GET', '/api/me')).body as { user: { id: string } };
  const [first, second] = [(await meOf(ana)).user.id, (await meOf(ben)).user.id];
  await append(await openLogs(first).open(idOf('w1')), [
    { kind: 'quarantine', id: 'q1', value: { text: 'x' } },
    refund('r1'),
  ]);
  current = ben;
  const log = await openLogs(second).open(idOf('w1'));
  const { changes, head } = await log.read({ seq: 0 });
  expect(changes.map(({ id }) => id)).toEqual(['r1']);
  expect(await log.propose([{ kind: 'laterRefunds', id: 'r1', isErased: true }], head)).toEqual({ changes: [], head });
  expect((await log.read({ seq: 0 })).changes).toHaveLength(1);
});

/** The next message of a stream. */
async function message() {
  const before = line.messages;
  while (line.messages === before) await wait(10);
}

test('A hidden page follows nothing, and reads the newest when it is shown again', async () => {
  const page = createPage();
  const news: News[] = [];
  const unfollow = openLogs('ana', page).follow(idOf('w1'), (each) => news.push(each));
  await message();
  page.show(false);
  await append(await openLogs().open(idOf('w1')), [refund('r1')]);
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
  const unfollow = openLogs().follow(idOf('w1'), (each) => news.push(each));
  while (!isLineCut()) await wait(10);
  line.isCut = false;
  while (isLineCut()) await wait(10);
  await wait(50);
  expect(news).toEqual(['changes']);
  unfollow();
});

/** The next request is answered like this. */
function answerOnce(answer: (body: string) => Response): void {
  const { fetch } = globalThis;
  globalThis.fetch = (_path, init) => {
    globalThis.fetch = fetch;
    return Promise.resolve(answer(init?.body as string));
  };
}

test('What the server refuses is named by kind and id, with the sentence of the server', async () => {
  const log = await openLogs().open(idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  answerOnce((body) => {
    const { proposals } = JSON.parse(body) as { proposals: { key: string }[] };
    const refusals = [{ key: proposals[1]!.key, refusal: { kind: 'paymentDisputed' } }];
    const type = 'urn:splitpay:problem:refused';
    return Response.json({ type, title: '', status: 422, detail: 'It is disputed.', refusals }, { status: 422 });
  });
  const refused = await log.propose([refund('r1'), refund('r2')], head).catch((error: unknown) => error);
  expect(refused).toMatchObject({ refused: [{ kind: 'laterRefunds', id: 'r2', reason: 'It is disputed.' }] });
});

test('An answer without a problem, of another shape, or of a proxy has a sentence', async () => {
  const log = await openLogs().open(idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  const proposeAfter = async (answer: () => Response) => {
    answerOnce(answer);
    return log.propose([refund('r1')], head).catch((error: unknown) => String(error));
  };
  expect(await proposeAfter(() => new Response('Oops', { status: 500 }))).toContain('The server answered 500.');
  expect(await proposeAfter(() => Response.json({ message: 'Too long' }, { status: 400 }))).toContain('Too long');
  expect(await proposeAfter(() => Response.json({ other: 1 }))).toContain('Reload the page');
  expect(await proposeAfter(() => new Response('', { status: 502 }))).toContain('cannot be reached');
});

test('A person who is signed out, or a workspace that does not exist, gets the sentence of the server', async () => {
  const log = await openLogs().open(idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  current = createBrowser(server.origin);
  await expect(log.read(head)).rejects.toThrow('signed out');
  current = ana;
  await expect((await openLogs().open('team-nowhere-12')).read({ seq: 0 })).rejects.toThrow(/./);
});

test('A mark that is proposed twice is stored twice, because it says nothing of who made it', async () => {
  const log = await openLogs().open(idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  const first = await log.propose([{ kind: 'notifications', id: 'n1', value: true }], head);
  const second = await log.propose([{ kind: 'notifications', id: 'n1', value: true, withdrawn: true }], first!.head);
  expect(second?.changes[0]).toMatchObject({ withdrawn: true, seq: 2 });
});

test('What the copy of a browser has and a restored server lacks stays in it until somebody has decided', async () => {
  const replica = openReplica('ana', `copy-${tests}`);
  opened.push(replica);
  const by = { id: 'ana', name: 'Ana Ruiz' };
  const change = (id: string, seq: number, at: string) => ({ kind: 'payments', id, seq, at, by, value: { id, at } });
  const [first, second, third] = ['12:00', '12:01', '12:02'].map((time, index) =>
    change(`r${index}`, index + 1, `2024-07-01T${time}:00.000Z`),
  );
  const earlier = { ...second!, seq: 1, at: '2024-06-30T00:00:00.000Z' };
  await replica.addReading('w', { changes: [first!, third!, second!], head: { seq: 3, logId: 'a.1' }, isWhole: true });
  // The log was emptied, not restored.
  await replica.addReading('other', { changes: [first!], head: { seq: 1, logId: 'a.1' }, isWhole: true });
  await replica.addReading('other', { changes: [], head: { seq: 0, logId: 'b.1' }, isWhole: true });
  await replica.addReading('w', { changes: [earlier, first!], head: { seq: 2, logId: 'a.2' }, isWhole: true });
  expect([await replica.lacked('other'), await replica.lacked('w')]).toEqual([[], [second, third]]);
  // The server is restored once more before anybody has decided.
  await replica.addReading('w', { changes: [], head: { seq: 0, logId: 'a.3' }, isWhole: true });
  expect((await replica.lacked('w')).map(({ id, at }) => [id, at])).toEqual([
    ['r0', first!.at],
    ['r1', second!.at],
    ['r2', third!.at],
  ]);
  await replica.keepLacked('w', []);
  expect(await replica.lacked('w')).toEqual([]);
});
