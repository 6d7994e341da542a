import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { engineAnswerSchema, engineLineSchema } from '@/protocol/engineAnswers';
import type { AnsweredQuestion, EngineQuestion } from '@/protocol/engine';
import type { TeamWorkspace } from '@/protocol/workspaces';
import { createBrowser, joinTeam, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';
import { startClickhouse, type TestClickhouse } from '../../helpers/server/startClickhouse';
import { testWithClickhouse } from '../clickhouse';

const HEADER = 'Transaction ID,Merchant,Amount,Date and time,Status,Currency,Customer ID';
const line = (index: number, more: Partial<Record<'merchant' | 'amount' | 'status', string>> = {}) =>
  [
    `P${index}`,
    more.merchant ?? `Merchant ${index % 3}`,
    more.amount ?? `${index + 1}.00`,
    `2026-0${1 + (index % 6)}-15 10:00:00`,
    more.status ?? 'Completed',
    'USD',
    `C${index}`,
  ].join(',');
const fileOf = (from: number, to: number) =>
  [HEADER, ...Array.from({ length: to - from }, (_, index) => line(from + index))].join('\n');

const LIST = { filter: {}, sort: null } as const;
testWithClickhouse('the routes of the engine', (program) => {
  let clickhouse: TestClickhouse;
  let server: RunningServer;
  let ana: Browser;
  let viewer: Browser;
  beforeAll(async () => {
    clickhouse = await startClickhouse(program);
    const { urls, database, reader, writer } = clickhouse.options;
    server = await startServer({ engine: { urls, database, reader, writer, cluster: undefined } });
    ana = await setUpTeam(server);
    viewer = await joinTeam(ana, server.origin, 'Vera Lund', 'viewer');
  });
  afterAll(async () => {
    await server.stop();
    await clickhouse.stop();
  });

  let workspaces = 0;
  async function createWorkspace() {
    workspaces += 1;
    const id = `team-engine-${String(workspaces).padStart(4, '0')}`;
    const request = { id, name: `Engine ${workspaces}`, currency: 'USD', timeZone: 'Europe/Berlin' };
    expect(await ana.ask('POST', '/api/engine-workspaces', request)).toMatchObject({ status: 201 });
    const path = `/api/workspaces/${id}`;
    const find = async () => (await ana.ask('GET', path)).body as unknown as TeamWorkspace;
    const putPart = async (number: number, text: string) =>
      ana.ask('PUT', `${path}/parts/${number}?name=part-${number}.csv`, text, { 'Content-Type': 'text/csv' });
    const finish = async () => ana.ask('POST', `${path}/finish`, { from: (await find()).record.hash });
    const askWith = async (browser: Browser, question: EngineQuestion, list = 'transactions') => {
      const { record } = await find();
      const { body } = await ana.ask('GET', `${path}/entries`);
      const { seq } = (body as unknown as { head: { seq: number } }).head;
      return browser.ask('POST', `${path}/questions`, { dataSet: record.hash, seq, list, question });
    };
    const ask = async (question: AnsweredQuestion): Promise<unknown> => {
      const { status, body } = await askWith(ana, question);
      expect({ status, body }).toMatchObject({ status: 200 });
      return v.parse(engineAnswerSchema(question.kind), body).answer;
    };
    return { id, path, find, putPart, finish, ask, askWith };
  }

  test('Parts become the payments of a workspace, which every member asks for', async () => {
    const { find, putPart, finish, ask, askWith } = await createWorkspace();
    expect(await ask({ kind: 'totals', filter: {} })).toMatchObject({ count: 0, gross: 0 });
    expect(await putPart(1, fileOf(0, 20))).toMatchObject({ status: 200, body: { number: 1, name: 'part-1.csv' } });
    expect(await putPart(2, fileOf(15, 40))).toMatchObject({ status: 200 });
    expect(await finish()).toMatchObject({ status: 200, body: { payments: 40, refunds: 0, refused: 0 } });
    const { record } = await find();
    expect(record).toMatchObject({ rows: 40, source: 'part-1.csv and part-2.csv', isInEngine: true });
    expect(await ask({ kind: 'totals', filter: {} })).toMatchObject({ count: 40, gross: 82_000 });
    const page = await ask({ kind: 'page', ...LIST, size: 10, at: { page: 2 } });
    expect(page).toMatchObject({ page: 2, total: { count: 40, isExact: true }, rows: { length: 10 } });
    expect(await ask({ kind: 'payment', id: 'P7' })).toMatchObject({ row: { id: 'P7', amount: 800 } });
    expect(await ask({ kind: 'payment', id: 'P77' })).toBeNull();
    expect(await ask({ kind: 'merchants' })).toMatchObject([{ payments: 14 }, { payments: 13 }, { payments: 13 }]);
    expect(await ask({ kind: 'volume' })).toMatchObject({ summaries: { month: { 5: { date: 'JUN' } } } });
    expect(await ask({ kind: 'balances', span: { start: '2026-01-01', end: '2026-06-30' } })).not.toEqual([]);
    expect(await ask({ kind: 'feeCheck' })).toMatchObject({ groups: [] });
    const statement = {
      partyId: 'MER001',
      span: { start: '2026-01-01', end: '2026-06-30' },
      size: 10,
      page: 1,
    } as const;
    expect(await ask({ kind: 'statement', ...statement })).toMatchObject({ isClosed: true });
    expect(await ask({ kind: 'neighbors', ...LIST, id: 'P7' })).toMatchObject({
      position: expect.any(Number) as number,
    });
    expect(await askWith(viewer, { kind: 'totals', filter: {} })).toMatchObject({ status: 200 });
    expect(await askWith(createBrowser(server.origin), { kind: 'totals', filter: {} })).toMatchObject({ status: 401 });
  });

  test('The same parts read again are the same data set, and a replaced part replaces its payments', async () => {
    const { find, putPart, finish, ask } = await createWorkspace();
    await putPart(1, fileOf(0, 10));
    await putPart(2, fileOf(10, 20));
    await finish();
    const first = (await find()).record.hash;
    await putPart(2, fileOf(10, 20));
    await finish();
    expect((await find()).record.hash).toBe(first);
    expect(await ask({ kind: 'totals', filter: {} })).toMatchObject({ count: 20 });
    await putPart(2, fileOf(10, 15));
    await finish();
    expect((await find()).record.hash).not.toBe(first);
    expect(await ask({ kind: 'totals', filter: {} })).toMatchObject({ count: 15 });
  });

  test('Exports of rows and of statements are streams that end with a line that says so', async () => {
    const { path, find, putPart, finish } = await createWorkspace();
    await putPart(1, fileOf(0, 30));
    await finish();
    const { hash: dataSet } = (await find()).record;
    const read = async (question: EngineQuestion) => {
      const response = await ana.send('POST', `${path}/questions`, { dataSet, seq: 0, list: 'export', question });
      expect(response.headers.get('content-type')).toBe('application/x-ndjson');
      const texts = (await response.text()).trim().split('\n');
      const lines = texts.map((text) => v.parse(engineLineSchema, JSON.parse(text)));
      expect(lines.at(-1)).toEqual({ end: true });
      return lines;
    };
    const rows = (await read({ kind: 'rows', ...LIST })).flatMap((entry) => ('rows' in entry ? entry.rows : []));
    expect(rows).toHaveLength(30);
    const span = { start: '2026-01-01', end: '2026-06-30' };
    const portions = await read({ kind: 'statementLines', partyId: 'platform', span });
    expect(portions.flatMap((entry) => ('portion' in entry ? entry.portion.lines : []))).toHaveLength(30);
    expect(portions[0]).toMatchObject({ portion: { opening: 0, length: 30 } });
  });

  test('A newer question of a list cancels the older one of the same person', async () => {
    const { putPart, finish, askWith } = await createWorkspace();
    await putPart(1, fileOf(0, 30));
    await finish();
    const question = { kind: 'page', ...LIST, size: 10, at: { page: 1 } } as const;
    const [older, newer, other] = await Promise.all([
      askWith(ana, question),
      wait(1).then(async () => askWith(ana, question)),
      askWith(ana, question, 'dashboard'),
    ]);
    const statuses = [older.status, newer.status];
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(other.status).toBe(200);
  });

  test('A question about another data set or another position of the log is refused with what is newer', async () => {
    const { path, find, putPart, finish } = await createWorkspace();
    const { record } = await find();
    await putPart(1, fileOf(0, 5));
    await finish();
    const question = { kind: 'totals', filter: {} };
    const asked = { dataSet: record.hash, seq: 0, list: 'totals', question };
    expect(await ana.ask('POST', `${path}/questions`, asked)).toMatchObject({
      status: 409,
      body: { type: 'urn:splitpay:problem:moved' },
    });
    const { hash } = (await find()).record;
    expect(await ana.ask('POST', `${path}/questions`, { ...asked, dataSet: hash, seq: 7 })).toMatchObject({
      status: 409,
      body: { type: 'urn:splitpay:problem:changed', head: { seq: 0 } },
    });
    expect(await ana.ask('POST', `${path}/questions`, { ...asked, question: { kind: 'sql' } })).toMatchObject({
      status: 400,
    });
  });

  test('Rows, imports and the zone of an engine workspace change by its parts only', async () => {
    const { id, path, find } = await createWorkspace();
    const { record } = await find();
    const sentence = { status: 400, body: { detail: expect.stringContaining('payment engine') as string } };
    expect(await ana.ask('PUT', `${path}/data-set`, { from: record.hash, record })).toMatchObject(sentence);
    expect(await ana.ask('POST', `${path}/undo-import`, { from: record.hash, zone: 'UTC' })).toMatchObject(sentence);
    expect(await ana.ask('PATCH', path, { timeZone: 'UTC' })).toMatchObject(sentence);
    expect(await viewer.ask('PUT', `${path}/parts/1`, 'x', { 'Content-Type': 'text/csv' })).toMatchObject({
      status: 403,
    });
    expect(await ana.ask('PUT', `${path}/parts/0`, 'x', { 'Content-Type': 'text/csv' })).toMatchObject({ status: 400 });
    expect(await viewer.ask('POST', `${path}/finish`, { from: record.hash })).toMatchObject({ status: 403 });
    expect(id).toMatch(/^team-/);
  });

  test('A part that nobody can read is refused, and the earlier payments stay', async () => {
    const { find, putPart, finish, ask } = await createWorkspace();
    await putPart(1, fileOf(0, 5));
    await finish();
    const before = await find();
    await putPart(2, '%PDF-1.7 and more');
    expect(await finish()).toMatchObject({ status: 400, body: { detail: 'part-2.csv cannot be read: binary.' } });
    expect(await find()).toEqual(before);
    expect(await ask({ kind: 'totals', filter: {} })).toMatchObject({ count: 5 });
  });
});
