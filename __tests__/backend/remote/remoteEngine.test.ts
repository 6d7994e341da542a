import {
  EngineUnavailable,
  QuestionTooLarge,
  type PaymentEngine,
  type StatementPortion,
} from '@/backend/paymentEngine';
import { isLineCut } from '@/backend/remote/http';
import { createRemoteEngine } from '@/backend/remote/remoteEngine';
import { askEngineSchema } from '@/protocol/engine';
import * as v from 'valibot';

const SNAPSHOT = { dataSet: 'a'.repeat(64), seq: 7 };
const TOTALS = {
  count: 2,
  gross: 300,
  refunded: 0,
  net: 300,
  failed: 0,
  voided: 0,
  allocation: { merchant: 270, processor: 10, partner: 10, platform: 10 },
  refundedShares: { merchant: 0, processor: 0, partner: 0, platform: 0 },
};

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Lets the server answer so, and returns what it was asked. */
function answerWith(answer: (init: RequestInit) => Response | Promise<Response>) {
  const asked: { path: string; body: v.InferOutput<typeof askEngineSchema> }[] = [];
  globalThis.fetch = (path, init = {}) => {
    // Each question has the form that the server reads.
    asked.push({ path: path as string, body: v.parse(askEngineSchema, JSON.parse(init.body as string)) });
    return Promise.resolve(answer(init));
  };
  return asked;
}

const json = (value: object, status = 200) => new Response(JSON.stringify(value), { status });
const problem = (type: string, status: number) =>
  json({ type: `urn:splitpay:problem:${type}`, title: type, status, detail: `A sentence about ${type}.` }, status);

const engine = createRemoteEngine('team-12345678', 'tab1');

test('A question is posted to its workspace with the snapshot', async () => {
  const asked = answerWith(() => json({ answer: TOTALS }));
  expect(await engine.totals(SNAPSHOT, { search: 'jazz' })).toEqual(TOTALS);
  expect(asked).toEqual([
    {
      path: '/api/workspaces/team-12345678/questions',
      body: { ...SNAPSHOT, list: 'tab1 totals  ', question: { kind: 'totals', filter: { search: 'jazz' } } },
    },
  ]);
});

const order = { filter: {}, sort: null };
const span = { start: '2025-06-01', end: '2025-06-30' };
const QUESTIONS: Record<string, (asking: PaymentEngine) => Promise<unknown>> = {
  page: (asking) => asking.page(SNAPSHOT, { ...order, size: 10, at: { page: 1 } }),
  payment: (asking) => asking.payment(SNAPSHOT, 'P1'),
  neighbors: (asking) => asking.neighbors(SNAPSHOT, { ...order, id: 'P1' }),
  volume: (asking) => asking.volume(SNAPSHOT),
  merchants: (asking) => asking.merchants(SNAPSHOT),
  balances: (asking) => asking.balances(SNAPSHOT, span),
  statement: (asking) => asking.statement(SNAPSHOT, { partyId: 'platform', span, size: 10, page: 1 }),
  statementLines: async (asking) => readPortions(asking),
  feeCheck: (asking) => asking.feeCheck(SNAPSHOT),
};

async function readPortions(asking: PaymentEngine): Promise<StatementPortion[]> {
  const portions: StatementPortion[] = [];
  for await (const portion of asking.statementLines(SNAPSHOT, { partyId: 'platform', span })) portions.push(portion);
  return portions;
}

test.each(Object.keys(QUESTIONS))(
  'The question %s has the form that the server reads, and another name than the others',
  async (kind) => {
    const asked = answerWith(() => problem('unavailable', 503));
    await expect(QUESTIONS[kind]?.(engine)).rejects.toBeInstanceOf(EngineUnavailable);
    expect(asked[0]?.body.question.kind).toBe(kind);
    expect(asked[0]?.body.list).toMatch(/^tab1 /);
  },
);

test('A missing engine does not count as a cut line, and the sentence of the server says what to do', async () => {
  answerWith(() => problem('unavailable', 503));
  await expect(engine.volume(SNAPSHOT)).rejects.toThrow('A sentence about unavailable.');
  expect(isLineCut()).toBe(false);
});

test('A proxy that answers for a server that is down is a cut line', async () => {
  answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 503 }));
  await expect(engine.volume(SNAPSHOT)).rejects.toThrow('The server cannot be reached.');
  expect(isLineCut()).toBe(true);
  answerWith(() => json({ answer: TOTALS }));
  await engine.totals(SNAPSHOT, {});
  expect(isLineCut()).toBe(false);
});

test('A payment that does not exist is undefined', async () => {
  answerWith(() => json({ answer: null }));
  expect(await engine.payment(SNAPSHOT, 'P9')).toBeUndefined();
});

test('An answer that is too large says what to narrow', async () => {
  answerWith(() => problem('too-large', 413));
  const refused = engine.totals(SNAPSHOT, {});
  await expect(refused).rejects.toBeInstanceOf(QuestionTooLarge);
  await expect(refused).rejects.toThrow('A sentence about too-large.');
});

test('An answer in another form is not shown', async () => {
  answerWith(() => json({ answer: { count: 'many' } }));
  await expect(engine.totals(SNAPSHOT, {})).rejects.toBeInstanceOf(EngineUnavailable);
});

test('A canceled question rejects with the reason of its signal', async () => {
  const stop = new AbortController();
  answerWith(({ signal }) => {
    stop.abort(new Error('left'));
    expect(signal?.aborted).toBe(true);
    throw new TypeError('aborted');
  });
  await expect(engine.totals(SNAPSHOT, {}, stop.signal)).rejects.toThrow('left');
});

const listed = {
  id: 'P1',
  merchantId: 'M1',
  merchantName: 'Harbor Arts',
  amount: 100,
  date: '2025-06-01',
  status: 'Completed',
  platformFee: 1,
  figures: { refunded: 0, net: 100, allocation: TOTALS.allocation },
  fileTime: { time: '2025-06-01', zone: 'UTC' },
};

async function readRows(): Promise<number[]> {
  const sizes: number[] = [];
  for await (const rows of engine.rows(SNAPSHOT, order)) sizes.push(rows.length);
  return sizes;
}

const lines = (...values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');

test('The rows of an export arrive in portions', async () => {
  answerWith(() => new Response(lines({ rows: [listed, listed] }, { rows: [listed] }, { end: true })));
  expect(await readRows()).toEqual([2, 1]);
});

test('The lines of a statement arrive in portions with the figures of all of them', async () => {
  const line = { kind: 'payment', time: '2025-06-01', paymentId: 'P1', note: '', gross: 5, net: 5 };
  const fees = { processor: 0, partner: 0, platform: 0 };
  const portion = { opening: 1, closing: 6, length: 1, lines: [{ ...line, fees }] };
  answerWith(() => new Response(lines({ portion }, { end: true })));
  expect(await readPortions(engine)).toEqual([portion]);
  answerWith(() => new Response(lines({ portion })));
  await expect(readPortions(engine)).rejects.toThrow('The answer was cut off. Try again.');
});

test('Questions of two tabs do not replace one another', async () => {
  const asked = answerWith(() => json({ answer: TOTALS }));
  for (let tab = 0; tab < 2; tab += 1) await createRemoteEngine('team-12345678').totals(SNAPSHOT, {});
  expect(new Set(asked.map(({ body }) => body.list)).size).toBe(2);
});

test('Totals of other days do not replace those that run', async () => {
  const asked = answerWith(() => json({ answer: TOTALS }));
  await engine.totals(SNAPSHOT, { range: { start: '2025-06-01', end: '2025-06-30' } });
  expect(asked[0]?.body.list).toBe('tab1 totals 2025-06-01 2025-06-30');
});

test('The last line of an export needs no line break', async () => {
  answerWith(() => new Response(lines({ rows: [listed] }) + JSON.stringify({ end: true })));
  expect(await readRows()).toEqual([1]);
});

test('An export whose line is cut says so', async () => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(encoder.encode(lines({ rows: [listed] })));
      controller.error(new Error('The line is cut.'));
    },
  });
  answerWith(() => new Response(body));
  await expect(readRows()).rejects.toBeInstanceOf(EngineUnavailable);
});

test('An export that was cut off is refused', async () => {
  answerWith(() => new Response(lines({ rows: [listed] })));
  await expect(readRows()).rejects.toThrow('The answer was cut off. Try again.');
});

test('An export that the engine ends with a problem says it', async () => {
  const ended = { type: 'x', title: 'x', status: 503, detail: 'It is being restarted.' };
  answerWith(() => new Response(lines({ rows: [listed] }, { problem: ended })));
  await expect(readRows()).rejects.toThrow('It is being restarted.');
});
