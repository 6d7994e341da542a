import type { ApiKey, ApiKeys } from '@/protocol/apiKeys';
import type { TeamWorkspace } from '@/protocol/workspaces';
import { createBrowser, joinTeam, setUpTeam, type Browser } from '../../helpers/server/browser';
import { findFreePort } from '../../helpers/server/freePort';
import { startServer, type RunningServer } from '../../helpers/server/startServer';
import { startClickhouse, type TestClickhouse } from '../../helpers/server/startClickhouse';
import { testWithClickhouse } from '../clickhouse';

const sent = (index: number, more: object = {}) => ({
  id: `S${index}`,
  merchant: `Merchant ${index % 2}`,
  amount: 1_000 + index,
  currency: 'USD',
  time: `2026-03-0${1 + (index % 9)}T23:30:00Z`,
  status: 'Completed',
  ...more,
});
testWithClickhouse('the sending of payments', (program) => {
  let clickhouse: TestClickhouse;
  let server: RunningServer;
  let ana: Browser;
  beforeAll(async () => {
    clickhouse = await startClickhouse(program);
    const { urls, database, reader, writer } = clickhouse.options;
    server = await startServer({ engine: { urls, database, reader, writer, cluster: undefined } });
    ana = await setUpTeam(server);
  });
  afterAll(async () => {
    await server.stop();
    await clickhouse.stop();
  });

  let workspaces = 0;
  async function createWorkspace() {
    workspaces += 1;
    const id = `team-sent-${String(workspaces).padStart(4, '0')}`;
    const request = { id, name: `Sent ${workspaces}`, currency: 'USD', timeZone: 'Europe/Berlin' };
    expect(await ana.ask('POST', '/api/engine-workspaces', request)).toMatchObject({ status: 201 });
    const created = await ana.ask('POST', '/api/keys', { name: 'Platform', workspace: id });
    expect(created).toMatchObject({ status: 201, body: { name: 'Platform', createdBy: { name: 'Ana Ruiz' } } });
    const { key, id: keyId } = created.body as unknown as ApiKey & { key: string };
    const path = `/api/workspaces/${id}`;
    const program = createBrowser(server.origin);
    const send = async (payments: readonly object[] | string, authorization = `Bearer ${key}`) => {
      const text = typeof payments === 'string' ? payments : payments.map((item) => JSON.stringify(item)).join('\n');
      const headers = { Authorization: authorization, Origin: '', 'Content-Type': 'application/x-ndjson' };
      return program.ask('POST', `${path}/payments`, text, headers);
    };
    const find = async () => (await ana.ask('GET', path)).body as unknown as TeamWorkspace;
    const ask = async (question: object) => {
      const asked = { dataSet: (await find()).record.hash, seq: 0, list: 'test', question };
      const { status, body } = await ana.ask('POST', `${path}/questions`, asked);
      expect(status).toBe(200);
      return (body as Record<string, unknown>).answer;
    };
    return { id, path, key, keyId, send, find, ask };
  }

  test('A payment that the import refuses is not said to be added', async () => {
    const { send, find } = await createWorkspace();
    const answer = await send([sent(1), sent(2, { amount: Number.MAX_SAFE_INTEGER })]);
    const refusals = [{ id: 'S2', reason: 'sum too large' }];
    expect(answer).toMatchObject({ status: 200, body: { added: 1, known: 0, refused: 1, refusals } });
    expect((await find()).record.rows).toBe(1);
  });

  test('Payments that a program sends count once, and the workspace moves to them', async () => {
    const { send, find, ask } = await createWorkspace();
    const payments = Array.from({ length: 12 }, (_, index) => sent(index));
    expect(await send(payments)).toMatchObject({ status: 200, body: { added: 12, known: 0, differing: [] } });
    expect(await ask({ kind: 'totals', filter: {} })).toMatchObject({ count: 12, gross: 12_066 });
    const { record } = await find();
    expect(record).toMatchObject({ rows: 12 });
    expect(await send([...payments.slice(0, 3), sent(12, { merchant: 'New one', note: '=1+1' })])).toMatchObject({
      body: { added: 1, known: 3, differing: [] },
    });
    expect((await find()).record.hash).not.toBe(record.hash);
    expect(await ask({ kind: 'payment', id: 'S12' })).toMatchObject({
      // In the zone of the workspace.
      row: { merchantId: 'MER003', date: '2026-03-05 00:30:00', note: '=1+1' },
      areFeesCalculated: true,
    });
    expect(await ask({ kind: 'merchants' })).toMatchObject([{ payments: 6 }, { payments: 6 }, { payments: 1 }]);
  });

  test('A payment that was sent with other values keeps the first ones, and the answer names it', async () => {
    const { send, ask } = await createWorkspace();
    const fees = { processor: 30, partner: 0, platform: 100 };
    await send([sent(1), sent(2, { fees })]);
    expect(
      await send([sent(1, { amount: 5 }), sent(2, { fees }), sent(3), sent(3, { status: 'Failed' })]),
    ).toMatchObject({
      body: { added: 1, known: 1, differing: ['S3', 'S1'] },
    });
    expect(await ask({ kind: 'payment', id: 'S1' })).toMatchObject({ row: { amount: 1_001 } });
    expect(await ask({ kind: 'payment', id: 'S2' })).toMatchObject({
      areFeesCalculated: false,
      fees: [{ amount: 30 }, { amount: 0 }, { amount: 100 }],
    });
  });

  test('Sent payments are part of the payments that are read from files again', async () => {
    const { path, send, find, ask } = await createWorkspace();
    await send([sent(1), sent(2)]);
    const file =
      'Transaction ID,Merchant,Amount,Date and time,Status,Currency\nP1,Merchant 1,9.99,2026-03-01 10:00:00,Completed,USD';
    await ana.ask('PUT', `${path}/parts/1?name=a.csv`, file, { 'Content-Type': 'text/csv' });
    expect(await ana.ask('POST', `${path}/finish`, { from: (await find()).record.hash })).toMatchObject({
      status: 200,
      body: { payments: 3, refused: 0 },
    });
    expect(await ask({ kind: 'totals', filter: {} })).toMatchObject({ count: 3, gross: 3_002 });
    expect(await send([sent(2), sent(4)])).toMatchObject({ body: { added: 1, known: 1 } });
    expect(await ask({ kind: 'totals', filter: {} })).toMatchObject({ count: 4 });
  });

  test('A key sends payments to its workspace only, and nothing after it was revoked', async () => {
    const { id, path, key, keyId, send } = await createWorkspace();
    const { path: other, send: sendOther } = await createWorkspace();
    expect(await sendOther([sent(1)], `Bearer ${key}`)).toMatchObject({ status: 403 });
    expect(await send([sent(1)], 'Bearer splitpay_x')).toMatchObject({ status: 401 });
    expect(await send([sent(1)], '')).toMatchObject({ status: 401 });
    const stranger = createBrowser(server.origin);
    const headers = { Authorization: `Bearer ${key}` };
    expect(await stranger.ask('GET', path, undefined, headers)).toMatchObject({ status: 401 });
    expect(await stranger.ask('GET', `${other}/entries`, undefined, headers)).toMatchObject({ status: 401 });
    expect(await send([sent(1)])).toMatchObject({ status: 200 });
    const listed = (await ana.ask('GET', '/api/keys')).body as unknown as ApiKeys;
    expect(listed.workspaces.map((workspace) => workspace.id)).toContain(id);
    const found = listed.keys.find((item) => item.id === keyId);
    expect(found).toMatchObject({ name: 'Platform', workspace: id, lastUsedAt: expect.any(String) as string });
    expect(JSON.stringify(listed)).not.toContain(key);
    const stored = await server.database.query<{ hash: string }>('select hash from api_key');
    expect(stored.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    expect(await ana.ask('DELETE', `/api/keys/${keyId}`)).toMatchObject({ status: 204 });
    expect(await ana.ask('DELETE', `/api/keys/${keyId}`)).toMatchObject({ status: 404 });
    expect(await send([sent(2)])).toMatchObject({ status: 401 });
  });

  test('Only an administrator creates, lists and revokes keys', async () => {
    const { id, keyId } = await createWorkspace();
    const ben = await joinTeam(ana, server.origin, 'Ben Ode', 'finance');
    expect(await ben.ask('POST', '/api/keys', { name: 'Mine', workspace: id })).toMatchObject({ status: 403 });
    expect(await ben.ask('GET', '/api/keys')).toMatchObject({ status: 403 });
    expect(await ben.ask('DELETE', `/api/keys/${keyId}`)).toMatchObject({ status: 403 });
    expect(await ana.ask('POST', '/api/keys', { name: 'Lost', workspace: 'team-unknown-1' })).toMatchObject({
      status: 404,
    });
  });

  test('A line that is not a payment is named, and nothing of its request is stored', async () => {
    const { send, ask } = await createWorkspace();
    expect(await send([sent(1), sent(2, { amount: 1.5 })])).toMatchObject({
      status: 400,
      body: { detail: 'Line 2 is not a payment: the field amount is wrong. Nothing of this request is stored.' },
    });
    expect(await send('{')).toMatchObject({ status: 400 });
    expect(await send([sent(1, { currency: 'EUR' })])).toMatchObject({
      status: 400,
      body: { detail: 'Payment S1 is in EUR, and this workspace is in USD.' },
    });
    expect(await ask({ kind: 'totals', filter: {} })).toMatchObject({ count: 0 });
  });
});

test('Without its engine, the server says so and goes on with everything else', async () => {
  const port = await findFreePort();
  const account = { user: 'x', password: '' };
  const engine = {
    urls: [`http://127.0.0.1:${port}`],
    database: 'default',
    cluster: undefined,
    reader: account,
    writer: account,
  };
  const server = await startServer({ engine });
  try {
    const browser = await setUpTeam(server);
    const ready = await browser.ask('GET', '/readyz');
    expect(ready).toEqual({ status: 200, body: 'ok, but the payment engine does not answer' });
    expect((await browser.ask('GET', '/metrics')).body).toContain('splitpay_engine_up 0');
    expect(await browser.ask('GET', '/api/workspaces')).toMatchObject({ status: 200 });
    const request = { id: 'team-absent-01', name: 'Absent', currency: 'USD', timeZone: 'UTC' };
    expect(await browser.ask('POST', '/api/engine-workspaces', request)).toMatchObject({
      status: 503,
      body: { detail: expect.stringContaining('The payment engine does not answer.') as string },
    });
  } finally {
    await server.stop();
  }
});

test('Without CLICKHOUSE_URL, there is no engine', async () => {
  const server = await startServer();
  try {
    const browser = await setUpTeam(server);
    const request = { id: 'team-absent-01', name: 'Absent', currency: 'USD', timeZone: 'UTC' };
    expect(await browser.ask('POST', '/api/engine-workspaces', request)).toMatchObject({
      status: 404,
      body: { detail: 'This server has no payment engine. CLICKHOUSE_URL turns it on.' },
    });
    expect(await browser.ask('GET', '/readyz')).toEqual({ status: 200, body: 'ok' });
    expect((await browser.ask('GET', '/metrics')).body).not.toContain('splitpay_engine_up');
  } finally {
    await server.stop();
  }
});
