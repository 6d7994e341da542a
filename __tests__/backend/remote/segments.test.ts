import 'fake-indexeddb/auto';
import type { Change, LogHead } from '@/backend/entryLog';
import { createRemoteEntryLogs } from '@/backend/remote/remoteEntryLogs';
import { openReplica, type Replica } from '@/backend/remote/replica';
import { createBrowser, personIdOf, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';
import { fetchFrom, line, openSource, createPage } from './remoteBrowser';

const SIZE = 5;

let server: RunningServer;
let ana: Browser;
let anasId = '';
let restore: () => void;
let workspace = '';
let tests = 0;
const opened: Replica[] = [];

beforeAll(async () => {
  server = await startServer({ segmentSize: SIZE });
  ana = await setUpTeam(server);
  anasId = await personIdOf(ana);
  restore = fetchFrom(() => ana);
});
afterAll(async () => {
  for (const replica of opened) replica.close();
  restore();
  await server.stop();
});
beforeEach(async () => {
  line.isCut = false;
  tests += 1;
  workspace = `team-segments-${tests}`;
  const record = { source: 'Payments.csv', hash: 'sample', rows: 3, importedOn: '2026-11-26' };
  await ana.ask('POST', '/api/workspaces', { workspaces: [{ id: workspace, name: workspace, record }] });
});

/** The log as the page of a browser has it. Each name is another browser. */
async function openLog(browser = 'first') {
  const replica = openReplica(anasId, `segments-${tests}-${browser}`);
  opened.push(replica);
  return createRemoteEntryLogs(anasId, replica, openSource, () => createPage()).open(workspace);
}
const view = (id: string, name: string) => ({ kind: 'savedViews', id, value: { id, name, address: '/transactions' } });

/** Writes changes of a few views from another browser. */
async function write(from: number, to: number): Promise<void> {
  const log = await openLog('writer');
  let { head } = await log.read({ seq: 0 });
  for (let index = from; index < to; index += 1)
    ({ head } = (await log.propose([view(`v${index % 4}`, `Name ${index}`)], head))!);
}
const summary = (changes: readonly Change[]) =>
  changes.map(({ seq, value }) => `${seq} ${(value as { name: string }).name}`);

test('A long log is read in segments, and again from the copy while the line is cut', async () => {
  await write(0, 3 * SIZE + 2);
  const expected = ['14 Name 13', '15 Name 14', '16 Name 15', '17 Name 16'];
  const first = await (await openLog()).read({ seq: 0 });
  expect([summary(first.changes), first.head.seq]).toEqual([expected, 17]);
  expect(first.changes[0]?.by).toMatchObject({ name: expect.any(String) as string });
  const again = await (await openLog()).read({ seq: 0 });
  expect(again).toEqual(first);
  line.isCut = true;
  const offline = await (await openLog()).read({ seq: 0 });
  expect(offline).toEqual(first);
});

test('A copy that was begun early is the first one that its log is read from, and only once', async () => {
  await write(0, 2 * SIZE);
  await (await openLog()).read({ seq: 0 });
  const replica = openReplica(anasId, `segments-${tests}-first`);
  opened.push(replica);
  replica.prepare(workspace);
  await write(2 * SIZE, 2 * SIZE + 1);
  await (await openLog()).read({ seq: 0 });
  const [early, other] = [await replica.log(workspace), await replica.log(workspace)];
  expect([early.head.seq, other.head.seq]).toEqual([2 * SIZE, 2 * SIZE + 1]);
  expect(summary(early.changes)).toEqual(['7 Name 6', '8 Name 7', '9 Name 8', '10 Name 9']);
  replica.prepare('team-another');
  expect(await replica.log(workspace)).toEqual(other);
});

test('A page and a copy that are behind get further segments, and no earlier change counts again', async () => {
  await write(0, 7);
  const log = await openLog();
  let head: LogHead = (await log.read({ seq: 0 })).head;
  await write(7, 8);
  ({ head } = await log.read(head));
  await write(8, 19);
  const behind = await log.read(head);
  expect([summary(behind.changes), behind.isWhole]).toEqual([
    ['16 Name 15', '17 Name 16', '18 Name 17', '19 Name 18'],
    false,
  ]);
  line.isCut = true;
  const { changes } = await (await openLog()).read({ seq: 0 });
  expect(summary(changes)).toEqual(summary(behind.changes));
});

test('An entry that was withdrawn in a later segment is withdrawn', async () => {
  await write(0, 4);
  const log = await openLog('writer');
  const { head } = await log.read({ seq: 0 });
  await log.propose([{ ...view('v1', 'Name 1'), withdrawn: true, schema: 2 }], head);
  await write(6, 15);
  await log.propose([{ ...view('v0', 'Name 12'), withdrawn: true, schema: 2 }], (await log.read(head)).head);
  const { changes } = await (await openLog()).read({ seq: 0 });
  expect(changes.filter(({ withdrawn }) => withdrawn).map(({ id }) => id)).toEqual(['v0']);
});

test('A log that is emptied while its segments are read is read again', async () => {
  await write(0, 2 * SIZE);
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    if (typeof request[0] === 'string' && request[0].includes('/segments/')) {
      globalThis.fetch = fetch;
      await ana.ask('DELETE', `/api/workspaces/${workspace}/entries`);
    }
    return fetch(...request);
  };
  const { changes, head } = await (await openLog()).read({ seq: 0 });
  expect([changes, head.seq]).toEqual([[], 0]);
});

test('A browser caches a segment, because it never changes, and nobody reads one without a session', async () => {
  await write(0, SIZE);
  const { body } = await ana.ask('GET', `/api/workspaces/${workspace}/entries?after=0&copied=0&format=3`);
  const [segment] = (body as { segments: { seq: number; hash: string }[] }).segments;
  const path = `/api/workspaces/${workspace}/segments/3/${segment!.seq}/${segment!.hash}`;
  const response = await ana.send('GET', path);
  expect([response.status, response.headers.get('cache-control'), response.headers.get('content-encoding')]).toEqual([
    200,
    'private, max-age=31536000, immutable',
    'gzip',
  ]);
  expect((await createBrowser(server.origin).send('GET', path)).status).toBe(401);
  expect((await ana.send('GET', `${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`)).status).toBe(404);
  expect((await ana.send('GET', path.replace('/5/', '/x/'))).status).toBe(400);
});
