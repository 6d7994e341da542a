import { createHash } from 'node:crypto';
import type { HeadEvent } from '@/protocol/entries';
import { encodeDataSet } from '@/data/dataSets/format/encode';
import { buildDataSet } from '../../helpers/dataSets';
import { createBrowser, joinTeam, personIdOf, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';

const ID = 'team-abcdefgh';
const PATH = `/api/workspaces/${ID}`;
const HASH = 'a'.repeat(64);
const RECORD = { source: 'Payments.csv', hash: 'sample', rows: 3, importedOn: '2026-11-26' };
const VIEW = { id: 'v1', name: 'Large', address: '/transactions' };
const PROPOSAL = { key: 'key-00000001', kind: 'savedViews', id: 'v1', value: VIEW };
const ENTRIES = { seen: { seq: 0 }, proposals: [PROPOSAL] };

let server: RunningServer;
let ana: Browser;
let ben: Browser;
let viewer: Browser;

beforeAll(async () => {
  server = await startServer();
  ana = await setUpTeam(server);
  ben = await joinTeam(ana, server.origin, 'Ben Ode', 'operator');
  viewer = await joinTeam(ana, server.origin, 'Vera Lund', 'viewer');
  const workspaces = [{ id: ID, name: 'November', record: RECORD }];
  expect(await ana.ask('POST', '/api/workspaces', { workspaces })).toMatchObject({ status: 201 });
});
afterAll(async () => server.stop());

const READS = [
  '/api/me',
  '/api/members',
  '/api/workspaces',
  PATH,
  `${PATH}/entries`,
  `${PATH}/head`,
  `/api/data-sets/${HASH}`,
];
const WRITES = [
  ['POST', '/api/workspaces', { workspaces: [{ id: 'team-ijklmnop', name: 'December', record: RECORD }] }],
  ['PATCH', PATH, { name: 'December' }],
  ['PUT', `${PATH}/data-set`, { from: 'sample', record: RECORD }],
  ['POST', `${PATH}/undo-import`, { from: 'sample', zone: 'Europe/Berlin' }],
  ['POST', `${PATH}/entries`, ENTRIES],
  ['DELETE', `${PATH}/entries`, undefined],
  ['PUT', `/api/data-sets/${HASH}`, 'rows'],
] as const;

test.each(READS)('%s needs a session', async (path) => {
  const stranger = createBrowser(server.origin);
  stranger.cookies.set('splitpay.session_token', 'forged.c2lnbmF0dXJl');
  expect(await stranger.ask('GET', path)).toMatchObject({
    status: 401,
    body: { type: 'urn:splitpay:problem:signed-out', detail: 'You are signed out. Sign in again.' },
  });
});

test('A page of somebody who has left the browser stores nothing under the name of the person who signed in there', async () => {
  const asBen = { ...ENTRIES, person: await personIdOf(ben) };
  expect(await ana.ask('POST', `${PATH}/entries`, asBen)).toMatchObject({
    status: 401,
    body: {
      type: 'urn:splitpay:problem:signed-out',
      detail: 'Somebody else has signed in in this browser. Reload the page.',
    },
  });
  expect(await ana.ask('GET', `${PATH}/entries`)).toMatchObject({ body: { changes: [] } });
});

test.each(WRITES)(
  '%s %s needs a session, the origin of the server, and a role that may do it',
  async (method, path, body) => {
    expect(await createBrowser(server.origin).ask(method, path, body)).toMatchObject({ status: 401 });
    for (const Origin of ['https://evil.example', 'null', '']) {
      expect(await ana.ask(method, path, body, { Origin })).toMatchObject({
        status: 403,
        body: {
          type: 'urn:splitpay:problem:forbidden',
          detail: expect.stringMatching(/^This request comes from another address/) as unknown,
        },
      });
    }
    expect(await viewer.ask(method, path, body)).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^Only .* can .*\. Ask (Ana Ruiz|Ben Ode)\.$/) as unknown },
    });
  },
);

test('Members read and change the workspaces of their team', async () => {
  expect(await ana.ask('PATCH', PATH, { name: ' Autumn ' })).toMatchObject({ status: 200, body: { name: 'Autumn' } });
  // Nothing was imported yet.
  expect(await ben.ask('POST', `${PATH}/undo-import`, { from: 'sample', zone: 'UTC' })).toMatchObject({ status: 409 });
  expect(await viewer.ask('GET', PATH)).toMatchObject({
    status: 200,
    body: { name: 'Autumn', createdBy: { name: 'Ana Ruiz' } },
  });
  expect(await viewer.ask('GET', '/api/workspaces')).toMatchObject({ status: 200, body: { workspaces: [{ id: ID }] } });
  expect(await viewer.ask('GET', '/api/workspaces/team-00000000')).toMatchObject({ status: 404 });
});

test('What is recorded has the person of the session, and a page reads on from its position', async () => {
  const forged = { ...PROPOSAL, by: { id: 'x', name: 'The director' } };
  const { status, body } = await ben.ask('POST', `${PATH}/entries`, { ...ENTRIES, proposals: [forged] });
  expect([status, body]).toMatchObject([201, { changes: [{ seq: 1, by: { name: 'Ben Ode' } }] }]);
  const { logId } = (body as { head: { logId: string } }).head;
  const next = await viewer.ask('GET', `${PATH}/entries?after=1&logId=${logId}`);
  expect(next).toMatchObject({ status: 200, body: { changes: [], head: { seq: 1, logId } } });
});

test('The records of a workspace that is still arriving are deleted by the person who moves it', async () => {
  expect(await ben.ask('DELETE', `${PATH}/entries`)).toMatchObject({ status: 403 });
  expect(await ana.ask('DELETE', `${PATH}/entries`)).toMatchObject({ status: 204 });
  const arriving = { id: 'team-arriving', name: 'Arriving', record: RECORD, isArriving: true };
  await ana.ask('POST', '/api/workspaces', { workspaces: [arriving] });
  expect(await ana.ask('DELETE', `/api/workspaces/${arriving.id}/entries`)).toMatchObject({ status: 204 });
});

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const TAMPERED: Record<string, unknown> = {
  'no JSON': '{"seen":',
  'an empty body': '',
  'a list': [],
  'no proposals': { seen: { seq: 0 }, proposals: [] },
  'too many proposals': { seen: { seq: 0 }, proposals: Array.from({ length: 501 }, () => PROPOSAL) },
  'a negative position': { ...ENTRIES, seen: { seq: -1 } },
  'a kind that is no name': { ...ENTRIES, proposals: [{ ...PROPOSAL, kind: 'x; drop table entry' }] },
  'a short key': { ...ENTRIES, proposals: [{ ...PROPOSAL, key: 'k' }] },
  'a NUL': { ...ENTRIES, proposals: [{ ...PROPOSAL, id: 'a\0b' }] },
  'half a character': { ...ENTRIES, proposals: [{ ...PROPOSAL, value: { note: '\ud800' } }] },
  'a key with a NUL': { ...ENTRIES, proposals: [{ ...PROPOSAL, value: { 'a\0': 1 } }] },
  'deep nesting': `{"seen":{"seq":0},"proposals":[{"key":"key-00000001","kind":"refunds","id":"r","value":${deep}}]}`,
  'bytes that are not UTF-8': new Uint8Array([0x22, 0xff, 0x22]),
};

test.each(Object.entries(TAMPERED))('A body with %s is refused with a sentence', async (_, body) => {
  expect(await ben.ask('POST', `${PATH}/entries`, body)).toMatchObject({
    status: 400,
    body: {
      type: 'urn:splitpay:problem:malformed',
      status: 400,
      detail: expect.stringMatching(/^The server cannot read .*\.$/) as unknown,
    },
  });
});

test('A body that is too large or not JSON is refused, and so are positions and addresses that are none', async () => {
  const large = { ...ENTRIES, proposals: [{ ...PROPOSAL, value: 'x'.repeat(8_100_000) }] };
  expect(await ben.ask('POST', `${PATH}/entries`, large)).toMatchObject({
    status: 413,
    body: { detail: expect.stringMatching(/8 MB/) as unknown },
  });
  expect(await ana.ask('PATCH', PATH, { name: 'x'.repeat(1_100_000) })).toMatchObject({
    status: 413,
    body: { detail: expect.stringMatching(/1 MB/) as unknown },
  });
  expect(await ana.ask('PATCH', PATH, ['December'])).toMatchObject({ status: 400 });
  expect(await ana.ask('PATCH', PATH, {})).toMatchObject({ status: 400 });
  expect(await ben.ask('POST', `${PATH}/entries`, '{}', { 'Content-Type': 'text/plain' })).toMatchObject({
    status: 400,
  });
  for (const after of ['-1', 'x', '1e3', '99999999999999999', '%00']) {
    expect(await ben.ask('GET', `${PATH}/entries?after=${after}`)).toMatchObject({ status: 400 });
  }
  for (const path of [
    '/api',
    '/api/',
    '/api/unknown',
    '/api/workspaces/%00',
    '/api/workspaces/%E0%A4%A',
    '/api/data-sets/..%2fsecret',
  ]) {
    expect(await ben.ask('GET', path)).toMatchObject({ status: 404, body: { type: 'urn:splitpay:problem:not-found' } });
  }
});

test('Rows are put once under their hash and stay in the browser', async () => {
  const payment = { merchant: 'Acme', amount: 100, date: '2026-11-01T10:00:00', timeZone: 'UTC', status: 'Completed' };
  const payments = Array.from({ length: 5_000 }, (_, index) => ({ ...payment, id: `P${index}`, isPaid: true }));
  const rows = new Uint8Array(encodeDataSet(buildDataSet(payments)));
  const hash = createHash('sha256').update(rows).digest('hex');
  const path = `/api/data-sets/${hash}`;
  const binary = { 'Content-Type': 'application/octet-stream' };
  expect((await ben.send('HEAD', path)).status).toBe(404);
  expect(await ben.ask('PUT', `/api/data-sets/${HASH}`, rows, binary)).toMatchObject({ status: 422 });
  for (let time = 0; time < 2; time += 1)
    expect(await ben.ask('PUT', path, rows, binary)).toMatchObject({ status: 204 });
  const head = await viewer.send('HEAD', path);
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(rows.length)]);
  const found = await viewer.send('GET', path);
  expect(found.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(Buffer.from(await found.arrayBuffer()).equals(rows)).toBe(true);
  expect((await viewer.send('GET', path, undefined, { 'If-None-Match': `"${hash}"` })).status).toBe(304);
});

async function* eventsOf(response: Response): AsyncGenerator<HeadEvent> {
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
    for (const [, data] of chunk.matchAll(/data: (.*)\n\n/g)) yield JSON.parse(data!) as HeadEvent;
  }
}

test('A page that follows a workspace hears of a newer head within a second, until the session ends', async () => {
  const session = createBrowser(server.origin);
  const credentials = { email: 'ben@acme.example', password: 'correct horse battery' };
  await session.ask('POST', '/api/auth/sign-in/email', credentials);
  const response = await session.send('GET', `${PATH}/head`);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const events = eventsOf(response);
  const first = (await events.next()).value as HeadEvent;
  const start = performance.now();
  await ben.ask('POST', `${PATH}/entries`, ENTRIES);
  expect(await events.next()).toEqual({ done: false, value: { ...first, seq: first.seq + 1 } });
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(await session.ask('POST', '/api/auth/sign-out', {})).toMatchObject({ status: 200 });
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

test('A stream of a workspace that does not exist is refused', async () => {
  expect(await ben.ask('GET', '/api/workspaces/team-00000000/head')).toMatchObject({ status: 404 });
});
